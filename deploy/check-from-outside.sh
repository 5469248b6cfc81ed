#!/bin/sh
# Asks a site whether it takes enquiries and they leave, and mails when the answer changes. For a cron of another machine, every minute:
#   check-from-outside.sh https://example.com somebody@example.com
# Wants curl and a sendmail; remembers the last answer in ~/.site-check-<host>. An answer counts once it came twice running.
# Mail to somebody whose mailbox is not the site's own: when that one is full, this must still arrive.
set -eu
site=${1:?the address of the site} reader=${2:?who is told}
host=$(printf %s "$site" | sed 's#^[a-z]*://##; s#[/:].*##')
memory=$HOME/.site-check-$host
read -r told last < "$memory" 2> /dev/null || { told=up last=up; }

tell() {
  printf 'To: %s\nSubject: %s %s\n\n%s\n' "$reader" "$host" "$1" "$2, $(date -u)." | "${SENDMAIL:-/usr/sbin/sendmail}" -t
}

answer=$(curl --silent --max-time 10 --write-out ' %{http_code}' "$site/readyz" 2> /dev/null) || true
case $answer in
  'ready 200') now=up ;;
  *'mail waits 200') now=waiting ;;
  *) now=down ;;
esac

if [ "$now" != "$told" ] && { [ "$now" = up ] || [ "$now" = "$last" ]; }; then
  case $now in
    up) tell 'is well again' "$site takes enquiries and they leave" ;;
    waiting) tell 'keeps enquiries it cannot mail' "$site takes enquiries, but one has waited for the mail server for ten minutes. See docs/operations.md, What to do when" ;;
    down) tell 'takes no enquiries' "$site/readyz answered ${answer:-nothing}, twice running. See docs/operations.md, What to do when" ;;
  esac
  told=$now
fi
echo "$told $now" > "$memory"
