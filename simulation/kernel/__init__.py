"""The kernel: what a happening is, how rules answer it, how an instant settles, how time goes on."""
