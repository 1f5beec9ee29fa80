"""The machines and lockers: every model is a function that builds at a place and returns its group.

Front faces -Y, metres, origin on the floor under the middle of the front edge.
"""
from lib3d import *
import random


def materials():
    """The shared palette, made once per scene."""
    g = {}
    g['graphite'] = mat('graphite', '#1d2430', rough=.42, metal=.35, coat=.35, coat_rough=.25)
    g['ink'] = mat('ink', '#131c2e', rough=.4, coat=.4, coat_rough=.2)
    g['white'] = mat('white', '#f3f5f8', rough=.34, coat=.35, coat_rough=.18)
    g['blue'] = mat('blue', BRAND, rough=.33, coat=.6, coat_rough=.12)
    g['black'] = mat('black', '#07090d', rough=.16, coat=.8, coat_rough=.04)
    g['matte'] = mat('matte', '#10141b', rough=.7)
    g['steel'] = mat('steel', '#b9bfc8', rough=.3, metal=1.)
    g['pearl'] = mat('pearl', '#d6dce5', rough=.36, coat=.35, coat_rough=.2)
    g['brushed'] = mat('brushed', '#c9ced6', rough=.36, metal=.85)
    g['inner'] = mat('inner', '#e9edf3', rough=.55)
    g['tray'] = mat('tray', '#dfe4ec', rough=.38, metal=.2)
    g['led'] = mat('led', '#ffffff', emit='#eaf2ff', strength=3.5)
    g['ledb'] = mat('ledb', '#2563eb', emit='#3b82f6', strength=4.)
    g['ledg'] = mat('ledg', '#22c55e', emit='#22c55e', strength=4.)
    g['wtext'] = mat('wtext', '#ffffff', emit='#ffffff', strength=1.1)
    g['dtext'] = mat('dtext', '#1f2937', rough=.6)
    g['glass'] = glass()
    return g


# ---- parts ---------------------------------------------------------------------------------------
def reader(p, m, x, z, y, s=1.):
    """Contactless payment terminal."""
    w, h = .058*s, .088*s
    box(p, x-w-.01, x+w+.01, y-.02, y+.01, z-h-.01, z+h+.01, m['matte'], .008)
    box(p, x-w, x+w, y-.045*s, y-.012, z-h, z+h, m['black'], .012)
    quad(p, x-w*.78, x+w*.78, z-h*.2, z+h*.82, y-.0455*s, mat('pay', tex='screen_pay.png', tex_emit=1.5, rough=.15))
    for i in range(4):
        box(p, x-w*.6+i*w*.36, x-w*.44+i*w*.36, y-.047*s, y-.044*s, z-h*.5, z-h*.44, m['ledb'] if i < 2 else m['ledg'], 0)


def screen(p, m, x, z, y, w, tex, e=1.25):
    """Portrait touch screen, 1:1.6."""
    h = w*1.6
    b = .012
    box(p, x-w/2-b, x+w/2+b, y-.012, y+.01, z-h/2-b, z+h/2+b, m['black'], .01)
    quad(p, x-w/2, x+w/2, z-h/2, z+h/2, y-.0126, mat('scr'+tex, tex=tex, tex_emit=e, rough=.12))


def scan_window(p, m, x, z, y, s=1.):
    box(p, x-.06*s, x+.06*s, y-.008, y+.002, z-.033*s, z+.033*s, m['black'], .008)
    box(p, x-.042*s, x+.042*s, y-.0092, y-.007, z-.005, z+.003, m['ledb'], 0)


def vents(p, m, x, z, y, rows=5, half=.075):
    for i in range(rows):
        box(p, x-half, x+half, y-.0015, y+.001, z+i*.028, z+.008+i*.028, m['matte'], 0)


