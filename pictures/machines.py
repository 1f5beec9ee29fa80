"""The machines and lockers: every model is a function that builds at a place and returns its group.

Front faces -Y, metres, origin on the floor under the middle of the front edge.
"""
from packs import *
from stage import *
import random


def materials():
    """The shared palette, made once per scene."""
    g = {}
    g['graphite'] = mat('graphite', '#1d2430', rough=0.42, metal=0.35, coat=0.35, coat_rough=0.25)
    g['ink'] = mat('ink', '#131c2e', rough=0.4, coat=0.4, coat_rough=0.2)
    g['white'] = mat('white', '#f3f5f8', rough=0.34, coat=0.35, coat_rough=0.18)
    g['blue'] = mat('blue', BRAND, rough=0.33, coat=0.6, coat_rough=0.12)
    g['black'] = mat('black', '#07090d', rough=0.16, coat=0.8, coat_rough=0.04)
    g['matte'] = mat('matte', '#10141b', rough=0.7)
    g['steel'] = mat('steel', '#b9bfc8', rough=0.3, metal=1.0)
    g['pearl'] = mat('pearl', '#98a3b4', rough=0.36, coat=0.35, coat_rough=0.2)
    g['brushed'] = mat('brushed', '#c9ced6', rough=0.36, metal=0.85)
    g['inner'] = mat('inner', '#e9edf3', rough=0.55)
    g['tray'] = mat('tray', '#dfe4ec', rough=0.38, metal=0.2)
    g['led'] = mat('led', '#ffffff', emit='#eaf2ff', strength=3.5)
    g['ledb'] = mat('ledb', '#2563eb', emit='#3b82f6', strength=4.0)
    g['ledg'] = mat('ledg', '#22c55e', emit='#22c55e', strength=4.0)
    g['wtext'] = mat('wtext', '#ffffff', emit='#ffffff', strength=1.1)
    g['dtext'] = mat('dtext', '#1f2937', rough=0.6)
    g['glass'] = glass()
    return g


# ---- parts ---------------------------------------------------------------------------------------
def reader(p, m, x, z, y, s=1.0):
    """Contactless payment terminal."""
    w, h = 0.058 * s, 0.088 * s
    box(p, x - w - 0.01, x + w + 0.01, y - 0.02, y + 0.01, z - h - 0.01, z + h + 0.01, m['matte'], 0.008)
    box(p, x - w, x + w, y - 0.045 * s, y - 0.012, z - h, z + h, m['black'], 0.012)
    quad(
        p,
        x - w * 0.78,
        x + w * 0.78,
        z - h * 0.2,
        z + h * 0.82,
        y - 0.0455 * s,
        mat('pay', tex='screen_pay.png', tex_emit=1.5, rough=0.15),
    )
    for i in range(4):
        box(
            p,
            x - w * 0.6 + i * w * 0.36,
            x - w * 0.44 + i * w * 0.36,
            y - 0.047 * s,
            y - 0.044 * s,
            z - h * 0.5,
            z - h * 0.44,
            m['ledb'] if i < 2 else m['ledg'],
            0,
        )


def screen(p, m, x, z, y, w, tex, e=1.25):
    """Portrait touch screen, 1:1.6."""
    h = w * 1.6
    b = 0.012
    box(p, x - w / 2 - b, x + w / 2 + b, y - 0.012, y + 0.01, z - h / 2 - b, z + h / 2 + b, m['black'], 0.01)
    quad(p, x - w / 2, x + w / 2, z - h / 2, z + h / 2, y - 0.0126, mat('scr' + tex, tex=tex, tex_emit=e, rough=0.12))


def scan_window(p, m, x, z, y, s=1.0):
    box(p, x - 0.06 * s, x + 0.06 * s, y - 0.008, y + 0.002, z - 0.033 * s, z + 0.033 * s, m['black'], 0.008)
    box(p, x - 0.042 * s, x + 0.042 * s, y - 0.0092, y - 0.007, z - 0.005, z + 0.003, m['ledb'], 0)


def vents(p, m, x, z, y, rows=5, half=0.075):
    for i in range(rows):
        box(p, x - half, x + half, y - 0.0015, y + 0.001, z + i * 0.028, z + 0.008 + i * 0.028, m['matte'], 0)


