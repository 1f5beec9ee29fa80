# shellcheck shell=bash
# What the scripts of this folder share. Sourced by them, never run.

SITE=/opt/vending-site                       # leads to the release that runs
RELEASES=/opt/vending-site-releases          # one folder per commit, and the clone
SOURCE=$RELEASES/source.git
PREVIOUS=$RELEASES/previous                  # leads to the release before
DATA=/var/lib/vending-site
SETTINGS=/etc/vending-site.env
BACKUP_SETTINGS=/etc/vending-site-backup.env
BUILDER=vending-build                        # runs the code of packages while they are installed; owns no data
NODE_MIRROR=${NODE_MIRROR:-https://nodejs.org/dist}

say() { printf '› %s\n' "$*" >&2; }
fail() {
  printf '\n%s\n\n' "$*" >&2
  exit 1
}
require_root() { [ "$(id -u)" = 0 ] || fail 'Run this as root, for example with sudo.'; }

# Runs a command as the site's user, in the folder of the release, with the site's settings.
# as_site [--property=… of systemd-run] -- COMMAND …
as_site() {
  local -a properties=()
  while [ "$1" != -- ]; do
    properties+=("$1")
    shift
  done
  shift
  systemd-run --quiet --collect --wait --pipe --working-directory="$SITE" \
    --property=User=vending-site --property=DynamicUser=yes --property=StateDirectory=vending-site \
    --property=StateDirectoryMode=0700 --property=UMask=0077 --property=EnvironmentFile="$SETTINGS" \
    --setenv=NODE_ENV=production --setenv=DATA_DIR="$DATA" "${properties[@]}" -- "$@"
}
as_site_command() { as_site -- /usr/local/bin/node --disable-warning=ExperimentalWarning tools/command.mjs "$@"; }

# The settings of backups, as restic reads them.
load_backup_settings() {
  # shellcheck source=/dev/null
  set -a && . "$BACKUP_SETTINGS" && set +a
  # Empty ones would hide what restic finds elsewhere, such as a role.
  [ -n "${AWS_ACCESS_KEY_ID:-}" ] || unset AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY
}

# The folder that a link leads to; nothing where there is none.
release_at() { readlink --canonicalize-existing "$1" || true; }

# The steps of the schema that a release knows, sorted: where they differ, the data has another form.
schema_of() {
  find "$1" -name node_modules -prune -o -name '*-steps.ts' -exec sed --quiet "s/^    name: '\(.*\)',$/\1/p" {} + | LC_ALL=C sort
}
node_of() { printf '/opt/node-%s' "$(cat "$1/.node-version")"; }

# Installs Node into a folder of its own, with the checksum that its makers publish beside it.
install_node() {
  local version=$1 folder=/opt/node-$1 architecture name scratch
  [ -x "$folder/bin/node" ] && return
  case $(uname -m) in
    x86_64) architecture=x64 ;;
    aarch64) architecture=arm64 ;;
    *) fail "There is no ready-made Node for $(uname -m). Use a server with an x86-64 or ARM64 processor." ;;
  esac
  name=node-v$version-linux-$architecture.tar.xz
  say "Fetching Node $version"
  scratch=$(mktemp --directory)
  curl --fail --silent --show-error --location --retry 3 --output "$scratch/SHASUMS256.txt" \
    "$NODE_MIRROR/v$version/SHASUMS256.txt" --output "$scratch/$name" "$NODE_MIRROR/v$version/$name" ||
    fail "Node $version could not be fetched from $NODE_MIRROR. Check the network, or set NODE_MIRROR to a mirror of it."
  (cd "$scratch" && grep --fixed-strings "  $name" SHASUMS256.txt | sha256sum --check --status) ||
    fail "$name does not have the checksum in SHASUMS256.txt: it came damaged or is not what Node's makers published. Try again later."
  mkdir "$folder.partial"
  tar --extract --file "$scratch/$name" --strip-components=1 --no-same-owner --directory "$folder.partial"
  mv "$folder.partial" "$folder"
  rm -r "$scratch"
}

# Makes a release from a commit of the clone, beside the one that runs. Prints its folder.
build_release() {
  local commit=$1 folder=$RELEASES/$1 node
  if [ ! -e "$folder/.complete" ]; then
    rm -rf "$folder"
    install --directory --owner="$BUILDER" "$folder"
    git --git-dir="$SOURCE" archive "$commit" | tar --extract --no-same-owner --directory "$folder"
    chown --recursive "$BUILDER": "$folder"
    install_node "$(cat "$folder/.node-version")"
    node=$(node_of "$folder")
    say "Installing packages and building ${commit:0:12} (a few minutes)"
    (
      cd "$folder"
      runuser --user "$BUILDER" -- env PATH="$node/bin:$PATH" HOME="/var/cache/$BUILDER" \
        bash -c 'npm ci --loglevel=error && node tools/build.mjs && npm prune --omit=dev --loglevel=error'
    ) >&2 || fail "${commit:0:12} could not be built: see the lines above. What ran before still runs."
    # The site reads its release and can change nothing in it.
    chown --recursive root: "$folder"
    touch "$folder/.complete"
  fi
  printf '%s\n' "$folder"
}

# Puts a release in its place; the site has to be started again after it.
use_release() {
  local folder=$1 unit
  ln --symbolic --force --no-dereference "$(node_of "$folder")/bin/node" /usr/local/bin/node
  ln --symbolic --force --no-dereference "$folder" "$SITE"
  ln --symbolic --force "$SITE/deploy/small-server/command.sh" /usr/local/sbin/vending-site
  for unit in vending-site.service small-server/vending-site-backup.service small-server/vending-site-backup.timer; do
    install --mode=0644 "$folder/deploy/$unit" /etc/systemd/system/
  done
  systemctl daemon-reload
}

# Waits until inquiries can be stored; a start takes a few seconds.
is_ready() {
  curl --fail --silent --output /dev/null --max-time 2 --retry 30 --retry-delay 1 --retry-all-errors \
    http://127.0.0.1:3000/health/ready
}

# Removes releases, and Node releases, that neither runs nor is the one before.
remove_old_releases() {
  local folder current previous
  current=$(release_at "$SITE")
  previous=$(release_at "$PREVIOUS")
  for folder in "$RELEASES"/*/; do
    folder=${folder%/}
    case $folder in "$current" | "$previous" | "$SOURCE" | "$PREVIOUS") ;; *) rm -rf "$folder" ;; esac
  done
  for folder in /opt/node-*; do
    if [ "$folder" = "$(node_of "$current")" ]; then continue; fi
    if [ -n "$previous" ] && [ "$folder" = "$(node_of "$previous")" ]; then continue; fi
    rm -rf "$folder"
  done
}
