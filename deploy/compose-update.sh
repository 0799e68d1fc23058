#!/bin/sh
# Updates the processes of compose.yaml one after the other; each answers before the next one is replaced.
set -eu
cd "$(dirname "$0")"
docker compose build
for api in api-1 api-2; do
  docker compose up --detach --no-deps --wait "$api"
done
