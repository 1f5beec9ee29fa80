#!/usr/bin/env bash
# Restores the newest backup into a scratch folder and counts its inquiries. Touches nothing of the running site. Ends with
# 1 and says why when the backup could not be used.
#   restore-drill.sh             the newest on this server
#   restore-drill.sh --off-site  the newest of the place in RESTIC_REPOSITORY
set -euo pipefail
# shellcheck source=deploy/small-server/common.sh
. "$(dirname "$(readlink --canonicalize "${BASH_SOURCE[0]}")")/common.sh"
require_root
scratch=$(mktemp --directory)
trap 'rm -rf "$scratch"' EXIT

folder=$DATA/backups
case ${1:-} in
  '') ;;
  --off-site)
    load_backup_settings
    [ -n "${RESTIC_REPOSITORY:-}" ] || fail "DRILL FAILED: RESTIC_REPOSITORY is not set in $BACKUP_SETTINGS."
    folder=$scratch/off-site
    restic restore latest --quiet --tag vending-site --target "$folder" || fail "DRILL FAILED: nothing could be fetched from $RESTIC_REPOSITORY."
    ;;
  *) fail 'Usage: restore-drill.sh [--off-site]' ;;
esac

newest=$(find "$folder/" -name 'site-*.sqlite' | sort | tail -n 1)
[ -n "$newest" ] || fail "DRILL FAILED: there is no backup in $folder."
[ -z "$(find "$newest" -mmin +2880)" ] ||
  fail "DRILL FAILED: the newest backup is older than two days ($(basename "$newest")). Look at: systemctl status vending-site-backup"
# Readable to the site's user, in a folder that only root can enter.
install --mode=0644 "$newest" "$scratch/backup.sqlite"
# The scratch folder is in the command's own /tmp, which goes with it.
answer=$(
  as_site --property=PrivateTmp=yes --property=BindReadOnlyPaths="$scratch/backup.sqlite:/run/drill/backup.sqlite" \
    --property=UnsetEnvironment=DATABASE_URL -- /usr/bin/env DATA_DIR=/tmp/drill \
    /usr/local/bin/node --disable-warning=ExperimentalWarning tools/command.mjs data:restore /run/drill/backup.sqlite 2>&1
) || fail "DRILL FAILED: $(basename "$newest") cannot be restored. $answer"
count=$(sed -n 's/^Restored from .*: \([0-9]\+\) inquiries\.$/\1/p' <<<"$answer")
[ -n "$count" ] || fail "DRILL FAILED: the restore of $(basename "$newest") did not say what it restored: $answer"
say "Drill passed: $(basename "$newest") holds $count inquiries and can be restored."
