#!/bin/sh
# Copies the enquiries, SQLite or PostgreSQL, to BACKUP_DIR, removes copies older than BACKUP_DAYS and, where BACKUP_TARGET
# names an rsync target (user@host:folder), keeps the same files there. Backups hold personal data: the folder is closed to
# others, and thirty days is how long an erased person may live on in them.
set -eu
cd "$(dirname "$0")/.."
PATH=$PWD/node_modules/.bin:$PATH # the Node that came with the packages, whatever the host has
: "${BACKUP_DIR:?names the folder of the backups}"
days=${BACKUP_DAYS:-30}
umask 077
mkdir -p "$BACKUP_DIR"
stamp=$(date -u +%Y-%m-%dT%H%M%SZ)

if [ -n "${DATABASE_URL:-}" ]; then
  file=$BACKUP_DIR/enquiries-$stamp.dump
  secret=${DATABASE_PASSWORD:-}
  [ -z "${DATABASE_PASSWORD_FILE:-}" ] || secret=$(cat "$DATABASE_PASSWORD_FILE")
  [ -z "$secret" ] || export PGPASSWORD="$secret"
  pg_dump --format=custom --file="$file.part" "$DATABASE_URL"
else
  file=$BACKUP_DIR/enquiries-$stamp.sqlite
  node server/operator/main.ts backup "$file.part" > /dev/null
fi
mv "$file.part" "$file"
find "$BACKUP_DIR" -name 'enquiries-*' -type f -mtime +"$days" -delete
[ -z "${BACKUP_TARGET:-}" ] || rsync --archive --delete "$BACKUP_DIR"/ "$BACKUP_TARGET"/
echo "$file"
