"""Rooms and streets in which machines stand. The left third stays calm: cards and captions go there."""
from packs import *
from stage import *
import machines
import random


def leaves(x, y, z, s, rnd, greens, count=46, length=(0.5, 1.05), width=(0.035, 0.06)):
    """A tuft of arching blade leaves."""
    for _ in range(count):
        L, w, n, V, F = rnd.uniform(*length), rnd.uniform(*width), 10, [], []
        bend = rnd.uniform(0.35, 1.25)
        for k in range(n + 1):
            t = k / n
            ww = w * (math.sin(math.pi * min(1, t * 0.93 + 0.06)) ** 0.7)
            a = bend * t**1.5
            r, h = L * t * math.sin(a) * 0.75, L * t * math.cos(a * 0.75)
            V += [(-ww, r, h + 0.012), (0, r, h - 0.012), (ww, r, h + 0.012)]
        for k in range(n):
            for q in (0, 1):
                b = k * 3 + q
                F.append((b, b + 1, b + 4, b + 3))
        me = bpy.data.meshes.new('blade')
        me.from_pydata(V, [], F)
        o = obj('blade', me, rnd.choice(greens))
        for f in me.polygons:
            f.use_smooth = True
        o.location = (x + rnd.uniform(-0.05, 0.05), y + rnd.uniform(-0.05, 0.05), z)
        o.rotation_euler = (rnd.uniform(-0.1, 0.1), 0, rnd.random() * 6.28)
        o.scale = (s, s, s)


def greens():
    return [
        mat('lf1', '#2f7d4a', rough=0.4, coat=0.3),
        mat('lf2', '#3f9a58', rough=0.4, coat=0.3),
        mat('lf3', '#246540', rough=0.4, coat=0.3),
    ]


def plant(x, y, s=1.0, seed=1):
    rnd = random.Random(seed)
    profile = [
        (0, 0, 0, 0),
        (0.15, 0, 0, 0),
        (0.19, 0.38, 0, 0),
        (0.175, 0.38, 0, 0),
        (0.17, 0.34, 1, 0),
        (0, 0.34, 1, 0),
    ]
    place(
        None,
        m_lathe(
            ('pot',), profile, (mat('pot', '#f1f3f6', rough=0.5), mat('soil', '#3b2c22', rough=0.95)), None, segs=64
        ),
        x,
        y,
        0,
        0,
        s,
    )
    leaves(x, y, 0.33 * s, s, rnd, greens())


def bench(x0, x1, y, seat, legs):
    box(None, x0, x1, y, y + 0.45, 0.40, 0.46, seat, 0.012)
    for x in (x0 + 0.15, x1 - 0.15):
        box(None, x - 0.02, x + 0.02, y + 0.03, y + 0.42, 0, 0.40, legs, 0.006)


def sun(direction, energy, col='#fff0da', angle=1.2):
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy = energy
    light.angle = math.radians(angle)
    light.color = lin(col)
    o = bpy.data.objects.new('sun', light)
    bpy.context.scene.collection.objects.link(o)
    o.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()


def let_through(*material_names):
    """Backdrops must not shade what stands before them."""
    for o in bpy.context.scene.objects:
        if o.type == 'MESH' and o.active_material and o.active_material.name in material_names:
            o.visible_shadow = False


def skyline(seed, y, walls, windows, z0=-1):
    """Pale towers with window bands, outside the glazing."""
    rnd = random.Random(seed)
    for i in range(13):
        x = -24 + i * 2.0
        h, c, d = rnd.uniform(3.2, 9.5), rnd.choice(walls), y + rnd.uniform(0, 7)
        box(None, x - 1.0, x + 0.9, d, d + 1.5, z0, h, mat('bld' + c, c, rough=0.9, emit='#d3e1f2', strength=0.85), 0)
        for k in range(int(h / 0.7)):
            box(None, x - 0.8, x + 0.7, d - 0.02, d, 0.5 + k * 0.7, 0.72 + k * 0.7, windows, 0)


def joints(xs, ys, x_range, y_range, m):
    """Thin dark lines between floor plates."""
    for x in xs:
        box(None, x - 0.002, x + 0.002, *y_range, -0.0004, 0.0006, m, 0)
    for y in ys:
        box(None, *x_range, y - 0.002, y + 0.002, -0.0004, 0.0006, m, 0)


