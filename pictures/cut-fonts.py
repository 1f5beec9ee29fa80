#!/usr/bin/python3
"""The site's font files: /usr/bin/python3 pictures/cut-fonts.py [ID …] writes public/fonts/

Cuts the named fonts of fonts.json, or all of them. The packages (Fontsource's Latin subsets) are fetched from npm into
out/fonts. Of each font it writes

- ID-VERSION.woff2: the weights that are used, of the characters that English text needs;
- ID-more-VERSION.woff2: the other Latin letters and signs, which browsers fetch only for a page that has one of
  them, by the `unicode-range` in src/core/ui/fonts/font-style.ts;
- cards/ID.ttf: one weight of both, for the social cards, whose renderer reads neither woff2 nor variable fonts;
- licences/ID.txt: the licence, as the package brings it.

Needs npm, python3-fonttools and python3-brotli.
"""
import io, json, os, subprocess, sys
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = os.path.dirname(os.path.abspath(__file__))
PUBLIC = f'{HERE}/../public/fonts'
PACKAGES = f'{HERE}/out/fonts/node_modules'
LIST = json.load(open(f'{HERE}/fonts.json'))
# A new version gets a new name: fonts are served with an immutable cache header.
VERSION = 'v3'
ENGLISH = {*range(0x20, 0x7F), *map(ord, '\u00a0£©®°·×–—‘’“”•…€™−')}
FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'liga', 'locl', 'tnum']
# Between regular and medium: the small lines of a card are read at a fraction of their size.
CARD_TEXT_WEIGHT = 450


def cut(path, axes, characters):
    font = TTFont(path, recalcTimestamp=False)
    # Axes that are not named, as the optical size of some text fonts, keep their default.
    every = {axis.axisTag: axis.defaultValue for axis in font['fvar'].axes} | axes
    font = instancer.instantiateVariableFont(font, every)
    if 'gvar' in font:
        # Read anew: the subsetter stumbles over glyphs that the instancer has left without variations.
        whole = io.BytesIO()
        font.save(whole)
        font = TTFont(whole, recalcTimestamp=False)
    options = subset.Options()
    options.layout_features = FEATURES
    options.hinting = False
    picker = subset.Subsetter(options)
    picker.populate(unicodes=characters)
    picker.subset(font)
    return font


def rename(font, family):
    """Gives a font a family of its own: the renderer of the cards knows every font it has read by that name alone."""
    for record in font['name'].names:
        if record.nameID in (1, 4, 16):
            record.string = family
        elif record.nameID == 2:
            record.string = 'Regular'
        elif record.nameID == 6:
            record.string = family.replace(' ', '')
    font['OS/2'].usWeightClass = 400


def licence(package):
    text = open(f'{PACKAGES}/{package}/LICENSE').read()
    # The reserved name of a font may not be given to a changed copy, and a cut one is changed.
    if 'with Reserved Font Name' in text.split('-----')[0] or 'SIL OPEN FONT LICENSE Version 1.1' not in text:
        raise SystemExit(f'{package} may not be cut and served under its name')
    return text


def make(kind, name, package, file, axes):
    package = package.rpartition('@')[0]
    path = f'{PACKAGES}/{package}/files/{file}'
    known = set(TTFont(path).getBestCmap())
    if ENGLISH - known:
        raise SystemExit(f'{name} lacks {[hex(code) for code in ENGLISH - known]}')
    axes = {tag: tuple(value) if isinstance(value, list) else value for tag, value in axes.items()}
    made = []
    for suffix, characters in (('', ENGLISH), ('-more', known - ENGLISH)):
        font = cut(path, axes, characters)
        font.flavor = 'woff2'
        made.append(f'{name}{suffix}-{VERSION}.woff2')
        font.save(f'{PUBLIC}/{made[-1]}')
    card = cut(path, axes | ({'wght': CARD_TEXT_WEIGHT} if kind == 'text' else {}), known)
    card.flavor = None
    rename(card, f'Card {name}')
    made.append(f'cards/{name}.ttf')
    card.save(f'{PUBLIC}/{made[-1]}')
    open(f'{PUBLIC}/licences/{name}.txt', 'w').write(licence(package))
    print(*(f'{file} {os.path.getsize(f"{PUBLIC}/{file}")}' for file in made), sep='\n')


fonts = {name: (kind, name, *font.values()) for kind in ('display', 'text') for name, font in LIST[kind].items()}
wanted = sys.argv[1:] or list(fonts)
os.makedirs(f'{HERE}/out/fonts', exist_ok=True)
packages = [font['package'] for kind in ('display', 'text') for font in LIST[kind].values()] + LIST['fallbacks']
subprocess.run(['npm', 'install', '--no-save', '--prefix', f'{HERE}/out/fonts', *packages], check=True)
for folder in ('cards', 'licences'):
    os.makedirs(f'{PUBLIC}/{folder}', exist_ok=True)
for name in wanted:
    make(*fonts[name])
