"""Screens of the home page's wide tiles, drawn at the size that they are shown in.

Such a drawing has no size of its own: it fills its place and lies over the tile's far edges. What is further on than the
narrowest place reaches carries words only where there is room for the whole of them.
"""
from vignettes import A, B, BG, G, INK, LINE, MUT, RR, T, chart, in_dark

PIN = 'c-9-13-19-20-19-33a19 19 0 0 1 38 0c0 13-10 20-19 33Z'


def tile(body, rooms):
    """A drawing with its parts from a width on (`at`), by the widths that occur in it."""
    hidden = ''.join(f'@media(max-width:{room - 1}px){{.w{room}{{display:none}}}}' for room in sorted(rooms))
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"><style>{hidden}</style>{in_dark(body)}{body}</svg>'


def at(room, shapes):
    return f'<g class="w{room}">{shapes}</g>'


def lines(color, width, paths):
    return f'<path fill="none" stroke="{color}" stroke-width="{width}" d="{paths}"/>'


def head(x, y, size, words, anchor='start'):
    return T(x, y, size, words, 680, INK, anchor)


def note(x, y, words, anchor='start'):
    return T(x, y, 13, words, 520, MUT, anchor)


def card(x, y, w, h):
    return RR(x, y, w, h, 16, '#fff', None)


def dashboard():
    o = f'<rect width="100%" height="100%" fill="{BG}"/>' + head(20, 38, 18, 'Good morning')
    figures = (('Net sales', '$48,920', '+12.4%'), ('Items vended', '19,306', '+8.1%'), ('Slots to refill', '214', '-31%'), ('Uptime', '99.6%', '+0.3%'))
    rooms = set()
    for i, (name, value, change) in enumerate(figures):
        x = 20 + i * 200
        words = note(x + 16, 86, name) + head(x + 16, 118, 25, value)
        more = RR(x + 122, 69, 54, 24, 12, '#e7f8f1', None) + T(x + 149, 85.5, 12, change, 650, '#047857', 'middle')
        box = card(x, 58, 188, 78)
        if i == 0:
            o += box + words + more
        else:
            o += at(x + 116, box + words) + at(x + 190, more)
            rooms |= {x + 116, x + 190}
    o += card(20, 150, 1400, 900) + head(36, 182, 16, 'Sales by day')
    sales = [31, 40, 58, 47, 52, 62, 58, 70, 66, 78, 84, 80, 92, 90, 101, 88, 82, 91, 86, 95, 90, 99, 84, 92, 97, 89, 96, 101]
    before = [26, 30, 34, 40, 41, 46, 45, 52, 56, 55, 62, 66, 68, 74, 76, 70, 69, 72, 70, 75, 71, 76, 68, 70, 74, 72, 75, 76]
    grid = ' '.join(f'M36 {y}H1400' for y in range(216, 330, 44))
    o += lines(LINE, 1, grid)
    drawn, points = chart(36, 190, 1350, 130, sales, prev=before, id='t', grid=1, dot=False)
    o += drawn[drawn.index('<defs>'):]
    x, y = points[2]
    o += f'<circle cx="{x:.0f}" cy="{y:.0f}" r="10" fill="{B}" opacity=".2"/><circle cx="{x:.0f}" cy="{y:.0f}" r="5.5" fill="#fff" stroke="{B}" stroke-width="3"/>'
    o += RR(x - 46, y - 58, 92, 44, 12, INK, None) + T(x, y - 40, 12, 'Fri 22', 520, '#b6c3d8', 'middle') + T(x, y - 23, 14, '$2,148', 680, '#fff', 'middle')
    return tile(o, rooms)


def map_of_stops():
    """From the lower start corner, where the card of the next stop stands, upwards and to the end."""
    o = '<path d="M-9-900H1400V0H-9Z" fill="#eaf0f8"/>'
    o += '<path d="M-9-60C120-150 230-40 360-90S640-190 820-150 1100-120 1400-210V9H-9Z" fill="#cfe0fb"/>'
    o += '<path d="M216-420h104v150H216ZM-9-148h58v70H-9ZM386-216h90v-90H386ZM660-420h140v130H660Z" fill="#d9ecd9"/>'
    streets = (
        'M-9-160 1400-230M-9-226 1400-282M60-700V-226M176-700 198 0M337-700 354-90M490-700 506-110M620-700 638-130'
        'M790-700 806-100M950-700 962-90M1110-700 1120-120M1270-700 1282-150M-9-330 420 9M170 9 900-560M700 9 1400-540M-9-420 1400-280'
    )
    o += lines('#fff', 12, streets)
    stops = ((60, -229, B, 0), (184, -234, B, 0), (190, -170, A, 0), (351, -178, B, 380), (349, -240, B, 380), (634, -192, B, 670))
    route = 'M60-229 184-234 190-170 351-178 349-240 632-251 634-192'
    o += f'<path d="{route}" fill="none" stroke="{B}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round" stroke-dasharray="1 11"/>'
    for x, y in ((120, -278), (268, -206), (290, -128), (430, -290), (444, -150), (560, -220), (570, -320)):
        o += f'<circle cx="{x}" cy="{y}" r="12" fill="{G}" opacity=".25"/><circle cx="{x}" cy="{y}" r="6.5" fill="{G}" stroke="#fff" stroke-width="2.5"/>'
    for i, (x, y, color, room) in enumerate(stops):
        pin = f'<g filter="drop-shadow(0 6px 8px rgba(15,23,42,.25))"><path d="M{x} {y}{PIN}" fill="{color}"/><circle cx="{x}" cy="{y - 33}" r="11" fill="#fff"/></g>'
        pin += T(x, y - 28.5, 13, str(i + 1), 700, color, 'middle')
        o += at(room, pin) if room else pin
    o += '<g filter="drop-shadow(0 14px 22px rgba(15,23,42,.2))">' + card(18, -128, 200, 108) + '</g>'
    o += head(34, -101, 15, 'Stop 3: wall mount') + note(34, -79, '9 slots low, 1 door')
    o += RR(34, -62, 92, 26, 13, '#fef3dc', None) + T(80, -44.5, 12.5, 'Refill first', 650, '#92580a', 'middle') + head(202, -44.5, 13, '12 min', 'end')
    return tile(f'<svg y="100%" overflow="visible">{o}</svg>', {room for *_, room in stops if room})


TILES = {'tile-dashboard': dashboard, 'tile-map': map_of_stops}