def lobby_pair():
    machines.full_machine((0.62, 0.62, 0), canopy=False)
    machines.locker((2.42, 0.86, 0), open_cells=(3,))


def lobby(stand=lobby_pair, view=((1.62, -4.1, 1.36), (1.10, 0.7, 1.06), 31), plants=(-0.55, 3.72)):
    """Bright office lobby with oak slats: a vending machine and a ten-cell locker, or what `stand` puts there."""
    world('#e8f1ff', 0.35)
    m = machines.materials()
    floor = mat('floor', '#d8dde5', rough=0.16, spec=0.5, coat=0.2)
    plaster = mat('wallw', '#f4f6fa', rough=0.8)
    oak, oak_dark = mat('oak', '#b98a5a', rough=0.5), mat('oakd', '#6d4b2e', rough=0.7)
    joint = mat('joint', '#aab2be', rough=0.8)
    box(None, -6, 7, -8, 3.2, -0.1, 0, floor, 0)
    box(None, -0.95, 7, 1.62, 1.8, 0, 3.6, plaster, 0)
    box(None, -6, 7, -8, 1.8, 3.6, 3.7, mat('ceil', '#e9edf3', rough=0.9), 0)
    joints([-6 + i * 2 for i in range(7)], (-6, -4, -2, 0), (-6, 7), (-8, 1.6), joint)
    box(None, -0.95, 4.4, 1.57, 1.61, 0, 3.6, oak_dark, 0)
    for i in range(66):
        box(None, -0.93 + i * 0.081, -0.884 + i * 0.081, 1.52, 1.6, 0, 3.6, oak, 0.004, 1)
    box(None, -0.95, 4.4, 1.50, 1.55, 3.02, 3.05, mat('cove', '#ffffff', emit='#fff1dc', strength=4.0), 0)
    area(None, (1.7, 1.42, 3.2), (1.7, 1.55, 1.6), 4.6, 0.08, 26, '#ffe9cf', gloss=False)
    for x in (-5.6, -4.2, -2.75, -1.3, -0.98):
        box(None, x - 0.035, x + 0.035, 1.62, 1.74, 0, 3.6, m['graphite'], 0.006)
    for z in (0, 2.55, 3.5):
        box(None, -6, -0.95, 1.63, 1.73, z, z + 0.07, m['graphite'], 0.006)
    box(None, -30, 20, 24, 24.1, -2, 22, mat('sky', '#ffffff', emit='#d8e8fc', strength=1.5), 0)
    box(None, -30, 20, 1.9, 24, -0.12, -0.1, mat('lawn', '#c9d6c6', rough=0.9), 0)
    skyline(
        11, 14, ('#b6c9de', '#c6d6e8', '#a9bfd8', '#d2dfed'), mat('win', '#8fb0d4', emit='#b9d0ec', strength=0.85)
    )
    let_through('sky')
    sun((0.62, -0.62, -0.62), 2.6)
    area(
        None, (-3.4, 1.5, 1.9), (0.6, -2.0, 0.4), 4.6, 3.0, 130, '#f0f6ff', gloss=False
    )  # daylight through the glazing
    area(None, (-3.6, -3.6, 2.6), (1.2, 0.4, 0.9), 2.2, 2.4, 110, '#ffffff')  # soft key from the left
    area(None, (1.2, -2.6, 3.5), (1.2, 0.2, 0), 5, 1.0, 70, '#ffffff', gloss=False)
    area(None, (5.4, -3.0, 2.2), (1.6, 0.4, 1), 1.4, 2.2, 62, '#fff1df', gloss=False)
    stand()
    for x in (0.3, 2.3):  # pendant linear lights
        box(None, x - 0.8, x + 0.8, -0.55, -0.49, 2.72, 2.77, m['graphite'], 0.006)
        box(None, x - 0.78, x + 0.78, -0.545, -0.495, 2.712, 2.721, m['led'], 0)
        for d in (-0.7, 0.7):
            box(None, x + d - 0.003, x + d + 0.003, -0.523, -0.517, 2.77, 3.6, m['graphite'], 0)
    plant(plants[0], 1.05, 1.0, 3)
    plant(plants[1], 1.0, 0.9, 8)
    bench(-3.1, -1.5, 0.55, oak, m['graphite'])
    camera(view[0], view[1], lens=view[2])


