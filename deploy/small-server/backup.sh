#!/usr/bin/env bash
# Writes a backup, removes the oldest, and copies what is left to another place where one is set. The timer runs it each
# night; vending-site-backup.service tries a restore after it.
set -euo pipefail
# shellcheck source=deploy/small-server/common.sh
. "$(dirname "$(readlink --canonicalize "${BASH_SOURCE[0]}")")/common.sh"
require_root
load_backup_settings

as_site_command data:backup
find "$DATA/backups/" -name 'site-*.sqlite' | sort --reverse | tail -n "+$((${BACKUPS_KEPT:-14} + 1))" | xargs --no-run-if-empty rm --

if [ -z "${RESTIC_REPOSITORY:-}" ]; then
  say "The backup is on this server alone: set RESTIC_REPOSITORY in $BACKUP_SETTINGS."
  exit 0
fi
export RESTIC_CACHE_DIR=/var/cache/vending-site-restic
restic cat config >/dev/null 2>&1 || restic init || fail "The place in RESTIC_REPOSITORY cannot be used: see above."
# With the settings, whose secrets a restored database needs. Copies are encrypted.
restic backup --quiet --tag vending-site "$(realpath "$DATA")/backups" "$SETTINGS"
restic forget --quiet --tag vending-site --group-by tags --keep-daily 14 --keep-weekly 8 --keep-monthly 12 --prune
restic check --quiet
say "Copied to $RESTIC_REPOSITORY."
