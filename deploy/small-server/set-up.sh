#!/usr/bin/env bash
# Sets up the site on a bare Debian 12 or 13, or brings an earlier set-up in line with this release. It can be run again at
# any time: it makes what is missing, and leaves the site's data and settings as they are. docs/guides/hosting.md.
set -euo pipefail
HERE=$(cd "$(dirname "$(readlink --canonicalize "${BASH_SOURCE[0]}")")" && pwd)
# shellcheck source=deploy/small-server/common.sh
. "$HERE/common.sh"

usage() {
  cat <<'USAGE'
Usage: set-up.sh --domain www.example.com [options]
  --domain NAME         the site's address (or DOMAIN=); its DNS record has to lead to this server
  --also NAME           another name that leads there, such as example.com (or ALSO=)
  --repository ADDRESS  where the project is cloned from (or REPOSITORY=); default: where this copy came from
  --mail ADDRESS        where the certificate authority writes to about the certificate (or MAIL=)
  --local-certificates  certificates that browsers do not trust, to try everything before DNS leads here
Without options, those of the last time are used.
USAGE
}

require_root
REMEMBERED=/etc/vending-site-set-up.env
given=("${DOMAIN:-}" "${ALSO:-}" "${REPOSITORY:-}" "${MAIL:-}" "${LOCAL_CERTIFICATES:-}")
DOMAIN='' ALSO='' REPOSITORY='' MAIL='' LOCAL_CERTIFICATES=''
# shellcheck source=/dev/null
[ ! -e "$REMEMBERED" ] || . "$REMEMBERED"
DOMAIN=${given[0]:-$DOMAIN} ALSO=${given[1]:-$ALSO} REPOSITORY=${given[2]:-$REPOSITORY}
MAIL=${given[3]:-$MAIL}
# Not remembered on purpose: a set-up without the option asks for real certificates.
LOCAL_CERTIFICATES=${given[4]}
while [ $# -gt 0 ]; do
  case $1 in
    --domain | --also | --repository | --mail)
      [ $# -gt 1 ] || fail "$1 needs a value. Try set-up.sh --help."
      name=${1#--}
      printf -v "${name^^}" %s "$2"
      shift 2
      ;;
    --local-certificates)
      LOCAL_CERTIFICATES=yes
      shift
      ;;
    --help)
      usage
      exit 0
      ;;
    *)
      usage >&2
      fail "There is no option $1."
      ;;
  esac
done

