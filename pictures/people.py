"""Scenes with people."""
import numpy as np
from figures import *
from packs import *
from stage import *
import machines, places, small_goods


ROUTE = dict(
    pelvis=(0.015, 0, 0.92), waist=(0, 0, 1.08), chest=(-0.005, 0.01, 1.34), neck=(-0.01, 0.02, 1.49),
    head=(-0.012, 0.055, 1.60), shoulder_l=(-0.185, 0.03, 1.41), elbow_l=(-0.29, 0.17, 1.19),
    wrist_l=(-0.31, 0.40, 1.30), shoulder_r=(0.180, -0.01, 1.395), elbow_r=(0.29, -0.11, 1.135),
    wrist_r=(0.44, 0.08, 1.155), hip_l=(-0.09, 0, 0.87), knee_l=(-0.135, 0.06, 0.48), ankle_l=(-0.165, 0.01, 0.09),
    toe_l=(-0.08, 0.3, 0), hip_r=(0.11, 0, 0.88), knee_r=(0.125, 0.03, 0.48), ankle_r=(0.115, -0.06, 0.09),
    toe_r=(0.09, 0.3, 0),
)
JACKET = (
    (0.83, 0.200, 0.149), (0.865, 0.200, 0.149), (0.93, 0.208, 0.155), (1.06, 0.200, 0.145), (1.22, 0.200, 0.145),
    (1.34, 0.200, 0.142), (1.41, 0.178, 0.118), (1.455, 0.156, 0.096), (1.485, 0.112, 0.082), (1.51, 0.080, 0.074),
    (1.54, 0.074, 0.074), (1.58, 0.072, 0.074),
)


def route_driver():
    """A driver who wakes the screen of a machine; the right hand stays on the hand truck."""
    body, rib = skin(), cloth('rib', '#182545', 500)
    tape = mat('reflective', '#c9ced6', rough=0.35, metal=0.35)
    wear = dict(
        cut=JACKET,
        girth=1.0,
        leg=(0.100, 0.078, 0.070, 0.072),
        length=0.02,
        sleeve=(0.074, 0.060, 0.046),
        top=cloth('workjacket', '#22345f'),
        zones=[(1.235, 1.28, tape), (0.8, 0.912, rib), (1.525, 1.56, rib)],
        trousers=cloth('worktrousers', '#3b4250'),
        shoe=mat('boot', '#2b2420', rough=0.55),
        sole=mat('bootsole', '#14161a', rough=0.8),
    )
    dress(ROUTE, wear)
    hair = hair_colours('brown', '#2a1c14', '#37261b', '#1f150f')
    head(ROUTE, body, capped(hair, cloth('cap', '#1e3a8a')), turn=0.32, nod=-0.08)
    hand(ROUTE['wrist_l'], ROUTE['elbow_l'], (-0.02, 0.17, 0.06), (0.1, -0.2, -1), True, POINT, THUMB_OUT, body)
    hand(ROUTE['wrist_r'], ROUTE['elbow_r'], (0.85, 0.5, -0.05), (0, 0, -1), False, GRIP, THUMB_IN, body)


ERRAND = dict(
    pelvis=(-0.02, 0, 0.92), waist=(0, 0, 1.08), chest=(0.005, 0.01, 1.33), neck=(0.005, 0.015, 1.465),
    head=(0.012, 0.055, 1.58), shoulder_l=(-0.160, -0.01, 1.375), elbow_l=(-0.225, -0.06, 1.11),
    wrist_l=(-0.215, 0.06, 0.89), shoulder_r=(0.160, 0.04, 1.37), elbow_r=(0.25, 0.19, 1.14),
    wrist_r=(0.31, 0.40, 1.09), hip_l=(-0.105, 0, 0.88), knee_l=(-0.115, 0.02, 0.48), ankle_l=(-0.10, -0.06, 0.09),
    toe_l=(-0.06, 0.3, 0), hip_r=(0.085, 0.01, 0.865), knee_r=(0.125, 0.10, 0.48), ankle_r=(0.14, 0.03, 0.09),
    toe_r=(0.12, 0.3, 0),
)
SWEATER = (
    (0.85, 0.184, 0.138), (0.89, 0.184, 0.138), (0.94, 0.186, 0.142), (1.06, 0.180, 0.136), (1.22, 0.180, 0.136),
    (1.32, 0.180, 0.134), (1.385, 0.158, 0.108), (1.425, 0.134, 0.090), (1.455, 0.098, 0.078), (1.475, 0.076, 0.070),
    (1.49, 0.070, 0.068), (1.53, 0.068, 0.068),
)