# ---- stock ---------------------------------------------------------------------------------------
SNACKS = [
    ('bag', (7, 8, 6, 9, 7)),
    ('bag', (8, 9, 7, 6, 8)),
    ('box', (11, 10, 14, 25, 11)),
    ('cup', (13, 12, 28, 13, 12)),
    ('bottle', (2, 28, 5, 2, 28)),
    ('can', (0, 3, 4, 15, 0)),
]
MEALS = [
    ('cup', (30, 31, 30, 31, 30)),
    ('box', (24, 29, 24, 29, 24)),
    ('cup', (13, 12, 35, 13, 12)),
    ('cup', (31, 30, 31, 30, 31)),
    ('bottle', (28, 2, 28, 5, 2)),
    ('bottle', (2, 5, 28, 2, 28)),
]
FROZEN = [
    ('box', (34, 32, 12, 34, 32)),
    ('bag', (32, 35, 34, 32, 12)),
    ('cup', (33, 31, 33, 31, 33)),
    ('cup', (12, 33, 35, 12, 31)),
    ('bag', (32, 34, 12, 32, 35)),
    ('cup', (33, 31, 33, 33, 31)),
]
DRINKS = [
    ('can', (0, 3, 4, 15, 0)),
    ('can', (15, 0, 3, 4, 15)),
    ('can', (4, 15, 0, 3, 4)),
    ('bottle', (2, 28, 5, 2, 28)),
    ('bottle', (28, 5, 2, 28, 5)),
    ('can', (3, 4, 15, 0, 3)),
]
BOTTLE_TINT = {2: '#bfe0ff', 28: '#ffb545', 5: '#e9a06a', 29: '#ffffff'}
BOTTLE_CAP = {28: '#ea7a1a', 5: '#7a2e0e'}
HEIGHTS = {'bag': 0.13, 'box': 0.13, 'cup': 0.098, 'bottle': 0.2, 'can': 0.122}


def product(kind, label, h):
    if kind == 'bag':
        return m_bag(label, 0.085 * min(1, h / 0.125), h)
    if kind == 'box':
        return m_box(label, 0.074, 0.034, h)
    if kind == 'cup':
        return m_cup(label, 0.036, h)
    if kind == 'bottle':
        return m_bottle(label, 0.031, h, BOTTLE_TINT.get(label, '#bfe0ff'), BOTTLE_CAP.get(label, BRAND))
    return m_can(label, 0.033 * min(1, h / 0.118), h)


def fill(p, rows, x0, x1, zs, y0, depth, m, lanes, coils=True, seed=3, lip=(0.034, 0.012), heights=HEIGHTS):
    """Shelves at heights zs with products; lip = how far the front edge reaches below and above the shelf."""
    rnd = random.Random(seed)
    lw = (x1 - x0) / lanes
    for (kind, labels), z in zip(rows, zs):
        box(p, x0, x1, y0, y0 + depth, z - 0.012, z, m['tray'], 0.003)
        box(p, x0, x1, y0 - 0.012, y0 + 0.002, z - lip[0], z + lip[1], m['white'], 0.003)
        tag = min(0.012, (lip[0] + lip[1]) / 2 - 0.003)
        tz = z + (lip[1] - lip[0]) / 2
        for lane in range(lanes):
            x = x0 + lw * (lane + 0.5)
            box(p, x - 0.021, x + 0.021, y0 - 0.016, y0 - 0.012, tz - tag, tz + tag, m['white'], 0.002)
            box(p, x - 0.012, x + 0.006, y0 - 0.0175, y0 - 0.0155, tz - 0.003, tz + 0.003, m['dtext'], 0)
            for k in range(3 if rnd.random() > 0.12 else 2):
                y = y0 + 0.045 + k * 0.095
                if y > y0 + depth - 0.02:
                    break
                turn = rnd.uniform(-0.06, 0.06) * {'bag': 0.8, 'box': 0.5}.get(kind, 1)
                rise = {'bag': 0.004, 'box': 0.004, 'cup': 0.002}.get(kind, 0)
                place(p, product(kind, labels[lane % len(labels)], heights[kind]), x, y, z + rise, turn)
            if coils and kind in ('bag', 'box'):
                coil(p, x, y0 + 0.012, y0 + depth - 0.05, z + 0.004, r=min(0.04, lw * 0.42))


