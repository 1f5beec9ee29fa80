#!/usr/bin/env bash
# vending-site NAME …: one of the site's commands (npm run NAME elsewhere), as its user and with its settings.
set -euo pipefail
# shellcheck source=deploy/small-server/common.sh
. "$(dirname "$(readlink --canonicalize "${BASH_SOURCE[0]}")")/common.sh"
require_root
as_site_command "$@"
