#!/bin/sh
# Step 1 of the image, also as a plain script: packages and builds in the checkout given (default: the one this file lies in).
set -eu
cd "${1:-$(dirname "$0")/..}"
npm ci --no-audit --no-fund --loglevel=error
npm run build
