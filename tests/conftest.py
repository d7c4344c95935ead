"""What all tests share: no screen is needed, and long property tests stay short unless asked for."""

import os

from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# Times on shared machines say nothing; the long run is `./test --slow`, the same examples every time.
settings.register_profile("quick", deadline=None, max_examples=50, derandomize=True)
settings.register_profile("slow", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("TRAPWRIGHT_HYPOTHESIS", "quick"))