def outdoor_dusk(view=((-0.35, -4.35, 1.34), (-0.55, 0.5, 1.10), 31)):
    """A square after sunset: the canopy machine is the brightest thing in it."""
    m = machines.materials()
    world('#3a5690', 0.42)
    sky = gradient_light(
        'dusk',
        [(0, '#ffc48a'), (0.10, '#ffc9a0'), (0.26, '#e9b3bd'), (0.44, '#a9b0dc'), (0.70, '#6484cc'), (1, '#34559f')],
        1.0,
    )
    box(None, -130, 130, 34, 34.1, -0.5, 24, sky, 0)
    let_through('dusk')
    paving = mat('paving', '#7b8294', rough=0.22, spec=0.5, coat=0.35, coat_rough=0.25)
    box(None, -130, 130, -10, 34, -0.1, 0, paving, 0)
    joint = mat('joint', '#3b4152', rough=0.9)
    joints([-12 + i * 1.2 for i in range(24)], [-6 + i * 1.2 for i in range(16)], (-14, 16), (-8, 13), joint)
    # low wall with planting behind the machine, a portico on the right
    stone = mat('stone', '#a9afbd', rough=0.75)
    box(None, -1.35, 1.9, 1.15, 1.32, 0, 2.35, mat('boards', '#9a7552', rough=0.6), 0.01)
    for i in range(27):
        box(None, -1.34 + i * 0.12, -1.335 + i * 0.12, 1.14, 1.16, 0, 2.35, mat('gap', '#4a3626', rough=0.9), 0)
    box(None, -1.42, 1.97, 1.10, 1.37, 2.35, 2.42, m['graphite'], 0.006)
    box(None, -1.33, 1.88, 1.105, 1.125, 2.325, 2.345, mat('warm', '#ffffff', emit='#ffd29a', strength=5.0), 0)
    area(None, (0.28, 1.05, 2.33), (0.28, 1.12, 0), 3.0, 0.05, 34, '#ffcf98', gloss=False)
    rnd = random.Random(5)
    dusk_greens = [
        mat('dg1', '#3d7a52', rough=0.5),
        mat('dg2', '#4b8d5c', rough=0.5),
        mat('dg3', '#2f6347', rough=0.5),
    ]
    box(None, 2.15, 5.4, 0.75, 1.35, 0, 0.42, stone, 0.015)
    for i in range(9):
        leaves(2.35 + i * 0.35, 1.05, 0.38, 0.72, rnd, dusk_greens, count=20)
    # town: dark blocks with lit windows, small and far
    lit = [
        mat('lit%d' % i, '#ffffff', emit=c, strength=s)
        for i, (c, s) in enumerate((('#ffd9a0', 1.5), ('#ffe9c9', 1.1), ('#bcd3ff', 0.8)))
    ]
    for i in range(22):
        x, d, h = -32 + i * 2.9, rnd.uniform(24, 31), rnd.uniform(1.8, 5.6)
        tone = rnd.choice(('#5a6798', '#6672a3', '#4e5b8c'))
        box(
            None, x - 1.35, x + 1.35, d, d + 2, 0, h, mat('town' + tone, tone, rough=0.9, emit=tone, strength=0.55), 0
        )
        for k in range(int(h / 0.62)):
            for c in range(6):
                if rnd.random() < 0.30:
                    box(
                        None,
                        x - 1.12 + c * 0.40,
                        x - 0.90 + c * 0.40,
                        d - 0.02,
                        d,
                        0.42 + k * 0.62,
                        0.74 + k * 0.62,
                        rnd.choice(lit),
                        0,
                    )
    # street lamps in a receding row on the left
    for i, (x, y) in enumerate(((-4.2, 5.5), (-4.9, 10.5), (-5.6, 16), (5.9, 9.5), (6.6, 15.5))):
        box(None, x - 0.035, x + 0.035, y - 0.035, y + 0.035, 0, 3.5, m['graphite'], 0.006)
        box(None, x - 0.30, x + 0.30, y - 0.06, y + 0.06, 3.5, 3.56, m['graphite'], 0.01)
        box(
            None,
            x - 0.27,
            x + 0.27,
            y - 0.045,
            y + 0.045,
            3.485,
            3.5,
            mat('lamp', '#ffffff', emit='#ffe0b0', strength=14.0),
            0,
        )
        area(None, (x, y, 3.47), (x, y, 0), 0.5, 0.2, 150, '#ffd7a3', gloss=False, spread=140)
    for x, y, s in ((-7.6, 13, 1.0), (-9.8, 17, 1.1), (9.2, 14, 1.0)):
        tree(x, y, s, rnd, dusk_greens)
    bench(-4.1, -2.3, 2.6, mat('slat', '#8b6a4a', rough=0.5), m['graphite'])
    machines.full_machine((0.30, 0.25, 0), lights=0.75)
    area(None, (-3.6, -3.2, 3.4), (0.3, 0.3, 1.0), 2.2, 1.6, 150, '#c3d4ff')  # last light of the sky, from the left
    area(None, (3.8, -2.2, 2.6), (0.4, 0.3, 1.0), 1.0, 1.8, 60, '#ffd2a0', gloss=False)
    area(
        None, (0.2, -0.35, 1.1), (0.2, -2.0, 0), 0.7, 0.9, 26, '#eaf2ff', gloss=False
    )  # spill of the lit front on the paving
    camera(view[0], view[1], lens=view[2])


