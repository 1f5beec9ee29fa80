#!/usr/bin/python3
"""Fallback faces that occupy the same space as the web fonts: python3 pictures/font-metrics.py > pictures/font-metrics.md

size-adjust = mean advance of the web font / mean advance of the local font, weighted by how often each
letter occurs in English text; ascent, descent and line gap are the web font's own divided by size-adjust.
Liberation Sans stands in for Arial (same advance widths by design). Needs python3-fonttools,
python3-brotli, fonts-liberation, and Roboto from npm (see ROBOTO).
"""
import os
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..')
LIBERATION = '/usr/share/fonts/truetype/liberation/LiberationSans-{}.ttf'
ROBOTO = (
    os.environ.get('ROBOTO', '/tmp/roboto/node_modules/@fontsource/roboto/files') + '/roboto-latin-{}-normal.woff2'
)
# Letters and space per thousand characters of ordinary English prose.
FREQUENCY = dict(
    zip(
        ' etaoinshrdlcumwfgypbvkjxqz',
        (
            182,
            102,
            75,
            65,
            62,
            57,
            57,
            53,
            50,
            50,
            33,
            33,
            23,
            23,
            20,
            19,
            18,
            16,
            16,
            15,
            12,
            8,
            6,
            1.3,
            1.2,
            0.9,
            0.6,
        ),
    )
)


def mean(font):
    cmap, advance = font.getBestCmap(), font['hmtx']
    total = sum(n * advance[cmap[ord(c)]][0] for c, n in FREQUENCY.items())
    return total / sum(FREQUENCY.values()) / font['head'].unitsPerEm


def at(path, weight):
    return instancer.instantiateVariableFont(TTFont(path), {'wght': weight})


def face(name, sources, font, local, weight):
    em, hhea, adjust = font['head'].unitsPerEm, font['hhea'], mean(font) / mean(local)
    pc = lambda x: f'{x*100:.2f}%'
    return '\n'.join(
        (
            '@font-face {',
            f"  font-family: '{name}';",
            f"  src: {', '.join(f'local({s!r})' for s in sources)};",
            f'  font-weight: {weight};',
            f'  size-adjust: {pc(adjust)};',
            f'  ascent-override: {pc(hhea.ascent/em/adjust)};',
            f'  descent-override: {pc(-hhea.descent/em/adjust)};',
            f'  line-gap-override: {pc(hhea.lineGap/em/adjust)};',
            '}',
        )
    )


def main():
    fonts = ROOT + '/node_modules/@fontsource-variable/'
    geist = fonts + 'geist/files/geist-latin-wght-normal.woff2'
    bricolage = fonts + 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
    regular = ['Arial', 'Liberation Sans', 'Helvetica', 'ArialMT']
    bold = ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold', 'Arial-BoldMT']
    arial, arial_bold = TTFont(LIBERATION.format('Regular')), TTFont(LIBERATION.format('Bold'))
    out = [
        face('Geist Fallback', regular, at(geist, 400), arial, '100 500'),
        face('Geist Fallback', bold, at(geist, 620), arial_bold, '501 900'),
        face('Bricolage Fallback', bold, at(bricolage, 700), arial_bold, '200 800'),
    ]
    if os.path.exists(ROBOTO.format(400)):
        rr, rb = TTFont(ROBOTO.format(400)), TTFont(ROBOTO.format(700))
        out += [
            face('Geist Fallback Android', ['Roboto', 'Roboto-Regular'], at(geist, 400), rr, '100 500'),
            face('Geist Fallback Android', ['Roboto Bold', 'Roboto-Bold'], at(geist, 620), rb, '501 900'),
            face('Bricolage Fallback Android', ['Roboto Bold', 'Roboto-Bold'], at(bricolage, 700), rb, '200 800'),
        ]
    print(HEAD + '\n' + '\n'.join(out) + '\n```')


HEAD = '''# Font faces

Computed by `font-metrics.py`; paste into the style sheet. The fallback faces take the same room as the
web fonts, so text does not move when a web font arrives. Arial covers Windows, macOS and iOS, Liberation
Sans covers Linux, Roboto covers Android (a `local()` that a device lacks is skipped, and then the next
family in the stack is used).

The files and their own faces are made by `cut-fonts.py`: weights that are used, and the English characters
apart from the other Latin ones, 13 kB each in place of 41 and 29.

```css
:root {
  --font-display:
    'Bricolage Grotesque Variable', 'Bricolage Fallback', 'Bricolage Fallback Android', system-ui,
    sans-serif;
  --font-body:
    'Geist Variable', 'Geist Fallback', 'Geist Fallback Android', system-ui, sans-serif;
}'''
if __name__ == '__main__':
    main()