def bob(ms, under):
    """Hair down to the chin, parted at the crown."""

    def build(e):
        sides = ball((0, -0.026, -0.012), (0.091, 0.086, 0.072))
        field = melt(0.04, ball((0, -0.006, 0.070), (0.089, 0.108, 0.101)), sides)
        face = lambda p: p[..., 1] - 0.052 - 0.30 * p[..., 2]
        cap = lambda p: np.maximum(field(p) + 0.004, face(p))
        o = surface('hair', cap, (-0.12, -0.15, -0.1), (0.12, 0.15, 0.19), 0.006, under)
        o.parent = e
        smooth(o, 2, 1)
        roots = roots_on(field, lambda p: (p[:, 2] > 0.045) & (face(p) < 0.02), 7000)
        crown = np.array((0.015, -0.02, 0.17))

        def flow(p):
            d = p - crown
            d[:, 2] = 0
            return 0.9 * d / np.maximum(np.linalg.norm(d, axis=1), 0.02)[:, None] + (0, 0, -1.4)

        lengths = np.random.default_rng(4).uniform(0.13, 0.21, len(roots)) + (roots[:, 2] - 0.06) * 0.9
        strands(field, roots, flow, lengths, ms, e, 0.0010, 12, 0.004)

    return build


def customer_figure():
    """A woman who pays with a card."""
    body = skin()
    wear = dict(
        cut=SWEATER,
        girth=0.92,
        leg=(0.098, 0.070, 0.054, 0.050),
        length=0.105,
        sleeve=(0.066, 0.054, 0.043),
        top=cloth('sweater', '#b9824a', 700),
        zones=[(0.8, 0.935, cloth('sweaterrib', '#a87340', 300))],
        trousers=cloth('jeans', '#2c3a58'),
        shoe=mat('sneaker', '#e9eaee', rough=0.5),
        sole=mat('sneakersole', '#f5f5f5', rough=0.6),
    )
    dress(ERRAND, wear)
    hair = hair_colours('chestnut', '#4a2c1c', '#6b452c', '#2f1c12', '#84593b')
    head(ERRAND, body, bob(hair, mat('hairunder', '#2a1a11', rough=0.8)), turn=-0.35, nod=-0.2)
    hand(ERRAND['wrist_l'], ERRAND['elbow_l'], (0.02, 0.12, -1), (1, 0.2, 0), True, REST, THUMB_OUT, body)
    d = Vector((0.08, 0.9, 0.02)).normalized()
    hand(ERRAND['wrist_r'], ERRAND['elbow_r'], d, (-0.5, 0, -1), False, PINCH, THUMB_PINCH, body)
    x, y, z = Vector(ERRAND['wrist_r']) + d * 0.17 + Vector((-0.02, 0, -0.03))
    card = mat('card', '#f2f4f8', rough=0.3)
    box(None, x - 0.027, x + 0.027, y - 0.035, y + 0.05, z - 0.0006, z + 0.0006, card, 0.0004)


def crate(p, z, col, goods=()):
    """A delivery crate, 40 x 30 x 21 cm, on the truck; goods = rows of (pack, labels, how high they stand)."""
    body, hole = mat('crate' + col, col, rough=0.5, coat=0.15), mat('cratehole', '#0f1a33', rough=0.8)
    e = empty('crate', (0, 0.185, z))
    e.parent = p
    w, d, h, t = 0.20, 0.15, 0.21, 0.008
    for s in (-1, 1):
        box(e, -w, w, s * d - t, s * d + t, 0, h - 0.02, body, 0.003)
        box(e, s * w - t, s * w + t, -d + t, d - t, 0.001, h - 0.021, body, 0.003)
        box(e, -w - 0.014, w + 0.014, s * d - 0.016, s * d + 0.016, h - 0.03, h, body, 0.004)
        x = s * w
        box(e, x - 0.0145, x + 0.0145, -d + 0.0165, d - 0.0165, h - 0.0305, h - 0.0005, body, 0.003)
        for k in range(5):
            x, y = -0.17 + k * 0.072, s * (d + t)
            box(e, x, x + 0.052, y - 0.001, y + 0.0015, 0.04, 0.13, hole, 0.0005)
        x = s * (w + t)
        box(e, x - 0.0015, x + 0.0015, -0.05, 0.05, 0.125, 0.158, hole, 0.0005)
    box(e, -w + t, w - t, -d + t, d - t, 0.002, 0.01, body, 0)
    for r, (make, labels, lift) in enumerate(goods):
        for k, label in enumerate(labels):
            x = -0.16 + 0.32 * k / (len(labels) - 1)
            place(e, make(label), x, -0.09 + r * 0.09, lift, (k * 37 % 7 - 3) * 0.04)


