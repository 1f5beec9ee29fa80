"""Further product screens, 720x520: the machine's timeline, the cold chain, the age check, a lane report."""
from vignettes import SCREEN_DETAIL, A, B, B0, B1, BG, G, INK, LINE, LINK, MUT, PAL, R, RR, T, chart, smooth, svg, swatch


def head(title, note):
    return RR(0, 0, 720, 520, 22, '#fff', '#dfe6f1') + T(28, 48, 20, title, 700, ls=-0.3) + T(28, 72, 14, note, 500, MUT)


def pill(x, y, w, words, fill, ink):
    return RR(x, y, w, 28, 14, fill, None) + T(x + w / 2, y + 19, 14, words, 650, ink, 'middle')


def timeline():
    """What happened in one machine since the morning, with the open event lifted out."""
    o = head('Harbor terminal', 'Today, every event in order')
    o += pill(582, 30, 110, 'Online', '#e7f8f1', '#047857')
    o += f'<line x1="118" x2="118" y1="112" y2="500" stroke="{LINE}" stroke-width="3"/>'
    rows = (
        ('14:22', G, 'Sparkling lime sold', 'Lane B4, drop confirmed', '$2.20'),
        ('13:58', A, 'Lane C2 runs low', '4 left, on the next refill list', ''),
        ('13:40', B, 'Refund sent', 'Lane D1, drop not seen', '$1.90'),
        ('12:05', G, 'Refill finished', '46 items in 6 lanes', ''),
        ('11:47', B, 'Door opened', 'Driver badge, 18 minutes', ''),
    )
    for i, (clock, colour, title, note, sum_) in enumerate(rows):
        y = 104 + i * 82
        o += T(96, y + 34, 14, clock, 600, MUT, 'end')
        o += f'<circle cx="118" cy="{y+29}" r="13" fill="{colour}" opacity=".2"/><circle cx="118" cy="{y+29}" r="7" fill="{colour}" stroke="#fff" stroke-width="2.5"/>'
        if i == 2:
            o += f'<g filter="drop-shadow(0 14px 22px rgba(15,23,42,.18))">{RR(148, y - 8, 544, 76, 16, "#fff", B, 2)}</g>'
        else:
            o += RR(148, y - 4, 544, 68, 14, BG, None)
        o += T(172, y + 26, 16, title, 650) + T(172, y + 48, 14, note, 500, MUT)
        o += T(668, y + 36, 17, sum_, 700, LINK if i == 2 else INK, 'end')
    return svg(720, 520, o, 'Timeline of a machine: sales, a refund, a refill and a low lane', SCREEN_DETAIL)


def cold_chain():
    """Two probes over a day, the limit, and the lock that followed."""
    o = head('Cold chain', 'Coolfront, kitchen entrance') + pill(552, 30, 140, '4 lanes locked', '#fdecec', '#c81e1e')
    o += RR(28, 96, 664, 262, 16, BG, None)
    for i, mark in enumerate(('9°', '7°', '5°', '3°')):
        y = 128 + i * 56
        o += T(52, y + 5, 14, mark, 550, MUT) + f'<line x1="84" x2="668" y1="{y}" y2="{y}" stroke="{LINE}"/>'
    o += f'<rect x="84" y="112" width="584" height="72" fill="{R}" opacity=".07"/><line x1="84" x2="668" y1="184" y2="184" stroke="{R}" stroke-width="2" stroke-dasharray="3 7"/>'
    o += T(92, 176, 14, 'Limit 7 °C', 650, '#c81e1e')
    step = 584 / 14
    air = [278, 270, 254, 214, 172, 146, 158, 196, 238, 262, 276, 268, 282, 270, 276]
    goods = [296, 294, 288, 274, 252, 228, 216, 222, 242, 266, 284, 292, 295, 293, 297]
    line = lambda values: smooth([(84 + i * step, v) for i, v in enumerate(values)])
    o += f'<path d="{line(goods)}" fill="none" stroke="#9db4dc" stroke-width="3" stroke-linecap="round"/>'
    o += f'<path d="{line(air)}" fill="none" stroke="{B}" stroke-width="3.5" stroke-linecap="round"/>'
    x, y = 84 + 5 * step, 146
    o += f'<circle cx="{x:.0f}" cy="{y}" r="11" fill="{R}" opacity=".2"/><circle cx="{x:.0f}" cy="{y}" r="6" fill="#fff" stroke="{R}" stroke-width="3"/>'
    for i, clock in enumerate(('06:00', '09:00', '12:00', '15:00', '18:00')):
        o += T(96 + i * 140, 344, 14, clock, 500, MUT, 'middle')
    for i, (name, value, colour) in enumerate((('Air probe', '4.1 °C', B), ('Goods probe', '3.8 °C', '#9db4dc'))):
        x = 28 + i * 176
        o += RR(x, 378, 160, 114, 16) + f'<circle cx="{x+24}" cy="408" r="6" fill="{colour}"/>'
        o += T(x + 38, 413, 14, name, 550, MUT) + T(x + 20, 462, 30, value, 700, ls=-0.6)
    o += RR(380, 378, 312, 114, 16, INK, None) + T(404, 414, 16, 'Health lock', 650, '#fff')
    o += T(404, 440, 14, 'Above 7 °C for 30 minutes', 500, '#b6c3d8') + RR(404, 454, 150, 26, 13, R, None)
    o += T(479, 472, 14, 'Check on site', 650, '#fff', 'middle')
    return svg(720, 520, o, 'Temperature of a machine over a day, the limit, and four locked lanes', SCREEN_DETAIL)