# ---- stock ---------------------------------------------------------------------------------------
SNACKS = [
    ('bag', (7, 8, 6, 9, 7)), ('bag', (8, 9, 7, 6, 8)), ('box', (11, 10, 14, 25, 11)),
    ('cup', (13, 12, 28, 13, 12)), ('bottle', (2, 28, 5, 2, 28)), ('can', (0, 3, 4, 15, 0)),
]
MEALS = [
    ('cup', (30, 31, 30, 31, 30)), ('box', (24, 29, 24, 29, 24)), ('cup', (13, 12, 35, 13, 12)),
    ('cup', (31, 30, 31, 30, 31)), ('bottle', (28, 2, 28, 5, 2)), ('bottle', (2, 5, 28, 2, 28)),
]
FROZEN = [
    ('box', (34, 32, 12, 34, 32)), ('bag', (32, 35, 34, 32, 12)), ('cup', (33, 31, 33, 31, 33)),
    ('cup', (12, 33, 35, 12, 31)), ('bag', (32, 34, 12, 32, 35)), ('cup', (33, 31, 33, 33, 31)),
]
DRINKS = [
    ('can', (0, 3, 4, 15, 0)), ('can', (15, 0, 3, 4, 15)), ('can', (4, 15, 0, 3, 4)),
    ('bottle', (2, 28, 5, 2, 28)), ('bottle', (28, 5, 2, 28, 5)), ('can', (3, 4, 15, 0, 3)),
]
BOTTLE_TINT = {2: '#bfe0ff', 28: '#ffb545', 5: '#e9a06a', 29: '#ffffff'}
BOTTLE_CAP = {28: '#ea7a1a', 5: '#7a2e0e'}
HEIGHTS = {'bag': .13, 'box': .13, 'cup': .098, 'bottle': .2, 'can': .122}


def product(kind, label, h):
    if kind == 'bag': return m_bag(label, .085*min(1, h/.125), h)
    if kind == 'box': return m_box(label, .074, .034, h)
    if kind == 'cup': return m_cup(label, .036, h)
    if kind == 'bottle': return m_bottle(label, .031, h, BOTTLE_TINT.get(label, '#bfe0ff'), BOTTLE_CAP.get(label, BRAND))
    return m_can(label, .033*min(1, h/.118), h)


def fill(p, rows, x0, x1, zs, y0, depth, m, lanes, coils=True, seed=3, lip=(.034, .012), heights=HEIGHTS):
    """Shelves at heights zs with products; lip = how far the front edge reaches below and above the shelf."""
    rnd = random.Random(seed)
    lw = (x1-x0)/lanes
    for (kind, labels), z in zip(rows, zs):
        box(p, x0, x1, y0, y0+depth, z-.012, z, m['tray'], .003)
        box(p, x0, x1, y0-.012, y0+.002, z-lip[0], z+lip[1], m['white'], .003)
        tag = min(.012, (lip[0]+lip[1])/2-.003)
        tz = z+(lip[1]-lip[0])/2
        for lane in range(lanes):
            x = x0+lw*(lane+.5)
            box(p, x-.021, x+.021, y0-.016, y0-.012, tz-tag, tz+tag, m['white'], .002)
            box(p, x-.012, x+.006, y0-.0175, y0-.0155, tz-.003, tz+.003, m['dtext'], 0)
            for k in range(3 if rnd.random() > .12 else 2):
                y = y0+.045+k*.095
                if y > y0+depth-.02: break
                turn = rnd.uniform(-.06, .06)*{'bag': .8, 'box': .5}.get(kind, 1)
                rise = {'bag': .004, 'box': .004, 'cup': .002}.get(kind, 0)
                place(p, product(kind, labels[lane % len(labels)], heights[kind]), x, y, z+rise, turn)
            if coils and kind in ('bag', 'box'):
                coil(p, x, y0+.012, y0+depth-.05, z+.004, r=min(.04, lw*.42))


# ---- vending ---------------------------------------------------------------------------------------
def cabinet(p, m, W, D, H, chamber, z_lo, z_hi, shell, t=.03, foot=.06):
    """Hollow body with a lit chamber between chamber = (x0, x1); the rest is solid column."""
    X = W/2
    c0, c1 = chamber
    for x0, x1 in ((-X, -X+t), (X-t, X)): box(p, x0, x1, 0, D, foot, H, shell, .012)
    box(p, -X, X, 0, D, H-t, H, shell, .012)
    box(p, -X, X, 0, D, foot, foot+t, shell, .012)
    box(p, -X+.002, X-.002, D-t, D, foot, H, shell, .01)
    box(p, c0, c1, D*.62, D*.64, z_lo, z_hi, m['inner'], 0)
    for x in (c0, c1-.004): box(p, x, x+.004, .02, D*.63, z_lo, z_hi, m['inner'], 0)
    box(p, c0, c1, .02, D*.63, z_hi, z_hi+.01, m['inner'], 0)
    box(p, c0, c1, .02, D*.63, z_lo-.01, z_lo, m['inner'], 0)