# ---- vending ---------------------------------------------------------------------------------------
def cabinet(p, m, W, D, H, chamber, z_lo, z_hi, shell, t=0.03, foot=0.06):
    """Hollow body with a lit chamber between chamber = (x0, x1); the rest is solid column."""
    X = W / 2
    c0, c1 = chamber
    for x0, x1 in ((-X, -X + t), (X - t, X)):
        box(p, x0, x1, 0, D, foot, H, shell, 0.012)
    box(p, -X, X, 0, D, H - t, H, shell, 0.012)
    box(p, -X, X, 0, D, foot, foot + t, shell, 0.012)
    box(p, -X + 0.002, X - 0.002, D - t, D, foot, H, shell, 0.01)
    box(p, c0, c1, D * 0.62, D * 0.64, z_lo, z_hi, m['inner'], 0)
    for x in (c0, c1 - 0.004):
        box(p, x, x + 0.004, 0.02, D * 0.63, z_lo, z_hi, m['inner'], 0)
    box(p, c0, c1, 0.02, D * 0.63, z_hi, z_hi + 0.01, m['inner'], 0)
    box(p, c0, c1, 0.02, D * 0.63, z_lo - 0.01, z_lo, m['inner'], 0)


def chamber_light(p, m, x0, x1, zl, zh, power, col='#f4f8ff', led=None):
    """Two upright strips behind the door frame and one on top."""
    for x in (x0 + 0.004, x1 - 0.004):
        box(p, x - 0.003, x + 0.003, 0.004, 0.016, zl + 0.01, zh - 0.01, led or m['led'], 0)
    mid = (zl + zh) / 2
    area(p, (x0 + 0.02, 0.03, mid), (x0 + 0.53, 0.3, mid), 0.03, zh - zl, power, col, gloss=False)
    area(p, (x1 - 0.03, 0.03, mid), (x1 - 0.53, 0.3, mid), 0.03, zh - zl, power, col, gloss=False)
    area(p, ((x0 + x1) / 2, 0.06, zh - 0.01), ((x0 + x1) / 2, 0.22, zl), 0.6, 0.08, power * 0.65, col, gloss=False)


def glass_door(p, m, x0, x1, H, zl, zh, header, sign, bay, glass_m=None):
    """Framed glass front with header light box and delivery bay between x0 and x1."""
    f = 0.045
    fr = m['black']
    box(p, x0, x0 + f, -0.03, 0.012, 0.10, H, fr, 0.01)
    box(p, x1 - f * 0.6, x1 + 0.012, -0.03, 0.012, 0.10, H, fr, 0.006)
    box(p, x0, x1, -0.03, 0.012, zh + 0.005, H, fr, 0.01)
    box(p, x0, x1, -0.03, 0.012, 0.10, zl - 0.005, fr, 0.01)
    quad(p, x0 + f * 0.9, x1 - f * 0.5, zl - 0.005, zh + 0.01, -0.022, glass_m or m['glass'])
    box(p, x0 + 0.03, x1 - 0.02, -0.036, -0.02, zh + 0.035, H - 0.03, sign, 0.006)
    text(p, header, (x0 + x1) / 2, (zh + H) / 2, -0.0372, 0.058, m['wtext'])
    box(p, x0 + 0.10, x1 - 0.09, -0.036, -0.02, 0.19, 0.47, bay, 0.012)
    box(p, x0 + 0.125, x1 - 0.115, -0.05, -0.03, 0.22, 0.44, m['black'], 0.014)
    box(p, x0 + 0.16, x1 - 0.15, -0.062, -0.045, 0.395, 0.415, m['steel'], 0.006)
    text(p, 'PUSH', (x0 + x1) / 2, 0.315, -0.0512, 0.036, m['wtext'])
    box(p, x0 + 0.125, x1 - 0.115, -0.0505, -0.048, 0.212, 0.217, m['ledb'], 0)
    return x0 + f, x1 - f * 0.6


def control_column(p, m, x0, x1, H, face):
    box(p, x0, x1, -0.03, 0.012, 0.10, H, face, 0.01)
    cx = (x0 + x1) / 2
    screen(p, m, cx, 1.45, -0.03, 0.232, 'screen_vend.png')
    reader(p, m, cx, 1.07, -0.03)
    scan_window(p, m, cx, 0.9025, -0.03)
    vents(p, m, cx, 0.26, -0.03)
    box(p, cx - 0.02, cx + 0.02, -0.04, -0.028, 0.60, 0.64, m['steel'], 0.012)


