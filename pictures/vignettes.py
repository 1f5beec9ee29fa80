#!/usr/bin/python3
"""Product screens, goal vignettes and sample avatars as SVG: python3 pictures/vignettes.py

Writes src/core/space/assets/ and public/pictures/, the words as outlines (outline_words.py).
"""
import os, random, re
from brand_colors import with_brand_colors
from outline_words import outline_words

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..')
B = '#2563eb'
INK = '#0b1324'
MUT = '#64748b'
LINE = '#e6ebf4'
BG = '#f6f8fc'
G = '#10b981'
A = '#f59e0b'
R = '#ef4444'
B1 = '#dbe7fe'
B0 = '#eff5ff'
# Words in the brand's colour: pale in a dark page.
LINK = '#1d4fd8'
# The upper start corner of a screen of 720x520.
SCREEN_DETAIL = '0 0 360 260'


def T(x, y, s, t, w=500, c=INK, a='start', ls=0):
    return f'<text x="{x}" y="{y}" font-size="{s}" font-weight="{w}" fill="{c}" text-anchor="{a}" letter-spacing="{ls}">{t}</text>'


def RR(x, y, w, h, r=12, f='#fff', st=LINE, sw=1, ex=''):
    return (
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}" fill="{f}"'
        + (f' stroke="{st}" stroke-width="{sw}"' if st else '')
        + f' {ex}/>'
    )


# What grounds and words become in a dark page. White words, dark devices, goods and charts stay as they are.
GROUNDS = {
    '#fff': '#1d2a47', BG: '#0f1728', '#e9eef6': '#24314a', '#dfe6f1': '#24314a', '#eaf0f8': '#131d31', LINE: '#2a3752',
    '#cfd8e6': '#3a4867', '#e2e8f2': '#2a3752', '#cfdcf5': '#3a4867',
    '#e7f8f1': '#0d3b30', '#fef3dc': '#3b2a0a', '#fdecec': '#45191c',
    '#eaf1fe': '#14213d', '#e9f6f1': '#10292a', '#fdf1de': '#2b2213', '#eeecfd': '#1e1b3a', '#e8f1fb': '#12233b',
    '#fdeaf0': '#2d1722',
}
CHIPS = {B1: '#1e3a6e', B0: '#182a4f'}
ON_CHIPS = {'#1d4ed8': '#93b5fd', LINK: '#93b5fd'}
WORDS = {
    INK: '#eef3fb', '#0f172a': '#eef3fb', '#475569': '#c3cde0', MUT: '#a9b7cc',
    '#047857': '#5fe0b5', '#92580a': '#f7c46c', '#c81e1e': '#ff9b9b',
}
LAND = {'#eaf0f8': '#131d31', '#cfe0fb': '#16305c', '#d9ecd9': '#16302a'}


def in_dark(body, chips=True, outlined=False):
    """The style that turns a drawing in a dark page; `chips`: whether pale blues are grounds; `outlined`: shapes that are
    told apart by their fill on a light ground have an edge on a dark one, at 3:1."""
    rules = (
        [('rect', 'fill', *pair) for pair in (GROUNDS | (CHIPS if chips else {})).items()]
        + [('circle', 'fill', *pair) for pair in GROUNDS.items() if pair[0] != '#fff']
        + [('path', 'fill', *pair) for pair in (WORDS | LAND | (ON_CHIPS if chips else {})).items()]
        + [(kind, 'stroke', *pair) for kind in ('rect', 'line', 'path') for pair in {LINE: '#2a3752', '#dfe6f1': '#24314a', '#cfd8e6': '#4b5b7d'}.items()]
        + [('path', 'stroke', '#fff', '#2a3752'), ('path', 'stroke', B, '#6093fa')]
    )
    used = ''.join(f'{kind}[{how}="{a}"]{{{how}:{b}}}' for kind, how, a, b in rules if f'{how}="{a}"' in body)
    if outlined:
        used += f'rect[fill="#fff"],rect[fill="#1f2937"]{{stroke:#8f949e;stroke-width:1.5}}circle[fill="none"]{{stroke:#8f949e;opacity:.7}}'
    return f'<style>@media(prefers-color-scheme:dark){{{used}}}</style>'