def hand_truck(loc, rz):
    """A hand truck with three crates: handle along X, crates on its +Y side."""
    p = empty('truck', loc, rz)
    steel, black = mat('truckpaint', '#2b313c', rough=0.4, coat=0.3), mat('tyre', '#15171b', rough=0.75)
    loop = [(-0.17, 0, 0.05), (-0.17, 0, 0.95), (-0.165, -0.02, 1.05), (-0.14, -0.03, 1.105), (-0.10, -0.03, 1.127)]
    loop += [(-x, y, z) for x, y, z in reversed(loop)]
    small_goods.tube(p, loop, 0.0135, steel)
    small_goods.tube(p, [(-0.10, -0.03, 1.127), (0.10, -0.03, 1.127)], 0.0165, black)
    for z in (0.22, 0.45, 0.68, 0.9):
        small_goods.tube(p, [(-0.17, 0, z), (0, 0.0, z), (0.17, 0, z)], 0.010, steel)
    box(p, -0.19, 0.19, 0.0, 0.26, 0.015, 0.023, steel, 0.003)
    hub, rubber = ((0, 0), (0.045, 0)), ((0.05, 0.006), (0.105, 0), (0.12, 0.012), (0.12, 0.04), (0.105, 0.052))
    profile = [(r, z, 0, 0) for r, z in hub] + [(r, z, 1, 0) for r, z in rubber] + [(0, 0.05, 0, 0)]
    wheel = m_lathe(('wheel',), profile, (mat('rim', '#c3c9d2', rough=0.35, metal=0.8), black), None)
    for s in (-1, 1):
        place(p, wheel, s * 0.225 - 0.026, -0.09, 0.12).rotation_euler = (0, math.pi / 2, 0)
    small_goods.tube(p, [(-0.22, -0.09, 0.12), (0.22, -0.09, 0.12)], 0.012, steel)
    small_goods.tube(p, [(-0.15, -0.09, 0.12), (-0.17, 0.0, 0.3)], 0.011, steel)
    small_goods.tube(p, [(0.15, -0.09, 0.12), (0.17, 0.0, 0.3)], 0.011, steel)
    crate(p, 0.024, '#2563eb')
    crate(p, 0.236, '#e8ecf3')
    tint, cap = machines.BOTTLE_TINT, machines.BOTTLE_CAP
    bottle = lambda i: m_bottle(i, 0.031, 0.205, tint.get(i, '#bfe0ff'), cap.get(i, BRAND))
    boxes = (lambda i: m_box(i, 0.074, 0.034, 0.13), (10, 11, 14, 25), 0.13)
    bags = (lambda i: m_bag(i, 0.085, 0.13), (7, 8, 9, 6), 0.13)
    crate(p, 0.448, '#2563eb', (boxes, bags, (bottle, (2, 28, 5, 2, 28), 0.08)))


def driver():
    """The driver of a service route wakes the screen of a machine in a station hall."""

    def stand():
        machines.full_machine((0.10, 0.72, 0), canopy=False)
        person(route_driver, (0.74, 0.06, 0), 0)
        hand_truck((1.26 - 0.015, 0.06 + 0.13 + 0.026, 0), math.radians(-60))

    places.transit_hall(((-0.75, -3.45, 1.30), (0.46, 0.5, 1.02), 33), stand)


def rings(name, rows, m, parent=None, thick=0.002):
    """A sheet through closed rows of points, one above the other."""
    c = len(rows[0])
    me = bpy.data.meshes.new(name)
    ends = [(i, (i + 1) % c) for i in range(c)]
    quads = [(k * c + i, k * c + j, k * c + c + j, k * c + c + i) for k in range(len(rows) - 1) for i, j in ends]
    me.from_pydata([v for row in rows for v in row], [], quads)
    o = obj(name, me, m, parent)
    o.modifiers.new('thick', 'SOLIDIFY').thickness = thick
    bevel(o, 0)


