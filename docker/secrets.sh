#!/bin/sh
# Makes the passwords and secrets of docker-compose.yml, each a file of FOLDER, and leaves alone those that are there.
# usage: sh docker/secrets.sh docker/secrets     once; keep the folder, they can't be changed one-sidedly
# The folder keeps others out; its files can be read by the user of a container, who has another number.
set -eu
folder=${1:?usage: secrets.sh FOLDER}
mkdir -p -m 700 "$folder"
umask 022

random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
keep() { [ -e "$folder/$1" ] || printf '%s\n' "$2" > "$folder/$1"; }

for name in postgres_password minio_password kirinuki_secret bff_secret; do
  keep "$name" "$(random)"
done
keep database_url "postgresql://kirinuki:$(cat "$folder/postgres_password")@postgres:5432/kirinuki"
keep aws_credentials "[default]
aws_access_key_id = kirinuki
aws_secret_access_key = $(cat "$folder/minio_password")"
