#!/bin/sh
# Makes the passwords and secrets that docker-compose.yml asks for and prints them as lines of an .env file.
# usage: (umask 077; sh docker/secrets.sh > .env)     once; keep the file, they can't be changed one-sidedly
set -eu
for name in POSTGRES_PASSWORD MINIO_PASSWORD KIRINUKI_SECRET BFF_SECRET; do
  printf '%s=%s\n' "$name" "$(od -An -N32 -tx1 /dev/urandom | tr -d ' \n')"
done
