#!/bin/sh
# Step 2 of the image, also as a plain script: puts together in OUT what runs, and nothing else.
# usage: assemble.sh OUT     (after build.sh; OUT must not exist or be empty)
set -eu
out=${1:?usage: assemble.sh OUT}
root=$(cd "$(dirname "$0")/.." && pwd)
mkdir -p "$out"
out=$(cd "$out" && pwd)
if [ -n "$(ls -A "$out")" ]; then
  echo "assemble.sh: $out is not empty" >&2
  exit 1
fi

cd "$root"
cp package.json package-lock.json .npmrc LICENSE scripts/lib/own-source-maps.mjs "$out/"
for workspace in schema web bff core-api migrations tests scripts; do
  mkdir -p "$out/$workspace"
  cp "$workspace/package.json" "$out/$workspace/"
done
mkdir -p "$out/web/src/__generated__"
cp -R core-api/dist "$out/core-api/dist"
cp -R bff/dist "$out/bff/dist"
cp -R web/dist "$out/web/dist"
cp web/src/__generated__/persisted-documents.json "$out/web/src/__generated__/"

cd "$out"
npm ci --workspace core-api --workspace bff --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error
# The image has its Node from the base image.
rm -rf node_modules/node