def tree(x, y, s, rnd, greens_):
    """A trimmed street tree: trunk and a loose ball of small leaf cards."""
    box(
        None,
        x - 0.07 * s,
        x + 0.07 * s,
        y - 0.07 * s,
        y + 0.07 * s,
        0,
        2.0 * s,
        mat('trunk', '#3f342c', rough=0.9),
        0.02,
    )
    V, F = [], []
    for _ in range(1500):
        d = (
            Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).normalized()
            * (rnd.random() ** 0.4)
            * 1.15
            * s
        )
        c = Vector((x, y, 2.75 * s)) + Vector((d.x, d.y, d.z * 0.95))
        u = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).normalized()
        v = u.orthogonal().normalized()
        r = 0.075 * s
        n = len(V)
        V += [tuple(c + u * r), tuple(c + v * r * 0.6), tuple(c - u * r), tuple(c - v * r * 0.6)]
        F.append((n, n + 1, n + 2, n + 3))
    me = bpy.data.meshes.new('crown')
    me.from_pydata(V, [], F)
    obj('crown', me, greens_[0])


def hall_pair():
    machines.full_machine((0.38, 0.72, 0), canopy=False)
    machines.locker_20((2.30, 0.98, 0), open_cells=(3,))


def transit_hall(view=((1.05, -4.6, 1.38), (0.45, 0.7, 1.12), 29), stand=hall_pair):
    """A station concourse in daylight, a train beyond: vending machine and twenty-cell locker, or what `stand` puts."""
    m = machines.materials()
    world('#eaf2ff', 0.20)
    floor = mat('terrazzo', '#a3adba', rough=0.16, spec=0.5, coat=0.2)
    concrete = mat('concrete', '#b9c1cc', rough=0.75)
    tile = mat('tile', '#d3dcea', rough=0.30, coat=0.4, coat_rough=0.1)
    joint = mat('joint', '#b3bbc8', rough=0.8)
    box(None, -14, 9, -9, 2.6, -0.1, 0, floor, 0)
    joints([-14 + i * 1.5 for i in range(16)], [-8 + i * 1.5 for i in range(7)], (-14, 9), (-9, 2.5), joint)
    # tiled wall on the right two thirds
    box(None, -0.6, 9, 1.62, 1.9, 0, 4.6, mat('grout', '#9fadc1', rough=0.9), 0)
    for r in range(11):
        for c in range(20):
            box(
                None,
                -0.6 + c * 0.48 + 0.006,
                -0.6 + (c + 1) * 0.48 - 0.006,
                1.60,
                1.63,
                r * 0.40 + 0.006,
                (r + 1) * 0.40 - 0.006,
                tile,
                0.006,
                2,
            )
    box(None, -0.62, 9, 1.585, 1.61, 2.70, 2.80, m['blue'], 0.004)
    box(None, -0.62, 9, 1.50, 1.60, 3.02, 3.05, mat('cove', '#ffffff', emit='#fff4e4', strength=2.6), 0)
    area(None, (3.2, 1.40, 3.2), (3.2, 1.55, 1.5), 7.0, 0.08, 12, '#fff3e2', gloss=False)
    box(None, -0.86, -0.58, 1.3, 1.9, 0, 4.6, concrete, 0.02)
    # platform edge with a tactile strip, columns, and a train that stands behind them
    box(None, -14, -0.86, 2.05, 2.35, 0.0, 0.012, mat('tactile', '#f2c14e', rough=0.6), 0.002)
    for x in (-3.3, -6.6, -9.9):
        box(None, x - 0.17, x + 0.17, 1.45, 1.79, 0, 4.6, concrete, 0.03)
    train(m)
    box(
        None,
        -30,
        12,
        13,
        13.1,
        -3,
        14,
        gradient_light('day', [(0, '#dfe9f6'), (0.5, '#d3e4fa'), (1, '#a9c9f5')], 0.95),
        0,
    )
    let_through('day')
    # coffered ceiling with skylights
    for x in range(-14, 10, 3):
        box(None, x - 0.12, x + 0.12, -9, 2.6, 4.35, 4.65, concrete, 0.01)
    for y in (-6, -3, 0):
        box(None, -14, 9, y - 0.10, y + 0.10, 4.40, 4.65, concrete, 0.01)
    box(None, -14, 9, -9, 2.6, 4.9, 4.95, mat('skylight', '#ffffff', emit='#eaf3ff', strength=0.8), 0)
    let_through('day', 'skylight')
    sun((0.50, 0.42, -0.60), 1.7)
    area(None, (-4.0, -3.8, 3.6), (1.4, 0.6, 0.9), 2.6, 2.4, 112, '#fff8ee')
    area(None, (5.8, -3.2, 2.4), (1.8, 0.5, 1), 1.4, 2.2, 34, '#eaf1ff', gloss=False)
    area(None, (-5.5, 2.4, 2.4), (-1, -2, 0.2), 6, 2.6, 70, '#f0f6ff', gloss=False)
    stand()
    hanging_sign(m, -1.55, 0.5)
    bench(-5.6, -3.7, -0.1, mat('oak', '#b98a5a', rough=0.5), m['graphite'])
    camera(view[0], view[1], lens=view[2])


