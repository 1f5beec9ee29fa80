#!/usr/bin/env bash
# Brings the site to a newer release. The new one is built while the old one serves; then the site is backed up and started
# again, for which visitors wait some seconds. If the new one does not get ready, the old one is put back.
#   update.sh [REF]   the newest of the main branch, or a branch, tag or commit
#   update.sh --back  the release before
set -euo pipefail
# shellcheck source=deploy/small-server/common.sh
. "$(dirname "$(readlink --canonicalize "${BASH_SOURCE[0]}")")/common.sh"
require_root
exec 9>/run/lock/vending-site-update
flock --nonblock 9 || fail 'Another update is under way.'

# The site is stopped. Puts the release before in its place, and its data where the newer one has changed their form.
go_back() {
  local current previous backup
  current=$(release_at "$SITE")
  previous=$(release_at "$PREVIOUS")
  # First, since a restore brings the data up to the release that runs it.
  use_release "$previous"
  if [ "$(schema_of "$current")" != "$(schema_of "$previous")" ]; then
    backup=$DATA/backups/before-$(basename "$current").sqlite
    as_site_command data:restore "$backup" ||
      fail "The backup from before the update could not be restored, and the site is stopped. Restore another one: vending-site data:restore FILE, then systemctl start vending-site."
    say 'What was stored since the update is in the file that the line above names, and not in the site.'
  fi
  rm "$PREVIOUS"
  # A release that failed often in a minute may not be started again without it.
  systemctl reset-failed vending-site 2>/dev/null || true
  systemctl start vending-site
  is_ready || fail 'The release before does not get ready either. Look at: journalctl --unit vending-site --lines 50'
  say "$(basename "$previous" | cut -c 1-12) runs again."
}

current=$(release_at "$SITE")
[ -n "$current" ] || fail 'The site is not set up here: run set-up.sh first.'
if [ "${1:-}" = --back ]; then
  [ -n "$(release_at "$PREVIOUS")" ] || fail 'There is no release before this one on the server.'
  systemctl stop vending-site
  go_back
  exit 0
fi

git --git-dir="$SOURCE" fetch --quiet --prune --tags origin '+refs/heads/*:refs/heads/*' ||
  fail 'The repository could not be reached: see above. Nothing was changed.'
wanted=${1:-HEAD}
commit=$(git --git-dir="$SOURCE" rev-parse --verify --quiet "$wanted^{commit}") || fail "The repository has no $wanted."
if [ "$RELEASES/$commit" = "$current" ]; then
  say "${commit:0:12} runs already."
  exit 0
fi
release=$(build_release "$commit")

say 'Making a backup'
# Where the new release changes the form of the data, the way back restores this backup: nothing may be stored after it.
[ "$(schema_of "$release")" = "$(schema_of "$current")" ] || systemctl stop vending-site
backup=$DATA/backups/before-$commit.sqlite
if ! as_site_command data:backup "$backup"; then
  systemctl start vending-site
  fail 'No backup could be made: see above. What ran before runs again.'
fi
find "$DATA/backups/" -name 'before-*' ! -name "before-$commit.sqlite" -delete
systemctl stop vending-site
ln --symbolic --force --no-dereference "$current" "$PREVIOUS"
use_release "$release"
systemctl start vending-site
if ! is_ready; then
  say 'The new release does not get ready:'
  journalctl --unit vending-site --lines 20 --no-pager --output=cat >&2
  systemctl stop vending-site
  go_back
  exit 1
fi
remove_old_releases
say "${commit:0:12} runs. The way back: update.sh --back"