is_host() { [[ $1 =~ ^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$ ]]; }
[ -n "$DOMAIN" ] || fail 'Name the site'\''s address: set-up.sh --domain www.example.com'
is_host "$DOMAIN" || fail "--domain must be a host name in small letters such as www.example.com, without https:// or a path; it is \"$DOMAIN\"."
[ -z "$ALSO" ] || is_host "$ALSO" || fail "--also must be a host name such as example.com; it is \"$ALSO\"."
[ "$ALSO" != "$DOMAIN" ] || fail '--also must be another name than --domain.'
[[ -z $MAIL || $MAIL =~ ^[^[:space:]@{}\"]+@[^[:space:]@{}\"]+$ ]] || fail "--mail must be an e-mail address; it is \"$MAIL\"."
# shellcheck source=/dev/null
version=$(. /etc/os-release && echo "${ID:-} ${VERSION_ID:-}")
case $version in 'debian 12' | 'debian 13') ;; *) fail "This is $version. The script knows Debian 12 and 13." ;; esac

say 'Installing Debian packages'
export DEBIAN_FRONTEND=noninteractive
apt-get update --quiet=2
apt-get install --yes --quiet=2 --no-install-recommends \
  ca-certificates caddy curl git libatomic1 nftables openssh-client openssl restic unattended-upgrades xz-utils >/dev/null

if [ -z "$REPOSITORY" ]; then
  REPOSITORY=$(git -C "$HERE" config --get remote.origin.url || git -C "$HERE" rev-parse --show-toplevel 2>/dev/null) ||
    fail 'Name the address of the project: --repository https://…'
fi
printf '%s=%q\n' DOMAIN "$DOMAIN" ALSO "$ALSO" REPOSITORY "$REPOSITORY" MAIL "$MAIL" >"$REMEMBERED"

# Security updates by themselves, with a restart of the machine at night where one is needed.
cat >/etc/apt/apt.conf.d/52vending-site <<'APT'
APT::Periodic::Update-Package-Lists "1";
APT::Periodic::Unattended-Upgrade "1";
Unattended-Upgrade::Automatic-Reboot "true";
Unattended-Upgrade::Automatic-Reboot-Time "04:30";
APT

# Writes its input to a file when it says something else. Keeps, once, what somebody else had there.
write() {
  local file=$1 mode=$2 content
  content=$(cat)
  if [ -e "$file" ]; then
    [ "$content" != "$(cat "$file")" ] || return 0
    grep --quiet 'deploy/small-server/set-up.sh' "$file" || cp --no-clobber "$file" "$file.before-vending-site"
  fi
  install -D --mode="$mode" <(printf '%s\n' "$content") "$file"
}

say 'Firewall: SSH, 80 and 443 stay open'
ports=$({ sshd -T 2>/dev/null || /usr/sbin/sshd -T 2>/dev/null || true; } | sed -n 's/^port //p' | paste --serial --delimiters=,)
mkdir -p /etc/nftables.d
sed "s/^define ssh_ports = .*/define ssh_ports = { ${ports:-22} }/" "$HERE/nftables.conf" >/run/vending-site.nft
nft --check --file /run/vending-site.nft || fail 'The rules of the firewall cannot be loaded: see above. Nothing was changed in it.'
write /etc/nftables.conf 0644 </run/vending-site.nft
systemctl enable --quiet nftables
systemctl reload-or-restart nftables

say 'Users and folders'
id "$BUILDER" >/dev/null 2>&1 || useradd --system --home-dir "/var/cache/$BUILDER" --shell /usr/sbin/nologin "$BUILDER"
install --directory --owner="$BUILDER" --mode=0700 "/var/cache/$BUILDER"
install --directory --mode=0755 "$RELEASES"

if [ ! -e "$SETTINGS" ]; then
  (
    umask 077
    cat >"$SETTINGS" <<ENV
# Settings of the site; every one is described in $SITE/.env.example. After a change: systemctl restart vending-site
SITE_URL=https://$DOMAIN
HOST=127.0.0.1
PORT=3000
TRUSTED_PROXY_COUNT=1
# Made by set-up.sh. A copy of the database is of no use without them, and a restored one neither: keep them elsewhere, too.
AUTH_SECRET=$(openssl rand -base64 32)
SETTINGS_KEY=$(openssl rand -base64 32)
ENV
  )
fi
sed --in-place "s|^SITE_URL=.*|SITE_URL=https://$DOMAIN|" "$SETTINGS"
if [ ! -e "$BACKUP_SETTINGS" ]; then
  (
    umask 077
    cat >"$BACKUP_SETTINGS" <<ENV
# Where the nightly backup is copied to, as restic names it. Empty: it stays on this server, and is lost with it.
#   s3:https://s3.eu-central-1.amazonaws.com/BUCKET   with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY below
#   sftp:USER@HOST:/FOLDER                            with an SSH key of root that the host takes
RESTIC_REPOSITORY=
AWS_ACCESS_KEY_ID=
AWS_SECRET_ACCESS_KEY=
# Made by set-up.sh. Without it nobody can read the copies, you neither: keep it elsewhere, too.
RESTIC_PASSWORD=$(openssl rand -hex 32)
# How many backups stay on this server.
BACKUPS_KEPT=14
ENV
  )
fi

say "Fetching $REPOSITORY"
if [ -e "$SOURCE" ]; then
  git --git-dir="$SOURCE" remote set-url origin "$REPOSITORY"
else
  git clone --quiet --bare "$REPOSITORY" "$SOURCE" || fail "$REPOSITORY could not be cloned: see above. A private one needs an SSH key of root."
fi
# What runs stays what it is: update.sh brings a newer one.
if [ -e "$SITE" ]; then
  release=$(release_at "$SITE")
else
  release=$(build_release "$(git --git-dir="$SOURCE" rev-parse HEAD)")
fi
use_release "$release"

say 'Starting the site'
systemctl enable --quiet vending-site
systemctl restart vending-site
systemctl enable --quiet --now vending-site-backup.timer
is_ready || fail 'The site does not get ready. Look at: journalctl --unit vending-site --lines 50'

say 'Proxy and certificates'
mkdir -p /etc/caddy/conf.d
{
  echo '# Written by deploy/small-server/set-up.sh. What you add in /etc/caddy/conf.d/*.caddy stays.'
  globals=${MAIL:+$'\n\temail '$MAIL}${LOCAL_CERTIFICATES:+$'\n\tlocal_certs'}
  awk -v globals="$globals" '!done && /^\{$/ { print $0 globals; done = 1; next } { print }' "$SITE/deploy/Caddyfile" |
    sed "s/{\$DOMAIN:[^}]*}/$DOMAIN/g; s/{\$UPSTREAM:\([^}]*\)}/\1/g"
  [ -z "$ALSO" ] || printf '\nhttp://%s, %s {\n\tredir https://%s{uri} 308\n}\n' "$ALSO" "$ALSO" "$DOMAIN"
  echo
  echo 'import /etc/caddy/conf.d/*.caddy'
} >/run/vending-site.caddy
caddy validate --adapter caddyfile --config /run/vending-site.caddy >/run/vending-site.caddy.log 2>&1 ||
  fail "Caddy does not take its configuration: $(tail -n 1 /run/vending-site.caddy.log)"
write /etc/caddy/Caddyfile 0644 </run/vending-site.caddy
systemctl enable --quiet caddy
systemctl reload-or-restart caddy

say "Done: https://$DOMAIN/ runs $(basename "$release" | cut -c 1-12)."
cat <<NEXT

  Your account:  vending-site account:create
  Check it all:  vending-site doctor:system
  Settings:      $SETTINGS
  Backups:       every night in $DATA/backups; name a place elsewhere in $BACKUP_SETTINGS
  Keep a copy of both files somewhere else.

NEXT
