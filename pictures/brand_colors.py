"""Lets the colours of a drawing follow the site's palette (src/core/content/brand/color-drawing.ts).

A colour of the brand becomes an entity, declared in the drawing's head with the value of the default palette; the
site writes the owner's colours in its place. Products keep their own colours.
"""
import colorsys
import re
import sys

STEPS = {  # src/core/content/brand/drawn-palette.ts
    '#eff5ff': 'brand-50', '#dbe7fe': 'brand-100', '#bfd4fe': 'brand-200', '#93b5fd': 'brand-300',
    '#2563eb': 'brand-600', '#1d4fd8': 'brand-700', '#f6f8fc': 'ink-50', '#475569': 'ink-600',
    '#0b1324': 'ink-950', '#f7b955': 'lit',
}
COLOR = re.compile(r'(?<=[:"])#[0-9a-f]{6}(?=[}"])')


def follows_brand(color):
    if color in STEPS:
        return True
    r, g, b = (int(color[i:i + 2], 16) / 255 for i in (1, 3, 5))
    hue, _, _ = colorsys.rgb_to_hls(r, g, b)
    return 200 <= hue * 360 <= 232


def with_brand_colors(drawing):
    used = sorted({c for c in COLOR.findall(drawing) if follows_brand(c)})
    if not used:
        return drawing
    names = {}
    for color in used:
        names[color] = STEPS.get(color) or f'tint-{sum(n.startswith("tint") for n in names.values()) + 1}'
    head = ''.join(f'<!ENTITY {names[c]} "{c}">' for c in used)
    return f'<!DOCTYPE svg [{head}]>\n' + COLOR.sub(lambda m: f'&{names[m[0]]};' if m[0] in names else m[0], drawing)


if __name__ == '__main__':
    for path in sys.argv[1:]:
        text = open(path).read()
        if not text.startswith('<!DOCTYPE'):
            open(path, 'w').write(with_brand_colors(text))