def faded(detail, body):
    """The view of a part, and the body that fades into its ground to the right and below while that view shows, since it
    goes on there."""
    x, y, w, h = detail.split()
    box = f'x="{x}" y="{y}" width="{w}" height="{h}"'
    stops = '<stop offset=".8" stop-opacity="0"/><stop offset="1"/>'
    fade = (
        f'<style>#ground{{display:none}}[id$=detail]:target~#ground{{display:inline}}[id$=detail]:target~#whole{{mask:url(#part)}}</style><linearGradient id="right">{stops}</linearGradient><linearGradient id="below" x2="0" y2="1">{stops}</linearGradient>'
        f'<mask id="part" maskUnits="userSpaceOnUse" {box}><rect {box} fill="white"/><rect {box} fill="url(#right)"/><rect {box} fill="url(#below)"/></mask>'
    )
    views = ''.join(f'<view id="{view}" viewBox="{detail}"/>' for view in ('detail', 'plain-detail'))
    fill = re.search(r'<rect[^>]* fill="(#\w+)"', body)[1]
    return f'{views}{fade}', f'<rect id="ground" {box} fill="{fill}"/><g id="whole">{body}</g>'


def svg(w, h, body, title, detail=None, chips=True, outlined=False):
    """`detail` is the part that shows where the whole would be too small to read, in the drawing's own shape."""
    body = in_dark(body, chips, outlined) + body
    view = ''
    if detail:
        view, body = faded(detail, body)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}" role="img" aria-label="{title}">{view}{body}</svg>'


def smooth(P):
    d = f'M{P[0][0]:.1f} {P[0][1]:.1f}'
    for i in range(len(P) - 1):
        p0 = P[max(0, i - 1)]
        p1 = P[i]
        p2 = P[i + 1]
        p3 = P[min(len(P) - 1, i + 2)]
        d += f' C{p1[0]+(p2[0]-p0[0])/6:.1f} {p1[1]+(p2[1]-p0[1])/6:.1f} {p2[0]-(p3[0]-p1[0])/6:.1f} {p2[1]-(p3[1]-p1[1])/6:.1f} {p2[0]:.1f} {p2[1]:.1f}'
    return d


def chart(x, y, w, h, vals, col=B, prev=None, id='g', grid=4, dot=True):
    mx = max(vals + (prev or [])) * 1.12
    pt = lambda V: [(x + w * i / (len(V) - 1), y + h - h * v / mx) for i, v in enumerate(V)]
    o = ''.join(
        f'<line x1="{x}" x2="{x+w}" y1="{y+h*i/grid}" y2="{y+h*i/grid}" stroke="{LINE}"/>' for i in range(grid + 1)
    )
    P = pt(vals)
    d = smooth(P)
    o += f'<defs><linearGradient id="{id}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="{col}" stop-opacity=".24"/><stop offset="1" stop-color="{col}" stop-opacity="0"/></linearGradient></defs><path d="{d} L{x+w} {y+h} L{x} {y+h}Z" fill="url(#{id})"/>'
    if prev:
        o += f'<path d="{smooth(pt(prev))}" fill="none" stroke="#a9b7cc" stroke-width="2" stroke-dasharray="4 6"/>'
    o += f'<path d="{d}" fill="none" stroke="{col}" stroke-width="3" stroke-linecap="round"/>'
    if dot:
        px, py = P[-3]
        o += f'<circle cx="{px}" cy="{py}" r="10" fill="{col}" opacity=".18"/><circle cx="{px}" cy="{py}" r="5.5" fill="#fff" stroke="{col}" stroke-width="3"/>'
    return o, P


def swatch(x, y, w, h, c, c2):
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{min(w,h)*.2}" fill="{c}"/><circle cx="{x+w/2}" cy="{y+h*.66}" r="{min(w,h)*.22}" fill="{c2}"/><rect x="{x+w*.22}" y="{y+h*.2}" width="{w*.56}" height="{h*.1}" rx="{h*.05}" fill="{c2}"/>'


