#!/bin/bash
# pictures/render.sh SCENE [WIDTH HEIGHT [SAMPLES [EXPOSURE [NAME]]]] -> pictures/out/NAME.png
# Two buffers of SAMPLES each, denoised into one picture. Preview: render.sh divi 480 360 10
set -e
here=$(cd "$(dirname "$0")" && pwd)
scene=$1 width=${2:-1600} height=${3:-1200} samples=${4:-24} exposure=${5:-0.12} name=${6:-$1}
out=$here/out
[ -f "$out/tex/labels.png" ] || /usr/bin/python3 "$here/textures.py" "$out/tex"
nice -n 19 blender -b -P "$here/scenes.py" -- "$scene" "$out/$name" "$width" "$height" "$samples" 2>&1 |
  grep -E "RENDER|Error|line|Traceback" | grep -v "Not freed" || true
[ -f "$out/$name.npz" ] || { echo "Blender ended without a picture of $scene" >&2; exit 1; }
OMP_WAIT_POLICY=passive nice -n 19 /usr/bin/python3 "$here/denoise.py" "$out/$name.npz" "$out/$name.png" "$exposure"
rm -f "$out/$name.npz"
