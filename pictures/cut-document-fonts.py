#!/usr/bin/python3
"""The fonts of printed documents: /usr/bin/python3 pictures/cut-document-fonts.py writes public/fonts/documents/

They stand in for characters that the site's own fonts lack. The packages are fetched from npm into
out/fonts. They are written as TTF without hints, with the features that shape Arabic.

Needs npm, python3-fonttools and python3-brotli.
"""
import os, subprocess
from fontTools import subset

HERE = os.path.dirname(os.path.abspath(__file__))
TARGET = f'{HERE}/../public/fonts/documents'
PACKAGES = f'{HERE}/out/fonts/node_modules/@fontsource'
VERSION = '5.3.0'
FONTS = {
    'noto-sans-latin': 'noto-sans/files/noto-sans-latin',
    'noto-sans-latin-ext': 'noto-sans/files/noto-sans-latin-ext',
    'noto-sans-cyrillic': 'noto-sans/files/noto-sans-cyrillic',
    'noto-sans-cyrillic-ext': 'noto-sans/files/noto-sans-cyrillic-ext',
    'noto-sans-greek': 'noto-sans/files/noto-sans-greek',
    'noto-sans-vietnamese': 'noto-sans/files/noto-sans-vietnamese',
    'noto-sans-arabic': 'noto-sans-arabic/files/noto-sans-arabic-arabic',
    'noto-sans-hebrew': 'noto-sans-hebrew/files/noto-sans-hebrew-hebrew',
}
FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'liga', 'locl', 'tnum', 'init', 'medi', 'fina', 'isol', 'rlig', 'calt']

packages = sorted({f'@fontsource/{path.split("/")[0]}@{VERSION}' for path in FONTS.values()})
os.makedirs(TARGET, exist_ok=True)
os.makedirs(f'{HERE}/out/fonts', exist_ok=True)
subprocess.run(['npm', 'install', '--no-save', '--prefix', f'{HERE}/out/fonts', *packages], check=True)
for name, path in FONTS.items():
    options = subset.Options(layout_features=FEATURES, hinting=False, name_IDs=['*'])
    font = subset.load_font(f'{PACKAGES}/{path}-400-normal.woff2', options)
    picker = subset.Subsetter(options)
    picker.populate(unicodes=font.getBestCmap().keys())
    picker.subset(font)
    font.flavor = None
    font.save(f'{TARGET}/{name}.ttf')
    print(name, os.path.getsize(f'{TARGET}/{name}.ttf'))