def train(m):
    """The side of a standing train: white body, dark window band, blue sill."""
    y = 3.1
    body = mat('train', '#d3dce8', rough=0.25, coat=0.5)
    box(None, -26, 4, y, y + 2.8, 0.12, 3.35, body, 0.05)
    box(None, -26, 4, y - 0.012, y + 0.01, 0.55, 0.78, m['blue'], 0.002)
    box(None, -26, 4, y - 0.010, y + 0.01, 1.42, 2.42, m['black'], 0.01)
    for i in range(9):
        x = -25 + i * 3.1
        box(
            None,
            x + 0.25,
            x + 2.1,
            y - 0.014,
            y,
            1.52,
            2.32,
            mat('pane', '#ffffff', emit='#a9c1de', strength=0.36, rough=0.1),
            0.03,
        )
        box(
            None,
            x + 2.30,
            x + 2.95,
            y - 0.016,
            y + 0.01,
            0.35,
            2.55,
            mat('cardoor', '#dfe6ef', rough=0.3, coat=0.4),
            0.02,
        )
        box(None, x + 2.40, x + 2.60, y - 0.020, y, 1.35, 2.30, m['black'], 0.02)
        box(None, x + 2.65, x + 2.85, y - 0.020, y, 1.35, 2.30, m['black'], 0.02)


def hanging_sign(m, x, y):
    """Blue board with a field of cells and an arrow; no words."""
    for d in (-0.42, 0.42):
        box(None, x + d - 0.008, x + d + 0.008, y - 0.008, y + 0.008, 3.0, 4.6, m['graphite'], 0)
    box(None, x - 0.62, x + 0.62, y - 0.04, y + 0.04, 2.66, 3.0, m['blue'], 0.012)
    white = mat('signwhite', '#ffffff', emit='#ffffff', strength=0.9)
    for i in range(3):
        for j in range(3):
            box(
                None,
                x - 0.42 + i * 0.075,
                x - 0.42 + i * 0.075 + 0.055,
                y - 0.052,
                y - 0.041,
                2.735 + j * 0.065,
                2.735 + j * 0.065 + 0.05,
                white,
                0.006,
            )
    box(None, x + 0.02, x + 0.34, y - 0.052, y - 0.041, 2.815, 2.845, white, 0)
    for s in (-1, 1):
        o = box(None, -0.10, 0.01, -0.0055, 0.0055, -0.015, 0.015, white, 0)
        o.location = (x + 0.345, y - 0.0465, 2.83)
        o.rotation_euler = (0, s * math.radians(42), 0)


