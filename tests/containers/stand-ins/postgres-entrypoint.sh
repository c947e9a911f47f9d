#!/bin/sh
# Stands in for the entry of PostgreSQL's own image: makes the cluster, its user and its database once, then starts the server.
set -e
export PGDATA=/var/lib/postgresql/data
PATH=$(echo /usr/lib/postgresql/*/bin):$PATH
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  umask 077
  printf '%s' "$POSTGRES_PASSWORD" > /tmp/password
  initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-local=trust --auth-host=scram-sha-256 --locale=C --encoding=UTF8
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  echo "CREATE DATABASE \"$POSTGRES_DB\"" | postgres --single -j postgres
fi
[ $# -gt 0 ] || set -- postgres
exec "$@" -c 'listen_addresses=*'