def chamber_light(p, m, x0, x1, zl, zh, power, col='#f4f8ff', led=None):
    """Two upright strips behind the door frame and one on top."""
    for x in (x0+.004, x1-.004): box(p, x-.003, x+.003, .004, .016, zl+.01, zh-.01, led or m['led'], 0)
    mid = (zl+zh)/2
    area(p, (x0+.02, .03, mid), (x0+.53, .3, mid), .03, zh-zl, power, col, gloss=False)
    area(p, (x1-.03, .03, mid), (x1-.53, .3, mid), .03, zh-zl, power, col, gloss=False)
    area(p, ((x0+x1)/2, .06, zh-.01), ((x0+x1)/2, .22, zl), .6, .08, power*.65, col, gloss=False)


def glass_door(p, m, x0, x1, H, zl, zh, header, sign, bay, glass_m=None):
    """Framed glass front with header light box and delivery bay between x0 and x1."""
    f = .045
    fr = m['black']
    box(p, x0, x0+f, -.03, .012, .10, H, fr, .01)
    box(p, x1-f*.6, x1+.012, -.03, .012, .10, H, fr, .006)
    box(p, x0, x1, -.03, .012, zh+.005, H, fr, .01)
    box(p, x0, x1, -.03, .012, .10, zl-.005, fr, .01)
    quad(p, x0+f*.9, x1-f*.5, zl-.005, zh+.01, -.022, glass_m or m['glass'])
    box(p, x0+.03, x1-.02, -.036, -.02, zh+.035, H-.03, sign, .006)
    text(p, header, (x0+x1)/2, (zh+H)/2, -.0372, .058, m['wtext'])
    box(p, x0+.10, x1-.09, -.036, -.02, .19, .47, bay, .012)
    box(p, x0+.125, x1-.115, -.05, -.03, .22, .44, m['black'], .014)
    box(p, x0+.16, x1-.15, -.062, -.045, .395, .415, m['steel'], .006)
    text(p, 'PUSH', (x0+x1)/2, .315, -.0512, .036, m['wtext'])
    box(p, x0+.125, x1-.115, -.0505, -.048, .212, .217, m['ledb'], 0)
    return x0+f, x1-f*.6


def control_column(p, m, x0, x1, H, face):
    box(p, x0, x1, -.03, .012, .10, H, face, .01)
    cx = (x0+x1)/2
    screen(p, m, cx, 1.45, -.03, .232, 'screen_vend.png')
    reader(p, m, cx, 1.07, -.03)
    scan_window(p, m, cx, .9025, -.03)
    vents(p, m, cx, .26, -.03)
    box(p, cx-.02, cx+.02, -.04, -.028, .60, .64, m['steel'], .012)


def feet(p, m, X, D):
    for x in (-X+.1, X-.1):
        for y in (.1, D-.1): box(p, x-.035, x+.035, y-.035, y+.035, 0, .065, m['matte'], .01)
    box(p, -X+.02, X-.02, .02, D-.02, .05, .075, m['matte'], 0)


SHELVES = [1.54, 1.375, 1.21, 1.065, .825, .665]
MEAL_SHELVES = [1.545, 1.385, 1.24, 1.09, .86, .625]
DRINK_SHELVES = [1.545, 1.39, 1.235, 1.0, .765, .61]


def full_machine(loc=(0, 0, 0), rz=0, canopy=True, header='FRESH · FAST · 24/7', lights=1., shell=None, face='blue', sign='blue',
                 rows=None, zs=None, light_col='#f4f8ff', glass_m=None, led=None, group='machine'):
    """Floor-standing glass-front machine; canopy adds the rain roof and the side wings."""
    m = materials()
    p = empty(group, loc, rz)
    W, D, H = 1.06, .84, 1.88
    X, xs, zl, zh = W/2, .2, .56, 1.70
    cabinet(p, m, W, D, H, (-X+.03, xs), zl, zh, m[shell or ('graphite' if canopy else 'white')])
    feet(p, m, X, D)
    g0, g1 = glass_door(p, m, -X, xs, H, zl, zh, header, m[sign], m['graphite' if not canopy else 'matte'], glass_m)
    control_column(p, m, xs+.012, X, H, m[face])
    chamber_light(p, m, g0, g1, zl, zh, 3.6*lights, light_col, led)
    fill(p, rows or SNACKS, -X+.078, xs-.02, zs or SHELVES, .07, .42, m, 6)
    if canopy: rain_roof(p, m, X, D, H)
    return p


