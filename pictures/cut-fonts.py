#!/usr/bin/python3
"""The site's font files: /usr/bin/python3 pictures/cut-fonts.py writes public/fonts/*.woff2

Each of the two families (Fontsource's Latin subsets, OFL-1.1) is cut to the weights that are used, and into
what English text needs and the other Latin letters and signs. Browsers fetch the second file only for a page
that has one of its characters, by the `unicode-range` in tokens.css, which is printed here. Needs
python3-fonttools and python3-brotli.
"""
import os
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..')
PACKAGES = f'{ROOT}/node_modules/@fontsource-variable'
# A new version gets a new name: fonts are served with an immutable cache header.
VERSION = 'v3'
FAMILIES = {
    'bricolage-grotesque': (f'{PACKAGES}/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2', 700),
    'geist': (f'{PACKAGES}/geist/files/geist-latin-wght-normal.woff2', (400, 720)),
}
ENGLISH = {*range(0x20, 0x7F), *map(ord, '\u00a0£©®°·×–—‘’“”•…€™−')}
FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'liga', 'locl', 'tnum']


def cut(path, weight, characters):
    font = instancer.instantiateVariableFont(TTFont(path, recalcTimestamp=False), {'wght': weight})
    options = subset.Options()
    options.layout_features = FEATURES
    options.hinting = False
    picker = subset.Subsetter(options)
    picker.populate(unicodes=characters)
    picker.subset(font)
    font.flavor = 'woff2'
    return font


def ranges(characters):
    """Code points as the value of `unicode-range`."""
    runs = []
    for code in sorted(characters):
        if runs and code == runs[-1][1] + 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ', '.join(f'U+{a:04X}' if a == b else f'U+{a:04X}-{b:04X}' for a, b in runs)


for name, (path, weight) in FAMILIES.items():
    known = set(TTFont(path).getBestCmap())
    for suffix, characters in (('', known & ENGLISH), ('-more', known - ENGLISH)):
        file = f'{name}{suffix}-{VERSION}.woff2'
        cut(path, weight, characters).save(f'{ROOT}/public/fonts/{file}')
        print(file, os.path.getsize(f'{ROOT}/public/fonts/{file}'), ranges(characters))