PAL = [
    ('#f4fbe8', '#8ac926'),
    ('#1d4ed8', '#fbd35b'),
    ('#d7263d', '#ff8fa3'),
    ('#4a2a1c', '#c9803f'),
    ('#0f172a', '#facc15'),
    ('#f2e6d0', '#d99a2b'),
    ('#0e7c66', '#9be3cf'),
    ('#ffb38a', '#fff1e6'),
    ('#e6f3ff', '#2563eb'),
]


def dashboard():
    o = RR(0, 0, 1200, 760, 22, BG, '#dfe6f1')
    o += RR(0, 0, 228, 760, 22, '#fff', None) + RR(200, 0, 28, 760, 0, '#fff', None)
    o += f'<line x1="228" x2="228" y1="0" y2="760" stroke="{LINE}"/>'
    o += (
        f'<rect x="28" y="30" width="34" height="34" rx="10" fill="{B}"/>'
        + ''.join(
            f'<rect x="{36+i*7}" y="{39+j*7}" width="4.5" height="4.5" rx="1.4" fill="#fff" opacity="{1 if (i+j)%2==0 else .55}"/>'
            for i in range(3)
            for j in range(3)
        )
        + T(74, 53, 17, 'Operations', 650)
    )
    for i, (n, on) in enumerate(
        (
            ('Overview', 1),
            ('Machines', 0),
            ('Planograms', 0),
            ('Inventory', 0),
            ('Routes', 0),
            ('Payments', 0),
            ('Promotions', 0),
        )
    ):
        y = 104 + i * 48
        if on:
            o += RR(16, y - 8, 196, 40, 10, B0, None)
        o += f'<rect x="32" y="{y+3}" width="18" height="18" rx="5" fill="{B if on else "#cfd8e6"}"/>' + T(
            64, y + 18, 15, n, 600 if on else 500, LINK if on else '#475569'
        )
    o += (
        RR(16, 660, 196, 76, 14, B0, None)
        + T(32, 690, 14, 'Cloud link', 600)
        + f'<circle cx="36" cy="713" r="4.5" fill="{G}"/>'
        + T(48, 718, 14, '128 of 131 online', 500, MUT)
    )
    o += (
        T(260, 62, 26, 'Good morning, here is today', 700, INK, ls=-0.6)
        + RR(1006, 34, 170, 40, 12)
        + T(1026, 60, 14, 'Last 30 days', 550)
        + f'<path d="M1150 51l5 5 5-5" stroke="{MUT}" fill="none" stroke-width="2" stroke-linecap="round"/>'
    )
    for i, (k, v, dl, ok) in enumerate(
        (
            ('Net sales', '$48,920', '+12.4%', 1),
            ('Items vended', '19,306', '+8.1%', 1),
            ('Slots to refill', '214', '-31%', 1),
            ('Uptime', '99.6%', '+0.3%', 1),
        )
    ):
        x = 260 + i * 233
        o += (
            RR(x, 98, 217, 112, 16)
            + T(x + 20, 130, 14, k, 500, MUT)
            + T(x + 20, 172, 30, v, 700, INK, ls=-0.8)
            + RR(x + 139, 112, 62, 26, 13, '#e7f8f1', None)
            + T(x + 170, 130, 14, dl, 650, '#047857', 'middle')
        )
    o += (
        RR(260, 228, 596, 320, 18)
        + T(284, 264, 17, 'Sales by day', 650)
        + f'<circle cx="688" cy="259" r="5" fill="{B}"/>'
        + T(700, 264, 14, 'This month', 500, MUT)
        + f'<circle cx="792" cy="259" r="5" fill="#a9b7cc"/>'
        + T(804, 264, 14, 'Prior', 500, MUT)
    )
    c, P = chart(
        284,
        290,
        548,
        214,
        [31, 38, 35, 44, 52, 49, 58, 55, 64, 72, 69, 81, 86, 94],
        prev=[28, 30, 34, 33, 39, 42, 41, 47, 46, 50, 55, 53, 58, 60],
        id='gd',
    )
    o += c
    for i, d in enumerate(('1', '5', '10', '15', '20', '25', '30')):
        o += T(288 + i * 90, 532, 14, d, 500, MUT, 'middle')
    x, y = P[-3]
    o += (
        RR(x - 62, y - 66, 124, 46, 12, INK, None)
        + T(x, y - 46, 14, 'Fri 22', 500, '#b6c3d8', 'middle')
        + T(x, y - 29, 14, '$2,148', 700, '#fff', 'middle')
    )
    o += (
        RR(872, 228, 304, 320, 18)
        + T(896, 264, 17, 'Live stock', 650)
        + f'<circle cx="1136" cy="259" r="5" fill="{G}"/><circle cx="1136" cy="259" r="9" fill="{G}" opacity=".2"/>'
    )
    for i, (n, p, s) in enumerate(
        (
            ('Sparkling lime', 0.82, '33/40'),
            ('Sea salt crisps', 0.56, '20/36'),
            ('Berry soda', 0.34, '14/40'),
            ('Dark cocoa bar', 0.15, '4/28'),
            ('Citrus energy', 0.68, '27/40'),
        )
    ):
        yy = 286 + i * 51
        col = G if p > 0.5 else A if p > 0.2 else R
        o += (
            swatch(896, yy, 32, 36, *PAL[i])
            + T(942, yy + 14, 14, n, 600)
            + T(1152, yy + 14, 14, s, 550, MUT, 'end')
            + RR(942, yy + 23, 210, 7, 3.5, '#e9eef6', None)
            + RR(942, yy + 23, 210 * p, 7, 3.5, col, None)
        )
    o += RR(260, 566, 596, 170, 18) + T(284, 600, 17, 'Machines', 650)
    for i, (n, l, st, c, t) in enumerate(
        (
            ('Outdoor vending', 'Harbor terminal', 'Online', G, '4 °C'),
            ('Wall mount', 'Studio 12, floor 3', 'Refill soon', A, 'Ambient'),
            ('10-cell locker', 'North entrance', 'Online', G, 'Ambient'),
        )
    ):
        yy = 622 + i * 36
        o += (
            f'<circle cx="292" cy="{yy+9}" r="5" fill="{c}"/>'
            + T(308, yy + 14, 14.5, n, 600)
            + T(452, yy + 14, 14, l, 500, MUT)
            + T(660, yy + 14, 14, t, 550, '#475569')
            + RR(744, yy - 4, 92, 26, 13, '#e7f8f1' if c == G else '#fef3dc', None)
            + T(790, yy + 14, 14, st, 650, '#047857' if c == G else '#92580a', 'middle')
        )
    o += (
        RR(872, 566, 304, 170, 18, B, None)
        + T(896, 604, 17, 'Next route', 650, '#fff')
        + T(896, 640, 30, '7 stops', 700, '#fff', ls=-0.6)
        + T(896, 668, 14, '214 slots, 2 h 40 min', 500, '#dbe7fe')
        + RR(896, 686, 150, 34, 10, '#fff', None)
        + T(971, 708, 14, 'Send to driver', 650, LINK, 'middle')
    )
    return svg(1200, 760, o, 'Operations dashboard with sales chart, live stock and machine status', '862 216 326 206.5')