def rain_roof(p, m, X, D, H):
    """Roof with a lit underside, and side wings whose front part opens 12 degrees so that no lane hides behind it."""
    flare = math.radians(12)
    out = X+.045+.26*math.sin(flare)
    box(p, -out, out, -.30, D+.04, H+.045, H+.075, m['blue'], .012)
    box(p, -out, out, -.30, -.275, H-.005, H+.075, m['blue'], .01)
    for s in (-1, 1):
        x = s*(X+.028)
        box(p, min(x, x+s*.022), max(x, x+s*.022), -.02, D*.35, .1, H+.05, m['graphite'], .006)
        hinge = empty('hinge', (x, -.02, 0), s*flare)
        hinge.parent = p
        side_profile(hinge, (0, s*.022), [(-.25, H+.05), (-.25, H-.05), (-.05, H-.46), (-.05, .1), (.004, .1), (.004, H+.05)], m['graphite'])
        box(p, s*(X-.02)-.02, s*(X-.02)+.02, 0, D, H, H+.05, m['graphite'], .006)
    box(p, -X+.05, X-.05, -.2, -.16, H+.036, H+.046, m['led'], 0)
    area(p, (0, -.2, H+.03), (0, -.1, 0), .9, .08, 5, '#f4f8ff', gloss=False)


def side_profile(parent, xs, profile, m):
    """Upright plate: a (y, z) outline between two x."""
    x0, x1 = min(xs), max(xs)
    n = len(profile)
    me = bpy.data.meshes.new('plate')
    V = [(x0, y, z) for y, z in profile]+[(x1, y, z) for y, z in profile]
    F = [tuple(range(n))[::-1], tuple(range(n, 2*n))]+[(i, (i+1) % n, (i+1) % n+n, i+n) for i in range(n)]
    me.from_pydata(V, [], F)
    o = obj('plate', me, m, parent)
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    bevel(o, .006)


def cool_front(loc=(0, 0, 0), rz=0):
    """Chilled meals: pearl shell, steel column."""
    return full_machine(loc, rz, canopy=False, header='CHILLED MEALS', shell='pearl', face='brushed', sign='ink', rows=MEALS, zs=MEAL_SHELVES, lights=.62)


def frost(loc=(0, 0, 0), rz=0):
    """Frozen food: ink shell, icy light, rime along the edges of the glass."""
    led = mat('ledice', '#ffffff', emit='#bfe2ff', strength=3.2)
    return full_machine(loc, rz, canopy=False, header='FROZEN · READY', shell='ink', face='ink', sign='blue', rows=FROZEN, zs=MEAL_SHELVES[:4]+[.90, .70],
                        light_col='#cfe6ff', led=led, glass_m=rimed_glass(), lights=1.05)


def twin(loc=(0, 0, 0), rz=0):
    """Two glass-front cabinets that share one control column in the middle."""
    m = materials()
    p = empty('twin', loc, rz)
    D, H, zl, zh = .84, 1.88, .56, 1.70
    half, col = .99, .165
    for s, header, rows, zs in ((-1, 'SNACKS', SNACKS, SHELVES), (1, 'DRINKS', DRINKS, DRINK_SHELVES)):
        x0, x1 = (-half, -col) if s < 0 else (col, half)
        body = empty('body', ((x0+x1)/2, 0, 0))
        body.parent = p
        w = x1-x0
        cabinet(body, m, w, D, H, (-w/2+.03, w/2-.03), zl, zh, m['graphite'])
        feet(body, m, w/2, D)
        g0, g1 = glass_door(body, m, -w/2, w/2, H, zl, zh, header, m['blue'], m['matte'])
        box(body, w/2-.03, w/2, -.03, .012, .10, H, m['black'], .006)
        chamber_light(body, m, g0, g1-.01, zl, zh, 3.6)
        fill(body, rows, -w/2+.072, w/2-.05, zs, .07, .42, m, 6, seed=3+s)
    box(p, -col, col, .0, D, .10, H, m['graphite'], .01)
    control_column(p, m, -col+.004, col-.004, H, m['blue'])
    return p