def feet(p, m, X, D):
    for x in (-X + 0.1, X - 0.1):
        for y in (0.1, D - 0.1):
            box(p, x - 0.035, x + 0.035, y - 0.035, y + 0.035, 0, 0.065, m['matte'], 0.01)
    box(p, -X + 0.02, X - 0.02, 0.02, D - 0.02, 0.05, 0.075, m['matte'], 0)


SHELVES = [1.54, 1.375, 1.21, 1.065, 0.825, 0.665]
MEAL_SHELVES = [1.545, 1.385, 1.24, 1.09, 0.86, 0.625]
DRINK_SHELVES = [1.545, 1.39, 1.235, 1.0, 0.765, 0.61]


def full_machine(
    loc=(0, 0, 0),
    rz=0,
    canopy=True,
    header='FRESH · FAST · 24/7',
    lights=1.0,
    shell=None,
    face='blue',
    sign='blue',
    rows=None,
    zs=None,
    light_col='#f4f8ff',
    glass_m=None,
    led=None,
    group='machine',
):
    """Floor-standing glass-front machine; canopy adds the rain roof and the side wings."""
    m = materials()
    p = empty(group, loc, rz)
    W, D, H = 1.06, 0.84, 1.88
    X, xs, zl, zh = W / 2, 0.2, 0.56, 1.70
    cabinet(p, m, W, D, H, (-X + 0.03, xs), zl, zh, m[shell or ('graphite' if canopy else 'white')])
    feet(p, m, X, D)
    g0, g1 = glass_door(p, m, -X, xs, H, zl, zh, header, m[sign], m['graphite' if not canopy else 'matte'], glass_m)
    control_column(p, m, xs + 0.012, X, H, m[face])
    chamber_light(p, m, g0, g1, zl, zh, 3.6 * lights, light_col, led)
    fill(p, rows or SNACKS, -X + 0.078, xs - 0.02, zs or SHELVES, 0.07, 0.42, m, 6)
    if canopy:
        rain_roof(p, m, X, D, H)
    return p


def rain_roof(p, m, X, D, H):
    """Roof with a lit underside, and side wings whose front part opens 12 degrees so that no lane hides behind it."""
    flare = math.radians(12)
    out = X + 0.045 + 0.26 * math.sin(flare)
    box(p, -out, out, -0.30, D + 0.04, H + 0.045, H + 0.075, m['blue'], 0.012)
    box(p, -out, out, -0.30, -0.275, H - 0.005, H + 0.075, m['blue'], 0.01)
    for s in (-1, 1):
        x = s * (X + 0.028)
        box(p, min(x, x + s * 0.022), max(x, x + s * 0.022), -0.02, D * 0.35, 0.1, H + 0.05, m['graphite'], 0.006)
        hinge = empty('hinge', (x, -0.02, 0), s * flare)
        hinge.parent = p
        side_profile(
            hinge,
            (0, s * 0.022),
            [(-0.25, H + 0.05), (-0.25, H - 0.05), (-0.05, H - 0.46), (-0.05, 0.1), (0.004, 0.1), (0.004, H + 0.05)],
            m['graphite'],
        )
        box(p, s * (X - 0.02) - 0.02, s * (X - 0.02) + 0.02, 0, D, H, H + 0.05, m['graphite'], 0.006)
    box(p, -X + 0.05, X - 0.05, -0.2, -0.16, H + 0.036, H + 0.046, m['led'], 0)
    area(p, (0, -0.2, H + 0.03), (0, -0.1, 0), 0.9, 0.08, 5, '#f4f8ff', gloss=False)


def side_profile(parent, xs, profile, m):
    """Upright plate: a (y, z) outline between two x."""
    x0, x1 = min(xs), max(xs)
    n = len(profile)
    me = bpy.data.meshes.new('plate')
    V = [(x0, y, z) for y, z in profile] + [(x1, y, z) for y, z in profile]
    F = [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)]
    me.from_pydata(V, [], F)
    o = obj('plate', me, m, parent)
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    bevel(o, 0.006)


def cool_front(loc=(0, 0, 0), rz=0):
    """Chilled meals: pearl shell, steel column."""
    return full_machine(
        loc,
        rz,
        canopy=False,
        header='CHILLED MEALS',
        shell='pearl',
        face='brushed',
        sign='ink',
        rows=MEALS,
        zs=MEAL_SHELVES,
        lights=0.62,
    )


