"""The words of a drawing as outlines of Geist: a drawing shown through <img> cannot see the page's fonts, and one that
brings its own keeps the main thread waiting while the browser unpacks it.

Needs python3-fonttools and python3-brotli, and node_modules for the Geist font file.
"""
import functools, html, os, re
from fontTools.pens.basePen import decomposeQuadraticSegment
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = os.path.dirname(os.path.abspath(__file__)) + '/..'
GEIST = ROOT + '/node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'
# Outlines keep so many steps to the em: 0.1 px where 15 px are drawn on a phone with two points to the pixel.
STEPS = 250
# Where the point that `x` names lies in the line.
ANCHORS = {'start': 0, 'middle': 0.5, 'end': 1}
TEXT = re.compile(
    r'<text x="(?P<x>[^"]+)" y="(?P<y>[^"]+)" font-size="(?P<size>[^"]+)" font-weight="(?P<weight>[^"]+)" '
    r'fill="(?P<fill>[^"]+)" text-anchor="(?P<anchor>[^"]+)" letter-spacing="(?P<spacing>[^"]+)">(?P<words>[^<]*)</text>'
)


@functools.cache
def face(weight):
    return instancer.instantiateVariableFont(TTFont(GEIST), {'wght': weight})


@functools.cache
def kerning(weight):
    """The subtables of Geist's pair kerning, in the order in which the first that knows a pair counts."""
    table = face(weight)['GPOS'].table
    wanted = {i for f in table.FeatureList.FeatureRecord if f.FeatureTag == 'kern' for i in f.Feature.LookupListIndex}
    lookups = []
    for index in sorted(wanted):
        subtables = [getattr(s, 'ExtSubTable', s) for s in table.LookupList.Lookup[index].SubTable]
        lookups.append([s for s in subtables if s.LookupType == 2])
    return lookups


def kern(weight, first, second):
    """How much nearer (or farther, above 0) `second` stands behind `first`, in units of the font."""
    total = 0
    for subtables in kerning(weight):
        for subtable in subtables:
            if first not in subtable.Coverage.glyphs:
                continue
            if subtable.Format == 1:
                pairs = subtable.PairSet[subtable.Coverage.glyphs.index(first)].PairValueRecord
                value = next((p.Value1 for p in pairs if p.SecondGlyph == second), None)
                if value is None:
                    continue
            else:
                row = subtable.Class1Record[subtable.ClassDef1.classDefs.get(first, 0)]
                value = row.Class2Record[subtable.ClassDef2.classDefs.get(second, 0)].Value1
            total += (value.XAdvance if value and hasattr(value, 'XAdvance') else 0)
            break
    return total


@functools.cache
def strokes(weight, glyph):
    """The outline of a glyph: (command, points) in units of the font."""
    pen = DecomposingRecordingPen(face(weight).getGlyphSet())
    face(weight).getGlyphSet()[glyph].draw(pen)
    drawn = []
    for command, points in pen.value:
        if command == 'qCurveTo' and points[-1] is None:
            # A contour without a point on the curve begins halfway between two that are off it.
            off = points[:-1]
            begin = tuple((a + b) / 2 for a, b in zip(off[-1], off[0]))
            drawn.append(('m', (begin,)))
            points = (*off, begin)
        if command == 'qCurveTo':
            drawn += [('q', pair) for pair in decomposeQuadraticSegment(points)]
        elif command != 'endPath':
            drawn.append(({'moveTo': 'm', 'lineTo': 'l', 'curveTo': 'c', 'closePath': 'z'}[command], points))
    return drawn


def number(value):
    return f'{value:.3f}'.rstrip('0').rstrip('.').replace('-0.', '-.').removeprefix('0') or '0'


# Pages of another language than English show a drawing's view `plain`: figures stay, and words are bars.
PLAIN = '<view id="plain"/><style>.bar,[id^=plain]:target~.word,[id^=plain]:target~* .word{display:none}[id^=plain]:target~.bar,[id^=plain]:target~* .bar{display:inline}</style>'


def bar(left, y, width, size, fill):
    """What stands for a line of words, as high as their small letters."""
    h = size * 0.56
    ends = f'a{number(h / 2)} {number(h / 2)} 0 0 0'
    run = number(max(width - h, 0))
    return f'<path class="bar" fill="{fill}" fill-opacity=".4" d="M{number(left + h / 2)} {number(y)}h{run}{ends} 0-{number(h)}h-{run}{ends} 0 {number(h)}z"/>'


def outline(x, y, size, weight, fill, anchor, spacing, words, has_plain):
    """One line of text as a path, and the bar in its place; coordinates are relative, so that equal letters are equal text and pack well."""
    font = face(weight)
    units = font['head'].unitsPerEm
    step = units / STEPS
    names = [font.getBestCmap()[ord(letter)] for letter in words]
    at, places = 0, []
    for index, name in enumerate(names):
        if index:
            at += kern(weight, names[index - 1], name)
        places.append(at)
        at += font['hmtx'][name][0] + spacing * units / size
    begin = at * ANCHORS[anchor]
    path, now = '', (0, 0)
    for name, place in zip(names, places):
        origin = now
        for command, points in strokes(weight, name):
            moved = [(round(place / step) + round(px / step), round(py / step)) for px, py in points]
            path += command + ' '.join(f'{px - now[0]} {py - now[1]}' for px, py in moved)
            now = moved[-1] if moved else origin
            if command == 'm':
                origin = now
    left, top, scale = x - begin * size / units, number(y), size / STEPS
    kind, plain = '', ''
    if has_plain and re.search('[A-Za-z]{2}', words):
        kind, plain = 'class="word" ', bar(left, y, at * size / units, size, fill)
    return f'{plain}<path {kind}transform="matrix({scale:.5g} 0 0 {-scale:.5g} {number(left)} {top})" fill="{fill}" d="{path.replace(" -", "-")}"/>'


def outline_words(drawing, has_plain=True):
    """A drawing with <text> elements as `T` writes them in, one with paths out; `has_plain`: whether its words can go."""

    def replace(match):
        part = match.groupdict()
        return outline(
            float(part['x']), float(part['y']), float(part['size']), int(part['weight']),
            part['fill'], part['anchor'], float(part['spacing']), html.unescape(part['words']), has_plain,
        )

    outlined = TEXT.sub(replace, drawing)
    if '<text' in outlined:
        raise ValueError(f'A text is written in another way than T does: {outlined[outlined.index("<text"):][:200]}')
    if 'class="word"' in outlined:
        head = outlined.index('>') + 1
        outlined = outlined[:head] + PLAIN + outlined[head:]
    return outlined