def wall_mount(loc=(0, 0, 0), rz=0):
    """Compact unit that hangs on a wall; origin at its lower edge."""
    m = materials()
    p = empty('wall', loc, rz)
    W, D, H = .88, .30, 1.04
    X, xs, zl, zh = W/2, .17, .262, .975
    cabinet(p, m, W, D, H, (-X+.026, xs), zl, zh, m['white'], t=.026, foot=0)
    f = .04
    box(p, -X, -X+f, -.028, .012, 0, H, m['white'], .012)
    box(p, xs-.022, xs+.01, -.028, .012, 0, H, m['white'], .006)
    box(p, -X+.014, xs, -.0275, .011, zh, H-.0005, m['white'], .01)
    box(p, -X+.014, xs, -.0275, .011, .0005, zl, m['white'], .01)
    b = .014   # black printed border round the glass
    for x0, x1 in ((-X+f-.006, -X+f+b), (xs-.022-b, xs-.016)): box(p, x0, x1, -.0305, -.02, zl-.006, zh+.006, m['black'], .003)
    for z0, z1 in ((zl-.006, zl+b), (zh-b, zh+.006)): box(p, -X+f-.006, xs-.016, -.0305, -.02, z0, z1, m['black'], .003)
    quad(p, -X+f, xs-.022, zl, zh, -.024, m['glass'])
    box(p, -X+.10, xs-.09, -.04, -.02, .055, .205, m['black'], .014)
    box(p, -X+.13, xs-.12, -.052, -.036, .172, .186, m['steel'], .005)
    text(p, 'PULL', (-X+xs)/2, .115, -.0412, .026, m['wtext'])
    box(p, xs+.01, X, -.028, .012, 0, H, m['blue'], .012)
    cx = (xs+.01+X)/2
    screen(p, m, cx, .73, -.028, .19, 'screen_vend.png')
    reader(p, m, cx, .39, -.028, .9)
    scan_window(p, m, cx, .19, -.026, .8)
    box(p, -X+.03, X-.03, .02, D-.03, -.006, -.001, m['ledb'], 0)           # under-glow
    area(p, (0, .14, -.012), (0, .16, -1), .7, .12, 1.5, '#3b82f6', gloss=False)
    x0, x1 = -X+f+b, xs-.022-b
    for x in (x0+.004, x1-.004): box(p, x-.003, x+.003, 0, .012, zl+.01, zh-.01, m['led'], 0)
    mid = (zl+zh)/2
    area(p, (-X+f+.03, .02, mid), (0, .15, mid), .025, zh-zl, 3.0, gloss=False)
    area(p, (xs-.05, .02, mid), (-.3, .15, mid), .025, zh-zl, 3.0, gloss=False)
    rows = [('bag', (7, 8, 6, 9, 7)), ('box', (11, 10, 14, 25, 11)), ('bottle', (2, 28, 5, 2, 28)), ('can', (0, 3, 4, 15, 0))]
    fill(p, rows, -X+.074, xs-.028, [.838, .684, .458, .298], .035, .145, m, 5, coils=False, seed=5, lip=(.022, .006),
         heights={'bag': .116, 'box': .116, 'bottle': .182, 'can': .116})
    return p


# ---- lockers -----------------------------------------------------------------------------------------
TEN = [.44, .36, .36, .30, .30]     # cell heights from the floor up, in proportion