def office_room(m):
    """Floor, wall and skirting of the office rooms, and the window light from the left."""
    world('#eef4ff', 0.30)
    box(None, -6, 7, -8, 1.4, -0.1, 0, mat('oakfloor', '#cdb08c', rough=0.35, coat=0.2), 0)
    for i in range(54):
        box(None, -6, 7, -7.5 + i * 0.165, -7.497 + i * 0.165, -0.0004, 0.0006, mat('joint', '#a58a68', rough=0.8), 0)
    box(None, -6, 7, 1.0, 1.4, 0, 3.4, mat('officewall', '#e9edf4', rough=0.85), 0)
    box(None, -6, 7, 0.985, 1.01, 0, 0.10, m['white'], 0.004)
    # window light: a frame between the sun and the wall
    sun((0.66, 0.62, -0.52), 4.2, '#fff0d8', angle=0.7)
    window_mask(m)
    area(None, (-3.8, -3.4, 2.8), (0.8, 0.8, 1.2), 2.4, 2.4, 92, '#ffffff')
    area(None, (4.6, -3.0, 2.4), (0.8, 0.8, 1.2), 1.2, 2.2, 40, '#eaf1ff', gloss=False)
    area(None, (0.6, -1.6, 3.35), (0.6, 0.4, 0), 4.5, 1.2, 60, '#ffffff', gloss=False)


def office_wall():
    """A break corner: the wall unit over a low counter line, window light from the left."""
    m = machines.materials()
    office_room(m)
    dado = mat('dado', '#d5deec', rough=0.8)
    oak = mat('oak', '#c39a6b', rough=0.45)
    # niche panel behind the machine
    box(None, 0.02, 1.62, 0.975, 1.01, 0.10, 3.4, dado, 0.004)
    machines.wall_mount((0.82, 0.675, 0.86))
    # counter on the right: oak top, white fronts, cups and a bowl of fruit
    box(None, 1.75, 4.4, 0.42, 1.0, 0.10, 0.88, m['white'], 0.006)
    for x in (2.41, 3.07, 3.73):
        box(None, x - 0.002, x + 0.002, 0.417, 0.421, 0.12, 0.86, m['matte'], 0)
    box(None, 1.73, 4.4, 0.40, 1.0, 0.88, 0.92, oak, 0.006)
    box(None, 1.78, 4.4, 0.44, 1.0, 0, 0.10, m['matte'], 0)
    for i, c in enumerate(('#f3f5f8', '#2563eb', '#f3f5f8')):
        cup(2.05 + i * 0.14, 0.62 + 0.03 * (i % 2), 0.92, c)
    from still_lifes import fruit

    tray = m_lathe(
        ('tray',),
        [
            (0, 0, 0, 0),
            (0.13, 0, 0, 0),
            (0.165, 0.045, 0, 0),
            (0.158, 0.045, 0, 0),
            (0.125, 0.008, 0, 0),
            (0, 0.008, 0, 0),
        ],
        (mat('clay', '#b9785a', rough=0.6),),
        None,
        segs=72,
    )
    place(None, tray, 2.78, 0.68, 0.92)
    for dx, dy, c, kind in (
        (-0.06, 0, '#d8323a', 'apple'),
        (0.03, 0.045, '#86b83a', 'apple'),
        (0.05, -0.045, '#f2932e', 'orange'),
    ):
        fruit(2.78 + dx, 0.68 + dy, 0.042, c, z=0.932, kind=kind)
    box(None, 1.9, 4.4, 0.80, 1.0, 1.92, 1.955, oak, 0.004)  # shelf
    for i, (x, h) in enumerate(((2.05, 0.20), (2.12, 0.24), (2.185, 0.18), (2.25, 0.22))):
        box(
            None,
            x - 0.026,
            x + 0.026,
            0.83,
            0.97,
            1.955,
            1.955 + h,
            mat('book%d' % i, ('#2563eb', '#e8d9c0', '#1b2740', '#93b5fd')[i], rough=0.7),
            0.003,
        )
    plant(-0.42, 0.62, 0.95, 5)
    camera((0.50, -3.35, 1.42), (0.48, 0.7, 1.28), lens=34)


