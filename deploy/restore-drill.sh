#!/bin/sh
# Restores the newest backup aside, looks it over and throws the copy away; says how many enquiries it holds and exits 1 when
# it cannot be read or is older than BACKUP_MAX_HOURS. PostgreSQL is restored into a database of its own on DRILL_URL, an
# address of a server whose user may create databases (the live one, or better another).
set -eu
cd "$(dirname "$0")/.."
PATH=$PWD/node_modules/.bin:$PATH # the Node that came with the packages, whatever the host has
: "${BACKUP_DIR:?names the folder of the backups}"
hours=${BACKUP_MAX_HOURS:-26}
file=$(find "$BACKUP_DIR" -name 'enquiries-*' ! -name '*.part' -type f | sort | tail -n 1)
[ -n "$file" ] || { echo "there is no backup in $BACKUP_DIR" >&2; exit 1; }
[ -n "$(find "$file" -mmin -$((hours * 60)))" ] || { echo "the newest backup is older than $hours hours: $file" >&2; exit 1; }

case $file in
  *.sqlite)
    aside=$(mktemp -d)
    trap 'rm -rf "$aside"' EXIT
    cp "$file" "$aside/outbox.sqlite"
    figures=$(DATA_DIR=$aside DATABASE_URL='' DATABASE_URL_FILE='' node server/operator/main.ts stats)
    ;;
  *)
    : "${DRILL_URL:?names a PostgreSQL server on which a database may be made for the trial}"
    name=drill_$$
    psql --quiet --no-psqlrc "$DRILL_URL" --command="create database $name"
    trap 'psql --quiet --no-psqlrc "$DRILL_URL" --command="drop database if exists $name with (force)"' EXIT
    copy=$(node -e 'const u = new URL(process.argv[1]); u.pathname = process.argv[2]; console.log(u.href)' "$DRILL_URL" "$name")
    pg_restore --exit-on-error --no-owner --no-privileges --dbname="$copy" "$file"
    figures=$(DATABASE_URL=$copy DATABASE_URL_FILE='' DATABASE_PASSWORD='' DATABASE_PASSWORD_FILE='' node server/operator/main.ts stats)
    ;;
esac
echo "restored on trial: $file"
echo "$figures"
