#!/bin/sh
# Asks a site whether it takes enquiries and mails when the answer changes. For a cron of another machine, every minute:
#   check-from-outside.sh https://example.com somebody@example.com
# Wants curl and a sendmail; remembers the last answer in ~/.site-check-<host>. Two misses running count as down.
set -eu
site=${1:?the address of the site} reader=${2:?who is told}
host=$(printf %s "$site" | sed 's#^[a-z]*://##; s#[/:].*##')
memory=$HOME/.site-check-$host
read -r state misses < "$memory" 2> /dev/null || { state=up misses=0; }

tell() {
  printf 'To: %s\nSubject: %s %s\n\n%s\n' "$reader" "$host" "$1" "$2" | "${SENDMAIL:-/usr/sbin/sendmail}" -t
}

if code=$(curl --silent --show-error --max-time 10 --output /dev/null --write-out '%{http_code}' "$site/readyz" 2> /dev/null) && [ "$code" = 200 ]; then
  [ "$state" = up ] || tell 'is back' "$site takes enquiries again, $(date -u)."
  state=up misses=0
else
  misses=$((misses + 1))
  if [ "$state" = up ] && [ "$misses" -ge 2 ]; then
    tell 'takes no enquiries' "$site/readyz answered ${code:-nothing}, twice running, $(date -u). See docs/operations.md, What to do when."
    state=down
  fi
fi
echo "$state $misses" > "$memory"