def frost(loc=(0, 0, 0), rz=0):
    """Frozen food: ink shell, icy light, rime along the edges of the glass."""
    led = mat('ledice', '#ffffff', emit='#bfe2ff', strength=3.2)
    return full_machine(
        loc,
        rz,
        canopy=False,
        header='FROZEN · READY',
        shell='ink',
        face='ink',
        sign='blue',
        rows=FROZEN,
        zs=MEAL_SHELVES[:4] + [0.90, 0.70],
        light_col='#cfe6ff',
        led=led,
        glass_m=rimed_glass(),
        lights=1.05,
    )


def twin(loc=(0, 0, 0), rz=0):
    """Two glass-front cabinets that share one control column in the middle."""
    m = materials()
    p = empty('twin', loc, rz)
    D, H, zl, zh = 0.84, 1.88, 0.56, 1.70
    half, col = 0.99, 0.165
    for s, header, rows, zs in ((-1, 'SNACKS', SNACKS, SHELVES), (1, 'DRINKS', DRINKS, DRINK_SHELVES)):
        x0, x1 = (-half, -col) if s < 0 else (col, half)
        body = empty('body', ((x0 + x1) / 2, 0, 0))
        body.parent = p
        w = x1 - x0
        cabinet(body, m, w, D, H, (-w / 2 + 0.03, w / 2 - 0.03), zl, zh, m['graphite'])
        feet(body, m, w / 2, D)
        g0, g1 = glass_door(body, m, -w / 2, w / 2, H, zl, zh, header, m['blue'], m['matte'])
        box(body, w / 2 - 0.03, w / 2, -0.03, 0.012, 0.10, H, m['black'], 0.006)
        chamber_light(body, m, g0, g1 - 0.01, zl, zh, 3.6)
        fill(body, rows, -w / 2 + 0.072, w / 2 - 0.05, zs, 0.07, 0.42, m, 6, seed=3 + s)
    box(p, -col, col, 0.0, D, 0.10, H, m['graphite'], 0.01)
    control_column(p, m, -col + 0.004, col - 0.004, H, m['blue'])
    return p


def wall_mount(loc=(0, 0, 0), rz=0):
    """Compact unit that hangs on a wall; origin at its lower edge."""
    m = materials()
    p = empty('wall', loc, rz)
    W, D, H = 0.88, 0.30, 1.04
    X, xs, zl, zh = W / 2, 0.17, 0.262, 0.975
    cabinet(p, m, W, D, H, (-X + 0.026, xs), zl, zh, m['white'], t=0.026, foot=0)
    f = 0.04
    box(p, -X, -X + f, -0.028, 0.012, 0, H, m['white'], 0.012)
    box(p, xs - 0.022, xs + 0.01, -0.028, 0.012, 0, H, m['white'], 0.006)
    box(p, -X + 0.014, xs, -0.0275, 0.011, zh, H - 0.0005, m['white'], 0.01)
    box(p, -X + 0.014, xs, -0.0275, 0.011, 0.0005, zl, m['white'], 0.01)
    b = 0.014  # black printed border round the glass
    for x0, x1 in ((-X + f - 0.006, -X + f + b), (xs - 0.022 - b, xs - 0.016)):
        box(p, x0, x1, -0.0305, -0.02, zl - 0.006, zh + 0.006, m['black'], 0.003)
    for z0, z1 in ((zl - 0.006, zl + b), (zh - b, zh + 0.006)):
        box(p, -X + f - 0.006, xs - 0.016, -0.0305, -0.02, z0, z1, m['black'], 0.003)
    quad(p, -X + f, xs - 0.022, zl, zh, -0.024, m['glass'])
    box(p, -X + 0.10, xs - 0.09, -0.04, -0.02, 0.055, 0.205, m['black'], 0.014)
    box(p, -X + 0.13, xs - 0.12, -0.052, -0.036, 0.172, 0.186, m['steel'], 0.005)
    text(p, 'PULL', (-X + xs) / 2, 0.115, -0.0412, 0.026, m['wtext'])
    box(p, xs + 0.01, X, -0.028, 0.012, 0, H, m['blue'], 0.012)
    cx = (xs + 0.01 + X) / 2
    screen(p, m, cx, 0.73, -0.028, 0.19, 'screen_vend.png')
    reader(p, m, cx, 0.39, -0.028, 0.9)
    scan_window(p, m, cx, 0.19, -0.026, 0.8)
    box(p, -X + 0.03, X - 0.03, 0.02, D - 0.03, -0.006, -0.001, m['ledb'], 0)  # under-glow
    area(p, (0, 0.14, -0.012), (0, 0.16, -1), 0.7, 0.12, 1.5, '#3b82f6', gloss=False)
    x0, x1 = -X + f + b, xs - 0.022 - b
    for x in (x0 + 0.004, x1 - 0.004):
        box(p, x - 0.003, x + 0.003, 0, 0.012, zl + 0.01, zh - 0.01, m['led'], 0)
    mid = (zl + zh) / 2
    area(p, (-X + f + 0.03, 0.02, mid), (0, 0.15, mid), 0.025, zh - zl, 3.0, gloss=False)
    area(p, (xs - 0.05, 0.02, mid), (-0.3, 0.15, mid), 0.025, zh - zl, 3.0, gloss=False)
    rows = [
        ('bag', (7, 8, 6, 9, 7)),
        ('box', (11, 10, 14, 25, 11)),
        ('bottle', (2, 28, 5, 2, 28)),
        ('can', (0, 3, 4, 15, 0)),
    ]
    fill(
        p,
        rows,
        -X + 0.074,
        xs - 0.028,
        [0.838, 0.684, 0.458, 0.298],
        0.035,
        0.145,
        m,
        5,
        coils=False,
        seed=5,
        lip=(0.022, 0.006),
        heights={'bag': 0.116, 'box': 0.116, 'bottle': 0.182, 'can': 0.116},
    )
    return p


