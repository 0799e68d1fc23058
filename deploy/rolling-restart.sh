#!/bin/sh
# Restarts the processes of systemd one after the other; each takes orders again before the next one stops.
set -eu
for port in "$@"; do
  systemctl restart "lucka@$port"
done