def locker(loc=(0, 0, 0), rz=0, open_cells=(6,), columns=1, cells=TEN, body='graphite', door='white', face='blue',
           sign=('PICK UP', 'Open 24 hours'), column_width=.56, glass_doors=False, content='parcel'):
    """Cells in `columns` columns on each side of a console; numbers run down each column from the left."""
    m = materials()
    p = empty('locker', loc, rz)
    cw, dw, D, H, t, plinth = .40, column_width, .55, 1.92, .022, .09
    X = cw/2+columns*dw
    z0 = plinth+.02
    scale = (H-.06-z0)/sum(cells)
    hs = [h*scale for h in cells]
    box(p, -X+.02, X-.02, .03, D, 0, plinth, m['matte'], .004)
    shell = m[body]
    for x0, x1 in ((-X, -X+t), (X-t, X)): box(p, x0, x1, 0, D, plinth, H, shell, .008)
    box(p, -X, X, 0, D, H-.045, H, shell, .01)
    box(p, -X, X, 0, D, plinth, plinth+.018, shell, .004)
    box(p, -X, X, D-t, D, plinth, H, shell, .004)
    box(p, -cw/2, cw/2, -.004, D, plinth, H, m[face], .008)
    n = 0
    for i in range(columns*2):
        x0 = -X+i*dw if i < columns else cw/2+(i-columns)*dw
        left = i < columns     # left of the console: hinge left, handle right
        if i not in (0, columns): box(p, x0-.006, x0+.006, 0, D, plinth, H-.04, shell, 0)
        z_tops = [z0+sum(hs[:k]) for k in range(len(hs))]
        for k in reversed(range(len(hs))):
            n += 1
            cell_front(p, m, n, x0, x0+dw, z_tops[k], z_tops[k]+hs[k], left, i in (0, columns*2-1), n in open_cells, shell, door, glass_doors, content, D)
    console(p, m, face, sign)
    box(p, -X, X, -.012, 0, H-.006, H, m['ledb'], 0)
    return p


def cell_front(p, m, n, x0, x1, a, b, left, outer, is_open, shell, door, glass_doors, content, D):
    """One cell: divider, door with number, handle and lamp; the inside where it can be seen."""
    t, g = .022, .0045
    box(p, x0+t, x1-.004, .0, D-.01, a-.006, a+.006, shell, 0)
    edge = .012 if outer else .006
    dx0, dx1 = (x0+edge, x1-.006) if left else (x0+.006, x1-edge)
    hinge = dx0 if left else dx1
    e = empty('door', (hinge, -.002, 0))
    e.parent = p
    if is_open: e.rotation_euler = (0, 0, math.radians(-78 if left else 78))
    L = lambda x: x-hinge
    mid = (a+b)/2
    lx = L(dx1-.05) if left else L(dx0+.05)
    tx = L(dx0+.055) if left else L(dx1-.055)
    if glass_doors:
        fr = .024
        for q0, q1 in ((dx0, dx0+fr), (dx1-fr, dx1)): box(e, L(q0), L(q1), -.022, 0, a+g, b-g, m[door], .004)
        for q0, q1 in ((a+g, a+g+fr), (b-g-fr*1.9, b-g)): box(e, L(dx0), L(dx1), -.022, 0, q0, q1, m[door], .004)
        quad(e, L(dx0+fr), L(dx1-fr), a+g+fr, b-g-fr*1.9, -.012, m['glass'])
        tx, tz, size = (L(dx0+.04) if left else L(dx1-.04)), b-g-fr*.95, .03
        lamp_x, lamp_z = (L(dx1-.04) if left else L(dx0+.04)), b-g-fr*.95
        hx = L(dx1-fr/2) if left else L(dx0+fr/2)
        box(e, hx-.006, hx+.006, -.036, -.022, mid-.06, mid+.06, m['steel'], .004)
    else:
        box(e, L(dx0), L(dx1), -.022, .0, a+g, b-g, m[door], .006)
        box(e, lx-.016, lx+.016, -.0245, -.0215, mid-.055, mid+.055, m['black'], .010)
        tz, size, lamp_x, lamp_z = b-.062, .052, lx, b-.051
    dark = door in ('graphite', 'ink')
    text(e, f'{n:02d}', tx, tz, -.0225, size, m['wtext' if dark else 'dtext'], weight='SemiBold')
    box(e, lamp_x-.008, lamp_x+.008, -.0248, -.0215, lamp_z-.005, lamp_z+.005, m['ledg'] if is_open else m['ledb'], .003)
    if is_open or glass_doors: cell_inside(p, m, n, x0, x1, a, b, content)


def cell_inside(p, m, n, x0, x1, a, b, content):
    t = .022
    box(p, x0+t, x1-.006, .3, .31, a, b, m['inner'], 0)
    for x in (x0+t, x1-.008): box(p, x, x+.003, .0, .31, a, b, m['inner'], 0)
    for z in (a+.006, b-.009): box(p, x0+t, x1-.006, 0, .31, z, z+.003, m['inner'], 0)
    xm = (x0+x1)/2
    if content == 'parcel': parcel(p, m, xm-.005, a+.0095)
    if content == 'groceries': groceries(p, m, n, xm, a+.0095, b-a)
    area(p, (xm, .03, b-.02), (xm, .15, a), .3, .03, 1.6 if content == 'parcel' else 1.9, '#ffffff' if content == 'parcel' else '#e3f0ff', gloss=False)