# ---- lockers -----------------------------------------------------------------------------------------
TEN = [0.44, 0.36, 0.36, 0.30, 0.30]  # cell heights from the floor up, in proportion


def locker(
    loc=(0, 0, 0),
    rz=0,
    open_cells=(6,),
    columns=1,
    cells=TEN,
    body='graphite',
    door='white',
    face='blue',
    sign=('PICK UP', 'Open 24 hours'),
    column_width=0.56,
    glass_doors=False,
    content='parcel',
):
    """Cells in `columns` columns on each side of a console; numbers run down each column from the left."""
    m = materials()
    p = empty('locker', loc, rz)
    cw, dw, D, H, t, plinth = 0.40, column_width, 0.55, 1.92, 0.022, 0.09
    X = cw / 2 + columns * dw
    z0 = plinth + 0.02
    scale = (H - 0.06 - z0) / sum(cells)
    hs = [h * scale for h in cells]
    box(p, -X + 0.02, X - 0.02, 0.03, D, 0, plinth, m['matte'], 0.004)
    shell = m[body]
    for x0, x1 in ((-X, -X + t), (X - t, X)):
        box(p, x0, x1, 0, D, plinth, H, shell, 0.008)
    box(p, -X, X, 0, D, H - 0.045, H, shell, 0.01)
    box(p, -X, X, 0, D, plinth, plinth + 0.018, shell, 0.004)
    box(p, -X, X, D - t, D, plinth, H, shell, 0.004)
    box(p, -cw / 2, cw / 2, -0.004, D, plinth, H, m[face], 0.008)
    n = 0
    for i in range(columns * 2):
        x0 = -X + i * dw if i < columns else cw / 2 + (i - columns) * dw
        left = i < columns  # left of the console: hinge left, handle right
        if i not in (0, columns):
            box(p, x0 - 0.006, x0 + 0.006, 0, D, plinth, H - 0.04, shell, 0)
        z_tops = [z0 + sum(hs[:k]) for k in range(len(hs))]
        for k in reversed(range(len(hs))):
            n += 1
            cell_front(
                p,
                m,
                n,
                x0,
                x0 + dw,
                z_tops[k],
                z_tops[k] + hs[k],
                left,
                i in (0, columns * 2 - 1),
                n in open_cells,
                shell,
                door,
                glass_doors,
                content,
                D,
            )
    console(p, m, face, sign)
    box(p, -X, X, -0.012, 0, H - 0.006, H, m['ledb'], 0)
    return p