def quiet_corner():
    """One whole machine with all of its goods, in the window light of an office."""
    m = machines.materials()
    office_room(m)
    box(None, -0.35, 1.15, 0.975, 1.01, 0.10, 3.4, mat('dado', '#d5deec', rough=0.8), 0.004)
    machines.full_machine((0.40, 0.14, 0), canopy=False)
    bench(1.35, 2.9, 0.45, mat('oak', '#c39a6b', rough=0.45), m['graphite'])
    plant(-0.72, 0.55, 0.95, 5)
    camera((0.10, -4.45, 1.30), (0.38, 0.4, 0.99), lens=47)


def break_room():
    """The twin machine on an office wall, with a high table before the window light."""
    m = machines.materials()
    office_room(m)
    box(None, -0.75, 2.35, 0.975, 1.01, 0.10, 3.4, mat('dado', '#d5deec', rough=0.8), 0.004)
    machines.twin((0.80, 0.42, 0))
    oak = mat('oak', '#c39a6b', rough=0.45)
    box(None, -2.55, -1.35, -0.05, 0.55, 1.03, 1.07, oak, 0.008)
    box(None, -1.98, -1.92, 0.22, 0.28, 0.02, 1.03, m['graphite'], 0.004)
    box(None, -2.25, -1.65, 0.05, 0.45, 0, 0.02, m['graphite'], 0.006)
    for x, c in ((-2.1, '#2563eb'), (-1.72, '#f3f5f8')):
        cup(x, 0.2, 1.07, c)
    plant(2.75, 0.62, 0.95, 5)
    camera((0.30, -4.6, 1.40), (0.22, 0.5, 1.06), lens=31)


def canteen():
    """Chilled meals and frozen food side by side in a corridor."""
    m = machines.materials()
    office_room(m)
    box(None, -6, 7, 0.972, 1.012, 0.10, 1.05, mat('mintdado', '#cfe6dd', rough=0.8), 0.004)
    box(None, -6, 7, 0.955, 1.0, 1.05, 1.10, mat('oak', '#c39a6b', rough=0.45), 0.006)
    machines.cool_front((0.30, 0.45, 0))
    machines.frost((1.55, 0.45, 0))
    plant(-0.95, 0.55, 0.95, 9)
    bench(2.6, 4.2, 0.6, mat('oak', '#c39a6b', rough=0.45), m['graphite'])
    camera((0.55, -4.4, 1.38), (0.50, 0.5, 1.06), lens=31)


def residence():
    """Twenty cells for letters and orders, six large ones for parcels, in an entrance hall."""

    def stand():
        machines.locker_20((0.55, 0.86, 0))
        machines.parcel_locker((2.75, 0.86, 0))

    lobby(stand, ((1.75, -4.6, 1.38), (1.30, 0.7, 1.06), 29), (-1.25, 4.35))


def farm_shop():
    """The chilled locker with grocery orders, in a room of oak."""
    lobby(lambda: machines.chill_locker((1.45, 0.86, 0)), ((1.75, -4.2, 1.36), (1.15, 0.7, 1.06), 31))


def window_mask(m):
    """Off-camera window: bars that cut the sun into panes on the left part of the wall."""
    y = -4.6
    for x0, x1, z0, z1 in ((-30, -7.4, -5, 14), (-5.0, 30, -5, 14), (-7.4, -5.0, -5, 4.9), (-7.4, -5.0, 7.6, 14)):
        box(None, x0, x1, y, y + 0.02, z0, z1, m['white'], 0)
    for x in (-6.6, -5.8):
        box(None, x - 0.03, x + 0.03, y, y + 0.02, 4.9, 7.6, m['white'], 0)
    box(None, -7.4, -5.0, y, y + 0.02, 6.22, 6.28, m['white'], 0)


def cup(x, y, z, col):
    profile = [
        (0, 0, 0, 0),
        (0.028, 0, 0, 0),
        (0.038, 0.012, 0, 0),
        (0.041, 0.085, 0, 0),
        (0.038, 0.085, 0, 0),
        (0.034, 0.014, 0, 0),
        (0, 0.012, 0, 0),
    ]
    place(None, m_lathe(('cupx', col), profile, (mat('mug' + col, col, rough=0.3, coat=0.5),), None), x, y, z)
