"""What a frozen Trapwright runs."""

import sys

from editor.__main__ import main

sys.exit(main())