def cell_front(p, m, n, x0, x1, a, b, left, outer, is_open, shell, door, glass_doors, content, D):
    """One cell: divider, door with number, handle and lamp; the inside where it can be seen."""
    t, g = 0.022, 0.0045
    box(p, x0 + t, x1 - 0.004, 0.0, D - 0.01, a - 0.006, a + 0.006, shell, 0)
    edge = 0.012 if outer else 0.006
    dx0, dx1 = (x0 + edge, x1 - 0.006) if left else (x0 + 0.006, x1 - edge)
    hinge = dx0 if left else dx1
    e = empty('door', (hinge, -0.002, 0))
    e.parent = p
    if is_open:
        e.rotation_euler = (0, 0, math.radians(-78 if left else 78))
    L = lambda x: x - hinge
    mid = (a + b) / 2
    lx = L(dx1 - 0.05) if left else L(dx0 + 0.05)
    tx = L(dx0 + 0.055) if left else L(dx1 - 0.055)
    if glass_doors:
        fr = 0.024
        for q0, q1 in ((dx0, dx0 + fr), (dx1 - fr, dx1)):
            box(e, L(q0), L(q1), -0.022, 0, a + g + fr, b - g - fr * 1.9, m[door], 0)
        for q0, q1 in ((a + g, a + g + fr), (b - g - fr * 1.9, b - g)):
            box(e, L(dx0), L(dx1), -0.022, 0, q0, q1, m[door], 0.003)
        quad(e, L(dx0 + fr), L(dx1 - fr), a + g + fr, b - g - fr * 1.9, -0.012, m['glass'])
        tx, tz, size = (L(dx0 + 0.04) if left else L(dx1 - 0.04)), b - g - fr * 0.95, 0.03
        lamp_x, lamp_z = (L(dx1 - 0.04) if left else L(dx0 + 0.04)), b - g - fr * 0.95
        hx = L(dx1 - fr / 2) if left else L(dx0 + fr / 2)
        box(e, hx - 0.006, hx + 0.006, -0.036, -0.022, mid - 0.06, mid + 0.06, m['steel'], 0.004)
    else:
        box(e, L(dx0), L(dx1), -0.022, 0.0, a + g, b - g, m[door], 0.006)
        box(e, lx - 0.016, lx + 0.016, -0.0245, -0.0215, mid - 0.055, mid + 0.055, m['black'], 0.010)
        if is_open:  # its inside, which a pale ground would swallow in white
            box(e, L(dx0) + 0.008, L(dx1) - 0.008, 0.0005, 0.004, a + g + 0.008, b - g - 0.008, mat('lining', '#8496b4', rough=0.6), 0.002)
        tz, size, lamp_x, lamp_z = b - 0.062, 0.052, lx, b - 0.051
    dark = door in ('graphite', 'ink')
    text(e, f'{n:02d}', tx, tz, -0.0225, size, m['wtext' if dark else 'dtext'], weight='SemiBold')
    box(
        e,
        lamp_x - 0.008,
        lamp_x + 0.008,
        -0.0248,
        -0.0215,
        lamp_z - 0.005,
        lamp_z + 0.005,
        m['ledg'] if is_open else m['ledb'],
        0.003,
    )
    if is_open or glass_doors:
        cell_inside(p, m, n, x0, x1, a, b, content)


def cell_inside(p, m, n, x0, x1, a, b, content):
    t = 0.022
    # Many small lamps would be noisy: chilled cells glow from their walls instead.
    wall = m['inner'] if content == 'parcel' else mat('innerlit', '#e9f1fb', rough=0.6, emit='#d8e9ff', strength=0.42)
    box(p, x0 + t, x1 - 0.006, 0.3, 0.31, a, b, wall, 0)
    for x in (x0 + t, x1 - 0.008):
        box(p, x, x + 0.003, 0.0, 0.31, a, b, wall, 0)
    for z in (a + 0.006, b - 0.009):
        box(p, x0 + t, x1 - 0.006, 0, 0.31, z, z + 0.003, wall, 0)
    xm = (x0 + x1) / 2
    if content == 'parcel':
        parcel(p, m, xm - 0.005, a + 0.0095)
        area(p, (xm, 0.03, b - 0.02), (xm, 0.15, a), 0.3, 0.03, 1.6, gloss=False)
    if content == 'groceries':
        shelf = empty('shopping', (xm, 0, a + 0.0095))
        shelf.parent = p
        shelf.scale = (1.3, 1.3, 1.3)
        groceries(shelf, m, n, 0, 0, (b - a) / 1.3)


