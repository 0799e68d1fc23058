#!/bin/sh
# `lucka` in the image, which has the built command line and not what builds it.
exec node /lucka/dist/cli/main.js "$@"
