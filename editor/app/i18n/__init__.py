"""The window's languages: .ts sources, .qm built from them, and the one in use."""