def parcel(p, m, x, z, s=1.0):
    kraft = mat('kraft', '#c89a63', rough=0.8)
    box(p, x - 0.135 * s, x + 0.135 * s, 0.05, 0.05 + 0.2 * s, z, z + 0.16 * s, kraft, 0.003)
    box(
        p,
        x - 0.025 * s,
        x + 0.025 * s,
        0.0494,
        0.0506 + 0.2 * s,
        z - 0.0003,
        z + 0.1606 * s,
        mat('tape', '#e4c79a', rough=0.4),
        0.001,
    )
    box(p, x - 0.12 * s, x - 0.05 * s, 0.0485, 0.0505, z + 0.09 * s, z + 0.14 * s, m['white'], 0)
    box(p, x + 0.055 * s, x + 0.115 * s, 0.0485, 0.0505, z + 0.02 * s, z + 0.05 * s, m['blue'], 0)


def groceries(p, m, n, x, z, room):
    """A paper bag or a crate with shopping, varied by the cell's number; `room` is the cell's height."""
    rnd = random.Random(n)
    kind = (n * 7 + n // 4 * 3) % 6
    if kind == 5:
        return  # an empty cell
    kind %= 3
    h = min(room - 0.09, 0.2)
    paper = mat('paper', '#d9b78a', rough=0.85)
    y = 0.13
    if kind in (0, 1):
        for dx in (-0.1, 0.1) if kind else (0,):
            w = 0.085 if kind else 0.12
            box(p, x + dx - w, x + dx + w, y - 0.06, y + 0.06, z, z + h * 0.72, paper, 0.004)
            box(p, x + dx - 0.03, x + dx + 0.03, y - 0.0605, y - 0.0595, z + h * 0.2, z + h * 0.45, m['white'], 0)
            for i, lab in enumerate((24, 28, 26)):
                place(
                    p,
                    (m_box(lab, 0.05, 0.04, 0.09) if i != 1 else m_bottle(lab, 0.022, 0.12, '#ffb545', '#ea7a1a')),
                    x + dx + (i - 1) * w * 0.55,
                    y,
                    z + h * 0.45,
                    rnd.uniform(-0.3, 0.3),
                )
    else:
        box(p, x - 0.16, x + 0.16, y - 0.08, y + 0.08, z, z + 0.07, mat('crate', '#2f9e6b', rough=0.5), 0.006)
        for i, lab in enumerate((29, 26, 31, 2, 27)):
            me = (
                m_box(lab, 0.055, 0.05, 0.13)
                if lab == 29
                else m_bottle(lab, 0.024, 0.15)
                if lab == 2
                else m_can(lab, 0.028, 0.1)
            )
            place(p, me, x - 0.125 + i * 0.062, y - 0.01, z + 0.02, rnd.uniform(-0.3, 0.3))


def console(p, m, face, sign):
    screen(p, m, 0, 1.36, -0.004, 0.27, 'screen_locker.png')
    box(p, -0.07, 0.07, -0.02, 0, 0.94, 1.07, m['black'], 0.012)
    box(p, -0.045, 0.045, -0.0215, -0.019, 0.995, 1.003, mat('ledr', '#ef4444', emit='#f43f5e', strength=3.0), 0)
    text(p, sign[0], 0, 1.765, -0.0052, 0.062 if len(sign[0]) < 9 else 0.05, m['wtext'], weight='ExtraBold')
    text(p, sign[1], 0, 1.70, -0.0052, 0.028, m['wtext'], weight='Medium')
    box(p, -0.018, 0.018, -0.02, 0, 1.845, 1.865, m['black'], 0.006)
    vents(p, m, 0, 0.26, -0.004, rows=6, half=0.09)


def locker_20(loc=(0, 0, 0), rz=0, open_cells=(8,)):
    return locker(loc, rz, open_cells, columns=2, column_width=0.46)


def parcel_locker(loc=(0, 0, 0), rz=0, open_cells=(2,)):
    """Six large cells in an ink shell."""
    return locker(
        loc,
        rz,
        open_cells,
        cells=[0.72, 0.56, 0.56],
        body='ink',
        door='ink',
        sign=('PARCELS', 'Drop off, pick up'),
        column_width=0.66,
    )


def chill_locker(loc=(0, 0, 0), rz=0, open_cells=()):
    """Chilled cells behind glass doors, for grocery orders."""
    return locker(
        loc,
        rz,
        open_cells,
        columns=2,
        cells=[0.44, 0.44, 0.40, 0.40],
        body='pearl',
        door='white',
        sign=('CHILLED', 'Grocery pick-up'),
        column_width=0.50,
        glass_doors=True,
        content='groceries',
    )
