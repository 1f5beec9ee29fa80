#!/usr/bin/env bash
# Backups of the database in compose.yaml. PGHOST, PGUSER, PGPASSWORD and PGDATABASE say which.
#   backup.sh nightly           one at 03:15 UTC, and one at the start where there is none
#   backup.sh now               one at once, with a trial restore
#   backup.sh drill             a trial restore of the newest
#   backup.sh newest-to-stdout  the newest, to restore it from
set -euo pipefail
FOLDER=/backups

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}
newest() { find "$FOLDER" -name 'site-*.pgdump' | sort | tail -n 1; }

drill() {
  local file count
  file=$(newest)
  [ -n "$file" ] || fail 'DRILL FAILED: there is no backup.'
  dropdb --if-exists --force restore_drill
  createdb restore_drill
  pg_restore --dbname=restore_drill --no-owner --exit-on-error "$file" ||
    fail "DRILL FAILED: $(basename "$file") cannot be restored."
  count=$(psql --dbname=restore_drill --tuples-only --no-align --command='SELECT count(*) FROM inquiries') ||
    fail "DRILL FAILED: $(basename "$file") holds no inquiries table."
  dropdb --force restore_drill
  echo "Drill passed: $(basename "$file") holds $count inquiries and can be restored."
}

off_site() {
  [ -n "${RESTIC_REPOSITORY:-}" ] || {
    echo 'The backup is on this machine alone: set RESTIC_REPOSITORY in .env.backup.'
    return
  }
  [ -n "${RESTIC_PASSWORD:-}" ] || fail 'RESTIC_REPOSITORY is set and RESTIC_PASSWORD is not: copies are encrypted with it.'
  export RESTIC_CACHE_DIR=/tmp/restic
  # Empty ones would hide what restic finds elsewhere, such as a role.
  [ -n "${AWS_ACCESS_KEY_ID:-}" ] || unset AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY
  restic cat config >/dev/null 2>&1 || restic init
  restic backup --quiet --host vending-site --tag vending-site "$FOLDER"
  restic forget --quiet --tag vending-site --group-by tags --keep-daily 14 --keep-weekly 8 --keep-monthly 12 --prune
  echo "Copied to $RESTIC_REPOSITORY."
}

now() {
  local file
  file=$FOLDER/site-$(date --utc +%Y-%m-%dT%H-%M-%SZ).pgdump
  umask 077
  rm -f "$FOLDER"/*.partial
  pg_dump --format=custom --no-owner --file="$file.partial"
  mv "$file.partial" "$file"
  find "$FOLDER" -name 'site-*.pgdump' | sort --reverse | tail -n "+$((${BACKUPS_KEPT:-14} + 1))" | xargs --no-run-if-empty rm --
  echo "Backed up to $file."
  drill
  off_site
}

nightly() {
  local next
  trap 'exit 0' TERM
  [ -n "$(newest)" ] || "$0" now || true
  while :; do
    next=$(date --utc --date='today 03:15' +%s)
    [ "$next" -gt "$(date +%s)" ] || next=$(date --utc --date='tomorrow 03:15' +%s)
    # In the background, so that the signal to stop is heard.
    sleep "$((next - $(date +%s)))" &
    wait $!
    "$0" now || echo 'BACKUP FAILED: see above.' >&2
  done
}

case ${1:-} in
  nightly | now | drill) "$1" ;;
  newest-to-stdout)
    [ -n "$(newest)" ] || fail 'There is no backup.'
    cat "$(newest)"
    ;;
  *) fail 'Usage: backup.sh nightly | now | drill | newest-to-stdout' ;;
esac