def parcel(p, m, x, z, s=1.):
    kraft = mat('kraft', '#c89a63', rough=.8)
    box(p, x-.135*s, x+.135*s, .05, .05+.2*s, z, z+.16*s, kraft, .003)
    box(p, x-.025*s, x+.025*s, .0494, .0506+.2*s, z-.0003, z+.1606*s, mat('tape', '#e4c79a', rough=.4), .001)
    box(p, x-.12*s, x-.05*s, .0485, .0505, z+.09*s, z+.14*s, m['white'], 0)
    box(p, x+.055*s, x+.115*s, .0485, .0505, z+.02*s, z+.05*s, m['blue'], 0)


def groceries(p, m, n, x, z, room):
    """A paper bag or a crate with shopping, varied by the cell's number; `room` is the cell's height."""
    rnd = random.Random(n)
    kind = (n*7+n//4*3) % 5
    if kind == 4: return     # an empty cell
    kind %= 3
    h = min(room-.12, .2)
    paper = mat('paper', '#d9b78a', rough=.85)
    y = .15
    if kind in (0, 1):
        for dx in ((-.1, .1) if kind else (0,)):
            w = .085 if kind else .12
            box(p, x+dx-w, x+dx+w, y-.06, y+.06, z, z+h*.72, paper, .004)
            box(p, x+dx-.03, x+dx+.03, y-.0605, y-.0595, z+h*.2, z+h*.45, m['white'], 0)
            for i, lab in enumerate((24, 28, 26)):
                place(p, (m_box(lab, .05, .04, .09) if i != 1 else m_bottle(lab, .022, .12, '#ffb545', '#ea7a1a')), x+dx+(i-1)*w*.55, y, z+h*.45, rnd.uniform(-.3, .3))
    else:
        box(p, x-.16, x+.16, y-.08, y+.08, z, z+.07, mat('crate', '#2f9e6b', rough=.5), .006)
        for i, lab in enumerate((29, 26, 31, 2, 27)):
            me = m_box(lab, .055, .05, .13) if lab == 29 else m_bottle(lab, .024, .15) if lab == 2 else m_can(lab, .028, .1)
            place(p, me, x-.125+i*.062, y-.01, z+.02, rnd.uniform(-.3, .3))


def console(p, m, face, sign):
    screen(p, m, 0, 1.36, -.004, .27, 'screen_locker.png')
    box(p, -.07, .07, -.02, 0, .94, 1.07, m['black'], .012)
    box(p, -.045, .045, -.0215, -.019, .995, 1.003, mat('ledr', '#ef4444', emit='#f43f5e', strength=3.), 0)
    text(p, sign[0], 0, 1.765, -.0052, .062 if len(sign[0]) < 9 else .05, m['wtext'], weight='ExtraBold')
    text(p, sign[1], 0, 1.70, -.0052, .028, m['wtext'], weight='Medium')
    box(p, -.018, .018, -.02, 0, 1.845, 1.865, m['black'], .006)
    vents(p, m, 0, .26, -.004, rows=6, half=.09)


def locker_20(loc=(0, 0, 0), rz=0, open_cells=(8,)):
    return locker(loc, rz, open_cells, columns=2, column_width=.46)


def parcel_locker(loc=(0, 0, 0), rz=0, open_cells=(2,)):
    """Six large cells in an ink shell."""
    return locker(loc, rz, open_cells, cells=[.72, .56, .56], body='ink', door='ink', sign=('PARCELS', 'Drop off, pick up'), column_width=.66)


def chill_locker(loc=(0, 0, 0), rz=0, open_cells=()):
    """Chilled cells behind glass doors, for grocery orders."""
    return locker(loc, rz, open_cells, columns=2, cells=[.44, .44, .40, .40], body='white', door='white', sign=('CHILLED', 'Grocery pick-up'), column_width=.50,
                  glass_doors=True, content='groceries')