def paper_bag(loc, rz, grip):
    """A kraft bag with groceries; both cords run through `grip`, a height above the floor of the bag."""
    p = empty('bag', loc, rz)
    kraft, cord = mat('bagpaper', '#d3ad7c', rough=0.85, bump=0.3), mat('bagcord', '#a98455', rough=0.9)
    w, d, h = 0.115, 0.062, 0.20
    long, short = np.linspace(-1, 1, 24), np.linspace(-1, 1, 13)[1:-1]
    outline = [(x, -1) for x in long] + [(1, y) for y in short]
    outline += [(-x, -y) for x, y in outline]

    def at(x, y, t):
        """The sides fold in towards the top, and the paper is never quite flat."""
        pinch = 1 - 0.16 * t * (1 - abs(y)) * (abs(x) == 1)
        wave = math.sin(x * 5 + t * 9) * math.sin(t * 7 + y * 2) * 0.0022 + math.sin(x * 11 - t * 15) * 0.0016
        return x * w * pinch, y * (d + t * wave - 0.006 * t), t * h + 0.002 * t * math.sin(x * 4 + y)

    rings('bag', [[at(x, y, k / 16) for x, y in outline] for k in range(17)], kraft, p, 0.0012)
    box(p, -w + 0.002, w - 0.002, -d + 0.002, d - 0.002, 0.0005, 0.003, kraft, 0)
    for y in (-d * 0.9 - 0.001, d * 0.9):
        half = [(0.05, y, h - 0.03), (0.05, y, h + 0.005), (0.043, y * 0.2, grip - 0.002), (0.03, y * 0.06, grip)]
        small_goods.tube(p, [(-x, *rest) for x, *rest in half] + half[::-1], 0.0030, cord)
    box(p, -0.034, 0.034, -d - 0.0022, -d + 0.004, 0.06, 0.128, mat('bagmark', BRAND, rough=0.6), 0.001)
    white, side = mat('bagwhite', '#f6f8fc', rough=0.6), 0.0106
    for x in (-0.0205, -0.0053, 0.0099):
        for z in (0.0735, 0.0887, 0.1039):
            box(p, x, x + side, -d - 0.003, -d - 0.002, z, z + side, white, 0)
    place(p, m_box(24, 0.06, 0.05, 0.16), -0.07, -0.01, 0.075, 0.2)
    place(p, m_bottle(28, 0.031, 0.205, '#ffb545', '#ea7a1a'), 0, 0.015, 0.04)
    place(p, m_box(11, 0.07, 0.034, 0.13), 0.066, 0, 0.10, -0.25)


def hand_over():
    """A hand lifts a paper bag out of an open cell."""
    mat('innerlit', '#e9edf3', rough=0.55)  # an empty cell of painted steel: without the glow of a chilled one
    places.lobby(lambda: machines.locker((1.0, 0.86, 0), open_cells=(3,), content='nothing'))
    bag, turn, grip = Vector((0.56, 0.80, 0.935)), 0.30, 0.262
    paper_bag(bag, turn, grip)
    d = Vector((-math.sin(turn), math.cos(turn), -0.08)).normalized()
    wrist = bag + Vector((0, 0, grip)) - d * 0.085 + Vector((0, 0, 0.024))
    elbow = wrist + Vector((0.185, -0.205, -0.03))
    hand(wrist, elbow, d, (0, 0, -1), False, GRIP, THUMB_IN, skin(), 0.0018)
    sleeve(wrist, elbow, cloth('wool', '#3f5f57', 1400))
    area(None, (0.52, 0.88, 1.24), (0.52, 1.0, 0.91), 0.3, 0.03, 1.6, gloss=False)
    area(None, (0.0, -0.2, 1.9), (0.57, 0.75, 1.15), 0.3, 0.3, 6, '#fff4e4', gloss=False)
    camera((0.28, -0.30, 1.66), (0.55, 0.80, 1.095), lens=52, dof=1.12, fstop=4)


def sleeve(wrist, elbow, m):
    """A knitted sleeve with a ribbed cuff, from beyond the elbow to the wrist."""
    d = (wrist - elbow).normalized()
    far = elbow - d * 0.12
    room = Vector((0.1, 0.1, 0.1))
    low, high = [Vector(f(*c) for c in zip(far, wrist)) for f in (min, max)]
    o = surface('sleeve', limb(far, wrist - d * 0.05, 0.068, 0.047), low - room, high + room, 0.013, m)
    cut(o, wrist - d * 0.06, d)
    cut(o, far, -d)
    held = lambda c: float((c - wrist).dot(d) > -0.085 or (c - far).dot(d) < 0.02)
    drape(o, limb(far, wrist, 0.048, 0.028), [(far, wrist, 0.05)], held, (0.16, 0.25, 0.05))
    smooth(o, 1, 2)
    x = d.orthogonal().normalized()
    y, turn = d.cross(x), np.linspace(0, 2 * math.pi, 240, endpoint=False)

    def rib(t, a):
        r = 0.0425 - 0.004 * t + 0.0011 * math.cos(40 * a) - 0.006 * max(0, abs(2 * t - 1) - 0.75)
        return wrist + d * (0.058 * t - 0.078) + x * (r * math.cos(a)) + y * (r * math.sin(a))

    rings('cuff', [[rib(k / 8, a) for a in turn] for k in range(9)], m, thick=0.004)


def customer():
    """A woman pays at the machine of a break room."""
    places.break_room()
    person(customer_figure, (0.374, -0.213, 0), -0.15)
    camera((1.60, -3.75, 1.34), (0.48, 0.3, 1.00), lens=36)