def planogram():
    o = (
        RR(0, 0, 720, 520, 22, '#fff', '#dfe6f1')
        + T(28, 48, 20, 'Planogram', 700, ls=-0.3)
        + T(28, 72, 14, 'Drag a product to a slot', 500, MUT)
        + RR(560, 28, 132, 38, 11, B, None)
        + T(626, 52, 14, 'Publish to 12', 650, '#fff', 'middle')
    )
    rnd = random.Random(2)
    for r in range(4):
        y = 96 + r * 102
        o += RR(28, y, 664, 90, 14, BG, None)
        for c in range(7):
            x = 40 + c * 93
            p = PAL[(r * 3 + c * 2) % len(PAL)]
            if (r, c) == (1, 4):
                o += f'<rect x="{x}" y="{y+8}" width="82" height="74" rx="12" fill="{B0}" stroke="{B}" stroke-width="2" stroke-dasharray="6 6"/>'
                continue
            o += (
                RR(x, y + 8, 82, 74, 12)
                + swatch(x + 10, y + 17, 30, 38, *p)
                + T(x + 48, y + 34, 14, f'{"ABCD"[r]}{c+1}', 650, MUT)
            )
            f = rnd.choice((0.9, 0.7, 0.45, 0.18, 0.8))
            o += RR(x + 10, y + 66, 62, 6, 3, '#e9eef6', None) + RR(
                x + 10, y + 66, 62 * f, 6, 3, G if f > 0.5 else A if f > 0.2 else R, None
            )
    x, y = 40 + 4 * 93 + 18, 96 + 102 - 14
    o += (
        f'<g transform="rotate(4 {x+41} {y+37})" filter="drop-shadow(0 14px 22px rgba(15,23,42,.24))">'
        + RR(x, y, 90, 82, 14, '#fff', B, 2)
        + swatch(x + 12, y + 12, 34, 44, *PAL[4])
        + T(x + 54, y + 32, 14, 'New', 650, LINK)
        + RR(x + 12, y + 66, 66, 6, 3, G, None)
        + f'</g><path d="M{x+70} {y+62}l0 26 7-6 5 11 6-3-5-10 9-1z" fill="{INK}" stroke="#fff" stroke-width="2" stroke-linejoin="round"/>'
    )
    return svg(720, 520, o, 'Planogram editor: moving a product to an empty slot', SCREEN_DETAIL)


