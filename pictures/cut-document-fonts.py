#!/usr/bin/python3
"""The fonts of printed documents: /usr/bin/python3 pictures/cut-document-fonts.py writes public/fonts/documents/

They stand in for characters that the site's own fonts lack. The packages are fetched from npm into
out/fonts, and the signs that npm's Noto Sans leaves out from Debian. They are written as TTF without
hints, with the features that shape Arabic and Thai.

What they hold together is written as a class of characters, by which the site knows what it can print.

Needs npm, apt, dpkg, python3-fonttools and python3-brotli.
"""
import glob, os, subprocess
from fontTools import subset

HERE = os.path.dirname(os.path.abspath(__file__))
TARGET = f'{HERE}/../public/fonts/documents'
PACKAGES = f'{HERE}/out/fonts/node_modules/@fontsource'
VERSION = '5.3.0'
DEBIAN = f'{HERE}/out/fonts/debian'
TABLE = f'{HERE}/../src/core/content/documents/document-characters.ts'
FONTS = {
    'noto-sans-latin': 'noto-sans/files/noto-sans-latin',
    'noto-sans-latin-ext': 'noto-sans/files/noto-sans-latin-ext',
    'noto-sans-cyrillic': 'noto-sans/files/noto-sans-cyrillic',
    'noto-sans-cyrillic-ext': 'noto-sans/files/noto-sans-cyrillic-ext',
    'noto-sans-greek': 'noto-sans/files/noto-sans-greek',
    'noto-sans-vietnamese': 'noto-sans/files/noto-sans-vietnamese',
    'noto-sans-arabic': 'noto-sans-arabic/files/noto-sans-arabic-arabic',
    'noto-sans-hebrew': 'noto-sans-hebrew/files/noto-sans-hebrew-hebrew',
    'noto-sans-thai': 'noto-sans-thai/files/noto-sans-thai-thai',
    'noto-sans-math': 'noto-sans-math/files/noto-sans-math-latin',
    'noto-sans-symbols': 'noto-sans-symbols/files/noto-sans-symbols-symbols',
    'noto-sans-symbols-2': 'noto-sans-symbols-2/files/noto-sans-symbols-2-symbols',
}
# Of fonts of signs, those that are written in running text: accents with the letters that they stand on, arrows,
# operators, circled figures, shapes, ticks.
SIGNS = {
    'noto-sans-signs': [(0x41, 0x5A), (0x61, 0x7A), (0x300, 0x36F), (0x2030, 0x2031), (0x2070, 0x209C), (0x2100, 0x218F)],
    'noto-sans-math': [(0x2190, 0x21FF), (0x2200, 0x22FF)],
    'noto-sans-symbols': [(0x2300, 0x23FF), (0x2460, 0x24FF)],
    'noto-sans-symbols-2': [(0x2300, 0x23FF), (0x25A0, 0x27BF), (0x2B00, 0x2BFF)],
}
FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'liga', 'locl', 'tnum', 'init', 'medi', 'fina', 'isol', 'rlig', 'calt']

packages = sorted({f'@fontsource/{path.split("/")[0]}@{VERSION}' for path in FONTS.values()})
os.makedirs(TARGET, exist_ok=True)
os.makedirs(f'{HERE}/out/fonts', exist_ok=True)
subprocess.run(['npm', 'install', '--no-save', '--prefix', f'{HERE}/out/fonts', *packages], check=True)
subprocess.run(['apt-get', 'download', 'fonts-noto-core'], cwd=f'{HERE}/out/fonts', check=True)
[package] = glob.glob(f'{HERE}/out/fonts/fonts-noto-core_*.deb')
subprocess.run(['dpkg-deb', '-x', package, DEBIAN], check=True)

files = {name: f'{PACKAGES}/{path}-400-normal.woff2' for name, path in FONTS.items()}
files['noto-sans-signs'] = f'{DEBIAN}/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf'
held = set()
for name, path in files.items():
    options = subset.Options(layout_features=FEATURES, hinting=False, name_IDs=['*'])
    font = subset.load_font(path, options)
    ranges = SIGNS.get(name, [(0, 0x10FFFF)])
    codes = {code for code in font.getBestCmap() if any(a <= code <= b for a, b in ranges)}
    picker = subset.Subsetter(options)
    picker.populate(unicodes=codes)
    picker.subset(font)
    font.flavor = None
    font.save(f'{TARGET}/{name}.ttf')
    held |= codes
    print(name, os.path.getsize(f'{TARGET}/{name}.ttf'))

ranges = []
for code in sorted(held):
    if ranges and ranges[-1][1] == code - 1: ranges[-1][1] = code
    else: ranges.append([code, code])
written = [fr'\u{{{a:x}}}' + (fr'-\u{{{b:x}}}' if b > a else '') for a, b in ranges]
lines = []
for one in written:
    if lines and len(lines[-1]) + len(one) <= 86: lines[-1] += one
    else: lines.append(one)
with open(TABLE, 'w') as file:
    file.write('/** What the fonts of documents hold, as a class of characters. Written by pictures/cut-document-fonts.py from the fonts. */\n')
    file.write('export const DOCUMENT_CHARACTERS = [\n')
    for line in lines: file.write(f'  String.raw`{line}`,\n')
    file.write("].join('');\n")
