"""What each tool for buyers works out, 480x300, almost without words: a card of the page /tools shows it."""
from vignettes import A, B, B1, BG, G, INK, LINE, MUT, R, RR, T, svg

SHADOW = 'filter="drop-shadow(0 14px 22px rgba(15,23,42,.14))"'
PARCEL, TAPE = '#c89a63', '#e3c08f'
CABINET = '#1f2937'
GOODS = ''.join(
    f'<rect x="{10 + c * 13}" y="{12 + r * 19}" width="9" height="13" rx="2" fill="{(B, A, G, R)[(r + c * 3) % 4]}"/>'
    for r in range(4)
    for c in range(3)
)


def lifted(shapes):
    return f'<g {SHADOW}>{shapes}</g>'


def drawing(ground, shapes, title):
    defs = f'<defs><g id="goods">{GOODS}</g></defs>' if '#goods' in shapes else ''
    return svg(480, 300, f'{defs}<rect width="480" height="300" fill="{ground}"/>{shapes}', title, outlined=True)


def line(path, color=B, width=4, more=''):
    return f'<path d="{path}" fill="none" stroke="{color}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round" {more}/>'


def machine(x, y, h, front=B):
    """A vending machine `h` high: glass with rows of goods, panel, tray."""
    s = h / 120
    return f'<g transform="translate({x} {y}) scale({s:.2f})"><rect width="76" height="120" rx="8" fill="{front}"/><rect x="6" y="7" width="46" height="82" rx="4" fill="#f1f6ff"/><use href="#goods"/><rect x="57" y="14" width="13" height="22" rx="3" fill="#fff" opacity=".9"/><rect x="57" y="42" width="13" height="8" rx="2" fill="#0b1324" opacity=".5"/><rect x="6" y="97" width="46" height="15" rx="4" fill="#0b1324" opacity=".45"/></g>'


def parcel(x, y, w, h):
    return RR(x, y, w, h, 5, PARCEL, None) + f'<rect x="{x + w * .42:.0f}" y="{y}" width="{w * .16:.0f}" height="{h}" fill="{TAPE}"/>'


def tick(x, y):
    return lifted(f'<circle cx="{x}" cy="{y}" r="26" fill="{G}"/>') + line(f'M{x - 11} {y}l8 8 14-16', '#fff', 5)


def payback():
    zero = 168
    bars = ''.join(
        RR(96 + i * 37, zero - max(v, 0), 24, abs(v), 6, G if v > 0 else '#f9a8b4', None)
        for i, v in enumerate((-64, -48, -32, -15, 22, 42, 62, 84))
    )
    return drawing(
        '#e9f6f1',
        lifted(RR(64, 48, 352, 204, 20, '#fff', None))
        + bars
        + line(f'M84 {zero}H396', '#a9b7cc', 2)
        + line('M108 228 C190 206 250 150 380 92', B, 4, 'stroke-dasharray="1 11"')
        + f'<circle cx="241" cy="{zero}" r="17" fill="{B}" opacity=".2"/><circle cx="241" cy="{zero}" r="9" fill="{B}" stroke="#fff" stroke-width="3"/>',
        'Payback',
    )


def locker_size():
    columns = ((0, (42, 42, 42, 42)), (78, (62, 62, 52)), (156, (96, 86)))
    doors = ''
    for x, heights in columns:
        y = 58
        for h in heights:
            is_open = (x, h) == (78, 52)
            doors += RR(196 + x, y, 68, h, 6, '#12263f' if is_open else '#fff', None)
            doors += parcel(212 + x, y + 20, 36, 30) if is_open else f'<rect x="{250 + x}" y="{y + 8}" width="8" height="5" rx="2" fill="{B}"/>'
            y += h + (4.67 if len(heights) == 4 else 7)
    return drawing(
        '#fdf1de',
        lifted(RR(186, 48, 244, 206, 14, CABINET, None))
        + doors
        + lifted(parcel(62, 186, 88, 66) + parcel(78, 132, 60, 50) + parcel(90, 98, 38, 30)),
        'Locker size',
    )


def fit():
    arrow = line('M118 60H314M130 50l-12 10 12 10M302 50l12 10-12 10', B, 3)
    return drawing(
        '#eaf1fe',
        RR(96, 84, 240, 190, 6, '#cfdcf5', None)
        + RR(116, 100, 200, 174, 4, '#fff', None)
        + f'<rect y="274" width="480" height="26" fill="{B1}"/>'
        + arrow
        + f'<g transform="rotate(14 250 270)" {SHADOW}>{machine(178, 118, 150)}</g>'
        + line('M292 262l66-140M358 122h22', MUT, 7)
        + f'<circle cx="300" cy="262" r="15" fill="{MUT}"/><circle cx="300" cy="262" r="6" fill="#fff"/>'
        + tick(408, 92),
        'Fit',
    )


def compare():
    def column(x, front, widths):
        rows = ''.join(
            RR(x + 22, 178 + i * 22, w, 9, 4.5, A if i == 1 else '#cfd8e6', None) for i, w in enumerate(widths)
        )
        return lifted(RR(x, 44, 158, 214, 20, '#fff', None)) + RR(x + 12, 56, 134, 104, 12, BG, None) + machine(x + 49, 64, 88, front) + rows

    return drawing(
        '#eeecfd', column(72, B, (96, 52, 80)) + column(250, CABINET, (96, 108, 80)), 'Compare'
    )


def machines():
    fronts = (B, CABINET, '#93b5fd', CABINET, B, CABINET, '#93b5fd', CABINET)
    grid = ''.join(
        RR(58 + i % 4 * 94, 44 + i // 4 * 112, 82, 100, 14, '#fff', None) + machine(78 + i % 4 * 94, 58 + i // 4 * 112, 70, front)
        for i, front in enumerate(fronts)
    )
    glass = RR(168, 78, 144, 144, 72, '#fff', None) + f'<circle cx="240" cy="150" r="72" fill="none" stroke="{B}" stroke-width="12"/>'
    return drawing(
        '#e8f1fb',
        f'<g opacity=".75">{grid}</g>'
        + lifted(glass + line('M294 206l48 50', B, 20))
        + machine(208, 100, 100, CABINET),
        'Find',
    )


def project():
    def row(y, front, count):
        return (
            RR(142, y, 44, 44, 10, BG, None)
            + machine(151, y + 4, 36, front)
            + RR(200, y + 9, 86, 10, 5, '#cfd8e6', None)
            + RR(200, y + 27, 56, 8, 4, '#e2e8f2', None)
            + T(334, y + 29, 20, count, 700, INK, 'end')
        )

    return drawing(
        '#fdeaf0',
        lifted(RR(118, 42, 240, 236, 20, '#fff', None))
        + RR(196, 28, 84, 28, 12, B, None)
        + row(76, B, '×2')
        + f'<rect x="142" y="130" width="192" height="1" fill="{LINE}"/>'
        + row(141, CABINET, '×1')
        + f'<rect x="142" y="195" width="192" height="1" fill="{LINE}"/>'
        + row(206, '#93b5fd', '×4')
        + tick(372, 236),
        'Project list',
    )


DRAWINGS = {
    'payback': payback, 'locker-size': locker_size, 'fit': fit,
    'compare': compare, 'machines': machines, 'project': project,
}