def fleet():
    o = f'<defs><clipPath id="fm"><rect width="720" height="520" rx="22"/></clipPath></defs><g clip-path="url(#fm)"><rect width="720" height="520" fill="#eaf0f8"/>'
    o += '<path d="M-20 380 C120 330 170 430 300 390 S520 280 760 330 V560 H-20Z" fill="#cfe0fb"/><path d="M430 60h150v110H430z M60 210h130v90H60z M560 200h120v80H560z" fill="#d9ecd9"/>'
    for d in (
        'M-10 130 L740 60',
        'M-10 250 L740 190',
        'M120 -10 L190 540',
        'M330 -10 L360 400',
        'M540 -10 L560 330',
        'M-10 40 L420 540',
        'M240 540 L740 120',
    ):
        o += f'<path d="{d}" stroke="#fff" stroke-width="13" fill="none"/>'
    o += f'<path d="M150 118 L338 98 L345 216 L549 199 L556 300" stroke="{B}" stroke-width="5" fill="none" stroke-linejoin="round" stroke-linecap="round" stroke-dasharray="1 12"/>'

    def pin(x, y, c, n):
        return (
            f'<g filter="drop-shadow(0 6px 8px rgba(15,23,42,.25))"><path d="M{x} {y}c-9-13-19-20-19-33a19 19 0 0 1 38 0c0 13-10 20-19 33Z" fill="{c}"/><circle cx="{x}" cy="{y-33}" r="11" fill="#fff"/></g>'
            + T(x, y - 28.5, 14, n, 700, c, 'middle')
        )

    for x, y, c, n in (
        (150, 120, B, '1'),
        (338, 100, B, '2'),
        (345, 218, A, '3'),
        (549, 201, B, '4'),
        (556, 302, B, '5'),
    ):
        o += pin(x, y, c, n)
    for x, y in ((90, 300), (250, 330), (460, 130), (640, 90), (430, 300)):
        o += f'<circle cx="{x}" cy="{y}" r="13" fill="{G}" opacity=".22"/><circle cx="{x}" cy="{y}" r="7" fill="{G}" stroke="#fff" stroke-width="2.5"/>'
    o += (
        '</g>'
        + f'<g filter="drop-shadow(0 16px 28px rgba(15,23,42,.18))">'
        + RR(28, 372, 330, 120, 18, '#fff', '#cfd8e6')
        + '</g>'
        + T(52, 408, 16, 'Stop 3: wall mount', 650)
        + T(52, 432, 14, '9 slots low, 1 door check', 500, MUT)
        + RR(52, 448, 118, 28, 14, '#fef3dc', None)
        + T(111, 467, 14, 'Refill first', 650, '#92580a', 'middle')
        + T(334, 467, 14, '12 min', 600, '#475569', 'end')
    )
    o += RR(0.5, 0.5, 719, 519, 22, 'none', '#dfe6f1')
    return svg(720, 520, o, 'Fleet map with a refill route and machine status', '112 30 360 260')


