#!/bin/sh
# Stands in for SeaweedFS: an S3-compatible server that obeys the same words of the command line.
exec node /stand-ins/storage.ts "$@"