def age_check():
    """The closed menu beside the phone that asks for the proof of age."""
    o = f'<rect width="720" height="520" rx="22" fill="{B0}"/>'
    shadow = 'filter="drop-shadow(0 18px 28px rgba(15,23,42,.2))"'
    o += f'<g {shadow}>{RR(40, 44, 372, 432, 24, INK, None)}</g>' + RR(56, 60, 340, 400, 14, '#fff', None)
    o += T(80, 100, 20, 'Checked goods', 700, ls=-0.3) + T(80, 124, 14, 'The menu opens after the check', 500, MUT)
    for i in range(6):
        x, y = 80 + i % 3 * 100, 146 + i // 3 * 124
        o += RR(x, y, 88, 110, 14, '#e2e8f2', None)
        o += f'<path d="M{x+35} {y+50}v-8a9 9 0 0 1 18 0v8" fill="none" stroke="#8898b3" stroke-width="3.5"/>' + RR(x + 30, y + 49, 28, 22, 6, '#8898b3', None)
        o += RR(x + 24, y + 86, 40, 7, 3.5, '#cfd8e6', None)
    o += RR(80, 402, 292, 40, 20, B, None) + T(226, 427, 15, 'Start the check', 650, '#fff', 'middle')
    o += f'<g {shadow}>{RR(452, 84, 220, 372, 32, INK, None)}</g>' + RR(462, 94, 200, 352, 24, '#fff', None)
    o += f'<circle cx="562" cy="184" r="50" fill="#e7f8f1"/><path d="M540 185l16 16 28-32" fill="none" stroke="{G}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>'
    o += T(562, 276, 21, 'Old enough', 700, INK, 'middle', -0.3) + T(562, 302, 14, 'No picture is kept', 500, MUT, 'middle')
    o += RR(482, 330, 160, 40, 12, BG, None) + T(498, 355, 14, 'Method', 500, MUT) + T(628, 355, 14, 'ID chip', 650, INK, 'end')
    o += RR(482, 380, 160, 40, 12, BG, None) + T(498, 405, 14, 'Valid for', 500, MUT) + T(628, 405, 14, 'One sale', 650, INK, 'end')
    return svg(720, 520, o, 'A closed menu beside a phone that shows a passed age check', '56 60 340 245.6')


def lane_report():
    """Sales per lane as a field of tints, and the lane that was picked."""
    o = head('Lane report', 'Four weeks, sales per lane') + pill(572, 30, 120, 'Export CSV', B0, LINK)
    tints = ('#eff5ff', '#dbe7fe', '#bfd4fe', '#7ea6f8', B)
    heat = ((4, 3, 3, 2, 4, 1, 2), (2, 4, 3, 0, 3, 2, 1), (1, 2, 4, 3, 1, 3, 2), (0, 1, 2, 2, 3, 1, 0))
    for r, row in enumerate(heat):
        o += T(46, 140 + r * 66, 14, 'ABCD'[r], 650, MUT, 'middle')
        for c, level in enumerate(row):
            x, y = 72 + c * 55, 108 + r * 66
            o += RR(x, y, 47, 56, 11, tints[level], None)
    o += f'<rect x="{72+3*55-3}" y="{108+66-3}" width="53" height="62" rx="14" fill="none" stroke="{A}" stroke-width="3.5"/>'
    o += T(72, 396, 14, 'Few', 500, MUT) + ''.join(RR(108 + i * 34, 384, 28, 14, 7, t, None) for i, t in enumerate(tints)) + T(288, 396, 14, 'Many', 500, MUT)
    o += f'<g filter="drop-shadow(0 16px 28px rgba(15,23,42,.18))">{RR(440, 112, 252, 264, 20, "#fff", None)}</g>'
    o += swatch(464, 136, 46, 56, *PAL[3]) + T(528, 160, 17, 'Lane B4', 650) + T(528, 184, 14, 'Dark cocoa bar', 500, MUT)
    c, _ = chart(464, 216, 204, 76, [38, 34, 36, 28, 24, 18, 12, 10], col=R, id='gl', grid=2)
    o += c + T(464, 330, 14, 'Sold', 500, MUT) + T(668, 330, 15, '6 of 28', 650, INK, 'end')
    o += T(464, 356, 14, 'Taken out', 500, MUT) + T(668, 356, 15, '2, past date', 650, INK, 'end')
    o += RR(28, 424, 664, 68, 16, BG, None) + f'<circle cx="62" cy="458" r="16" fill="#fef3dc"/>' + T(62, 464, 17, '!', 750, '#92580a', 'middle')
    o += T(94, 463, 15, 'Halve the lane and give the place to B1', 600) + RR(544, 440, 128, 36, 18, B, None) + T(608, 463, 14, 'Try it', 650, '#fff', 'middle')
    return svg(720, 520, o, 'Sales per lane as a field of tints, with one weak lane picked out', SCREEN_DETAIL, chips=False)


SCREENS = {'ui-timeline': timeline, 'ui-cold-chain': cold_chain, 'ui-age-check': age_check, 'ui-lane-report': lane_report}