def face(i):
    """Geometric illustrated avatar (no real person)."""
    S = [
        ('#f1c9a5', '#3b2a20', '#2563eb'),
        ('#8d5a3a', '#17120f', '#f59e0b'),
        ('#e8b48c', '#7a3e1d', '#10b981'),
        ('#c98d62', '#23180f', '#7c5cff'),
    ][i % 4]
    bg = ['#dbe7fe', '#fdebc8', '#d6f3e6', '#e6e1fd'][i % 4]
    hair = [
        'M18 40c0-16 9-25 22-25s22 9 22 25c-3-8-8-11-12-13-8 4-20 4-26 2-3 3-5 6-6 11Z',
        'M16 44c-2-20 9-31 24-31s26 11 24 31c-1-6-3-10-6-13-9 1-27 1-36 0-3 3-5 7-6 13Z',
        'M17 58c-5-30 5-44 23-44s28 14 23 44c-4 2-7 0-7-4 1-12-2-20-8-23-7 4-15 5-22 5-2 5-3 11-2 18 0 4-3 6-7 4Z',
        'M18 38c1-15 10-23 22-23 13 0 21 8 22 23-4-6-7-9-10-11-7 2-17 2-24 0-4 3-7 6-10 11Z',
    ][i % 4]
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" role="img" aria-hidden="true"><defs><clipPath id="av{i}"><circle cx="40" cy="40" r="40"/></clipPath></defs><g clip-path="url(#av{i})"><rect width="80" height="80" fill="{bg}"/><path d="M8 92c0-20 14-29 32-29s32 9 32 29Z" fill="{S[2]}"/><path d="M32 52h16v12c0 5-16 5-16 0Z" fill="{S[0]}"/><path d="M32 56c4 5 12 5 16 0v4c-4 5-12 5-16 0Z" fill="#000" opacity=".1"/><rect x="23" y="22" width="34" height="38" rx="17" fill="{S[0]}"/><path d="{hair}" fill="{S[1]}"/><circle cx="33" cy="42" r="2" fill="#1b1b1f"/><circle cx="47" cy="42" r="2" fill="#1b1b1f"/><path d="M35 50q5 4.5 10 0" stroke="#1b1b1f" stroke-width="2" fill="none" stroke-linecap="round"/></g></svg>'


def goal(k):
    """480x300 vignette per business goal."""
    o = f'<rect width="480" height="300" fill="{["#eaf1fe","#e9f6f1","#fdf1de","#eeecfd","#e8f1fb","#fdeaf0"][k]}"/>'
    sh = 'filter="drop-shadow(0 14px 22px rgba(15,23,42,.14))"'
    if k == 0:
        o += ''.join(
            f'<circle cx="240" cy="150" r="{r}" fill="none" stroke="{B}" opacity="{.34-i*.06}" stroke-width="1.5"/>'
            for i, r in enumerate((56, 100, 146, 196))
        )
        for x, y, s in (
            (240, 150, 1.25),
            (128, 92, 0.8),
            (352, 96, 0.85),
            (116, 214, 0.75),
            (372, 210, 0.8),
            (236, 40, 0.65),
            (250, 262, 0.6),
        ):
            o += f'<g transform="translate({x-22*s} {y-30*s}) scale({s})" {sh}><rect width="44" height="60" rx="8" fill="{B if s>1 else "#fff"}"/><rect x="6" y="7" width="22" height="34" rx="3" fill="{"#fff" if s>1 else B1}"/><rect x="32" y="9" width="7" height="12" rx="2" fill="{"#bfd4fe" if s>1 else B}"/><rect x="6" y="46" width="22" height="7" rx="2.5" fill="{"#1d4fd8" if s>1 else "#cfdcf5"}"/></g>'
    if k == 1:
        o += (
            f'<g {sh}>'
            + RR(196, 46, 226, 214, 14, '#1f2937', None)
            + ''.join(
                RR(206 + c * 74, 56 + r * 50, 64, 42, 5, '#fff' if (r, c) != (1, 1) else '#12263f', None)
                + (
                    f'<rect x="{256+c*74}" y="{62+r*50}" width="8" height="4" rx="2" fill="{B}"/>'
                    if (r, c) != (1, 1)
                    else f'<rect x="{222+c*74}" y="{74+r*50}" width="32" height="22" rx="3" fill="#c89a63"/>'
                )
                for r in range(4)
                for c in range(3)
            )
            + '</g>'
        )
        o += (
            f'<g {sh}>'
            + RR(70, 62, 116, 200, 20, '#fff', None)
            + '</g>'
            + RR(82, 78, 92, 108, 12, '#f1f6ff', None)
            + ''.join(
                f'<rect x="{94+i*12}" y="{98+j*12}" width="10" height="10" rx="2" fill="{INK}"/>'
                for i in range(6)
                for j in range(6)
                if (i * 7 + j * 5 + i * j) % 3 or (i in (0, 5) and j in (0, 5))
            )
            + RR(82, 198, 92, 12, 6, '#e2e8f2', None)
            + RR(82, 222, 92, 26, 9, G, None)
            + T(128, 242, 20, 'Cell 05', 650, '#fff', 'middle')
        )
    if k == 2:
        o += (
            f'<g {sh}>'
            + RR(76, 52, 200, 200, 20, '#fff', None)
            + '</g>'
            + RR(92, 68, 168, 104, 14, '#ffe3b3', None)
            + swatch(146, 80, 60, 82, '#d7263d', '#ff8fa3')
            + T(92, 204, 22, '2 for $3', 750)
            + T(92, 232, 20, 'Fri to Sun', 500, MUT)
        )
        o += (
            f'<g {sh}><circle cx="330" cy="104" r="52" fill="{A}"/></g>'
            + T(330, 114, 28, '-25%', 800, '#3b2504', 'middle')
            + f'<g {sh}>'
            + RR(290, 178, 130, 62, 16, '#fff', None)
            + '</g>'
            + T(304, 203, 20, 'Redeemed', 500, MUT)
            + T(304, 230, 22, '1,284', 750)
        )
    if k == 3:
        o += f'<g {sh}>' + RR(64, 48, 352, 204, 20, '#fff', None) + '</g>'
        c, _ = chart(88, 108, 304, 116, [20, 28, 24, 38, 34, 46, 52, 50, 63, 74], col='#6d55f0', id='gg3', grid=3)
        o += (
            T(88, 88, 20, 'Revenue per machine', 650)
            + RR(318, 66, 74, 28, 14, '#e7f8f1', None)
            + T(355, 87, 20, '+18%', 700, '#047857', 'middle')
            + c
        )
    if k == 4:
        o += f'<path d="M60 220 C130 220 120 110 200 110 S290 210 360 190 420 90 440 80" stroke="{B}" stroke-width="5" stroke-dasharray="1 12" stroke-linecap="round" fill="none"/>'
        for x, y, c in ((66, 220, G), (200, 110, A), (360, 190, B)):
            o += f'<circle cx="{x}" cy="{y}" r="17" fill="{c}" opacity=".2"/><circle cx="{x}" cy="{y}" r="9" fill="{c}" stroke="#fff" stroke-width="3"/>'
        o += (
            f'<g {sh}>'
            + RR(226, 34, 186, 70, 16, '#fff', None)
            + '</g>'
            + T(244, 64, 20, 'Stop 2 of 7', 650)
            + T(244, 90, 20, 'Load 46 items', 500, MUT)
            + f'<g transform="translate(112 158)" {sh}><rect width="96" height="56" rx="10" fill="{B}"/><path d="M96 16h26l18 20v20H96Z" fill="#1d4fd8"/><path d="M104 22h16l10 13h-26Z" fill="#dbe7fe"/><circle cx="26" cy="58" r="12" fill="{INK}"/><circle cx="26" cy="58" r="5" fill="#fff"/><circle cx="112" cy="58" r="12" fill="{INK}"/><circle cx="112" cy="58" r="5" fill="#fff"/></g>'
        )
    if k == 5:
        star = 'M12 1.8l3.1 6.5 7.1 1-5.1 5 1.2 7.1L12 18l-6.3 3.4 1.2-7.1-5.1-5 7.1-1z'
        o += (
            f'<g {sh}>'
            + RR(74, 56, 332, 110, 22, '#fff', None)
            + '</g>'
            + ''.join(
                f'<path transform="translate({104+i*56} 84) scale(2.1)" d="{star}" fill="{A}"/>' for i in range(5)
            )
        )
        o += (
            f'<g {sh}>'
            + RR(74, 184, 206, 68, 20, B, None)
            + '</g>'
            + T(98, 213, 20, 'Refund sent', 650, '#fff')
            + T(98, 240, 20, 'No call, no queue', 500, '#dbe7fe')
            + f'<g {sh}><circle cx="346" cy="218" r="36" fill="#fff"/></g><path d="M331 218l11 11 20-22" stroke="{G}" stroke-width="6" fill="none" stroke-linecap="round" stroke-linejoin="round"/>'
        )
    return svg(480, 300, o, ['Footprint', 'Pick up in store', 'Promotions', 'Analytics', 'Fleet', 'Satisfaction'][k], outlined=True)


def stand_in():
    """1200x900 shown where an entry has no picture: a tilted field of slots, a few lit, one amber."""
    lit = {
        (2, 3): '#93b5fd',
        (4, 2): B,
        (5, 5): '#f7b955',
        (6, 3): B1,
        (3, 5): B1,
        (1, 2): B1,
        (7, 4): '#bfd4fe',
        (4, 6): B1,
    }
    cells = ''.join(
        f'<rect x="{c*176}" y="{r*176}" width="148" height="148" rx="34" fill="{lit.get((c,r),"#fff")}" opacity="{1 if (c,r) in lit else .72}"/>'
        for c in range(-1, 11)
        for r in range(-1, 9)
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900" aria-hidden="true"><rect width="1200" height="900" fill="#e6eefb"/><g transform="rotate(-12 600 450) translate(-190 -130)">{cells}</g></svg>'


LOGOS = {
    'Works': '<path d="M8 60V32l18 12V32l18 12V20h16v40Z"/>',
    'Campus': '<path d="M34 12 64 28 34 44 4 28Zm-18 30 18 10 18-10v12q-18 12-36 0Z"/>',
    'Clinic': '<path d="M24 10h20v16h16v20H44v16H24V46H8V26h16Z"/>',
    'Hotel': '<path d="M34 8q4 22 26 28-22 6-26 28-4-22-26-28 22-6 26-28Z"/>',
}


def logo(name):
    """300x72 for a band of logos: nobody's, and the name says so. It stands on white in both themes."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 72" width="300" height="72" role="img" aria-label="Sample {name}"><g fill="#475569">{LOGOS[name]}</g>{T(78, 46, 29, "Sample " + name, 650, "#475569", ls=-0.6)}</svg>'


def write(name, drawing, folders, has_plain=True):
    drawing = with_brand_colors(outline_words(drawing, has_plain))
    for folder in folders:
        open(f'{ROOT}/{folder}/{name}.svg', 'w').write(drawing + '\n')
    print(name, f'{len(drawing)/1024:.1f}K')


GOALS = (
    'expand-footprint',
    'bopis',
    'marketing-and-promotions',
    'data-analytics',
    'fleet-management',
    'customer-satisfaction',
)
if __name__ == '__main__':
    both = ('src/core/space/assets', 'public/pictures')
    write('ui-dashboard', dashboard(), both)
    write('ui-planogram', planogram(), both)
    write('ui-fleet', fleet(), both)
    from product_screens import SCREENS

    for name, drawing in SCREENS.items():
        write(name, drawing(), both[:1])
    from tile_screens import TILES

    for name, drawing in TILES.items():
        write(name, drawing(), both[1:])
    from tool_drawings import DRAWINGS

    for name, drawing in DRAWINGS.items():
        write(f'tool-{name}', drawing(), both[1:])
    for k, n in enumerate(GOALS):
        write(f'goal-{n}', goal(k), both)
    write('default', stand_in(), both)
    for i, name in enumerate(LOGOS):
        write(f'logo-{i+1}', logo(name), both[:1], has_plain=False)
    for i in range(4):
        write(f'avatar-{i+1}', face(i), ('src/core/space/assets',))
