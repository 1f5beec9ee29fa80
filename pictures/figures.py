"""Figures without faces: bodies as distance fields, and clothes that a cloth solver drapes over them.

A figure stands at the origin and looks along +Y; metres. A field is a function of points, negative inside."""
import numpy as np
from stage import *


# ---- fields and their surfaces ---------------------------------------------------------------------
def limb(a, b, ra, rb, squash=None):
    """A tapered capsule; squash = (axis, factor) flattens it along an axis."""
    a, b = np.array(a, 'f4'), np.array(b, 'f4')

    def field(p):
        t = np.clip((p - a) @ (b - a) / ((b - a) @ (b - a)), 0, 1)
        d = p - a - t[..., None] * (b - a)
        if squash:
            n = np.array(Vector(squash[0]).normalized(), 'f4')
            d = d + (d @ n)[..., None] * n * (1 / squash[1] - 1)
        return np.linalg.norm(d, axis=-1) - (ra + t * (rb - ra))

    return field


def ball(c, r, turn=(0, 0, 0)):
    """An ellipsoid."""
    from mathutils import Euler

    c, r, m = np.array(c, 'f4'), np.array(r, 'f4'), np.array(Euler(turn).to_matrix(), 'f4')

    def field(p):
        q = (p - c) @ m
        k = np.linalg.norm(q / r, axis=-1)
        return k * (k - 1) / np.maximum(np.linalg.norm(q / r**2, axis=-1), 1e-4)

    return field


def trunk(sections, power=2.35):
    """Rounded ellipses (z, x, y, rx, ry) one above the other."""
    from scipy.interpolate import PchipInterpolator

    z, *rest = np.array(sorted(sections)).T
    along = PchipInterpolator(z, np.array(rest).T)

    def field(p):
        x, y, rx, ry = np.moveaxis(along(np.clip(p[..., 2], z[0], z[-1])).astype('f4'), -1, 0)
        k = (np.abs((p[..., 0] - x) / rx) ** power + np.abs((p[..., 1] - y) / ry) ** power) ** (1 / power)
        return np.maximum((k - 1) * np.minimum(rx, ry), np.maximum(z[0] - p[..., 2], p[..., 2] - z[-1]))

    return field


def chain(points, radii, k=0.02, squash=None):
    return melt(k, *(limb(a, b, ra, rb, squash) for a, b, ra, rb in zip(points, points[1:], radii, radii[1:])))


def melt(k, *fields):
    """Union with soft seams of width k."""

    def field(p):
        d = fields[0](p)
        for f in fields[1:]:
            e = f(p)
            h = np.clip(0.5 + 0.5 * (d - e) / k, 0, 1)
            d = d + (e - d) * h - k * h * (1 - h)
        return d

    return field


def surface(name, field, low, high, step, m):
    """The zero set of a field as a mesh of even quads (surface nets)."""
    axes = [np.arange(a, b + step, step, 'f4') for a, b in zip(low, high)]
    grid = np.stack(np.meshgrid(*axes, indexing='ij'), -1)
    d = field(grid)
    size = np.array(d.shape) - 1
    total, count, quads = np.zeros((*size, 3)), np.zeros(size), []
    number = np.arange(size.prod()).reshape(size)
    for axis in range(3):
        a, at, sums, hits, ids = (np.moveaxis(v, axis, 0) for v in (d, grid, total, count, number))
        cross = (a[:-1] < 0) != (a[1:] < 0)
        where = at[:-1].astype('f8')
        where[..., axis] += np.where(cross, a[:-1] / np.where(cross, a[:-1] - a[1:], 1), 0) * step
        for i in (slice(None, -1), slice(1, None)):
            for j in (slice(None, -1), slice(1, None)):
                sums += where[:, i, j] * cross[:, i, j, None]
                hits += cross[:, i, j]
        inner = cross[:, 1:-1, 1:-1]
        ring = [ids[:, :-1, :-1], ids[:, 1:, :-1], ids[:, 1:, 1:], ids[:, :-1, 1:]]
        faces = np.stack([r[inner] for r in ring], -1)
        outward = (a[:-1] < 0)[:, 1:-1, 1:-1][inner] != (axis == 1)
        quads.append(np.where(outward[:, None], faces, faces[:, ::-1]))
    quads = np.concatenate(quads)
    used, faces = np.unique(quads, return_inverse=True)
    points = total.reshape(-1, 3)[used] / count.reshape(-1, 1)[used]
    me = bpy.data.meshes.new(name)
    me.from_pydata(points.tolist(), [], faces.reshape(-1, 4).tolist())
    me.polygons.foreach_set('use_smooth', np.ones(len(me.polygons), bool))
    return obj(name, me, m)


def cut(o, at, normal, reach=9, drop=True):
    """Cuts a mesh along a plane, within reach of a point, and drops what lies on the side of the normal."""
    bm = bmesh.new()
    bm.from_mesh(o.data)
    faces = [f for f in bm.faces if (f.calc_center_median() - Vector(at)).length < reach]
    geom = {*faces, *(e for f in faces for e in f.edges), *(v for f in faces for v in f.verts)}
    bmesh.ops.bisect_plane(bm, geom=list(geom), plane_co=at, plane_no=normal, clear_outer=drop)
    bmesh.ops.remove_doubles(bm, verts=bm.verts[:], dist=0.006)
    bm.to_mesh(o.data)
    bm.free()


def smooth(o, rounds, levels=0):
    o.modifiers.new('smooth', 'SMOOTH').iterations = rounds
    o.modifiers.new('fine', 'SUBSURF').render_levels = levels
    return o


def along_bones(points, bones):
    """For each point the direction of the nearest bone, and how near the ends of the bone are (0..1)."""
    best, axis, ends = np.full(len(points), 9.0), np.zeros((len(points), 3)), np.zeros(len(points))
    for a, b, r in bones:
        a, b = np.array(a), np.array(b)
        t = np.clip((points - a) @ (b - a) / ((b - a) @ (b - a)), 0, 1)
        d = np.linalg.norm(points - a - t[:, None] * (b - a), axis=1) - r
        near = d < best
        best[near], axis[near] = d[near], (b - a) / np.linalg.norm(b - a)
        reach = np.minimum(t, 1 - t)[near] * np.linalg.norm(b - a)
        ends[near] = np.exp(-((reach / 0.09) ** 2))
    return axis, ends


def drape(o, body, bones, pinned, slack, bend=0.004, steps=90, fall=0.0001, cling=0.0001):
    """Folds by position-based dynamics: the cloth gets longer along the limbs (everywhere, and more at the joints)
    and a little wider, sinks, and must stay outside of the body. slack = along, more at the joints, around."""
    from scipy.ndimage import map_coordinates
    from scipy.sparse import coo_matrix

    me = o.data
    n = len(me.vertices)
    start = np.empty(n * 3)
    me.vertices.foreach_get('co', start)
    start = start.reshape(-1, 3)
    corners = [p.vertices[:] for p in me.polygons]
    pairs = {tuple(sorted((f[i], f[k]))) for f in corners for i in range(len(f)) for k in range(i)}
    a, b = np.array(sorted(pairs)).T
    edges = set(me.edge_keys)
    side = np.array([e in edges for e in zip(a, b)])
    axis, ends = along_bones((start[a] + start[b]) / 2, bones)
    d = start[a] - start[b]
    length = np.linalg.norm(d, axis=1)
    lean = (np.abs((d * axis).sum(1)) / np.maximum(length, 1e-6)) ** 2
    rest = length * (1 + lean * (slack[0] + slack[1] * ends) + (1 - lean) * slack[2])
    ones, rows = np.ones(len(a)), np.arange(len(a))
    signed = coo_matrix((np.r_[ones, -ones], (np.r_[a, b], np.r_[rows, rows])), (n, len(a))).tocsr()
    share = 1.0 / np.bincount(np.r_[a, b], minlength=n)[:, None]
    s, t = a[side], b[side]
    around = coo_matrix((np.ones(2 * len(s)), (np.r_[s, t], np.r_[t, s])), (n, n)).tocsr()
    mean = 1.0 / np.maximum(np.asarray(around.sum(1)), 1)
    shape = (around @ start) * mean - start
    step, low = 0.012, start.min(0) - 0.08
    grid = np.stack(np.meshgrid(*[np.arange(q, w, step) for q, w in zip(low, start.max(0) + 0.08)], indexing='ij'), -1)
    depth = body(grid.astype('f4'))
    slopes = np.gradient(depth, step)
    held = np.array([pinned(Vector(c)) for c in start])[:, None]
    free = 1 - held
    x, v = start.copy(), np.random.default_rng(1).normal(0, 0.0015, (n, 3))
    for _ in range(steps):
        y = x + 0.85 * v * free
        y[:, 2] -= fall * free[:, 0]
        for _ in range(10):
            d = y[a] - y[b]
            now = np.linalg.norm(d, axis=1)
            pull = (rest - now) / np.maximum(now, 1e-6) * np.where(side, 0.5, 0.2)
            y += (signed @ (d * pull[:, None])) * share * 1.6 * free
            y += bend * ((around @ y) * mean - y - 0.6 * shape) * free
            at = ((y - low) / step).T
            gap = map_coordinates(depth, at, order=1, mode='nearest') - 0.007
            out = np.stack([map_coordinates(g, at, order=1, mode='nearest') for g in slopes], 1)
            out /= np.maximum(np.linalg.norm(out, axis=1), 0.3)[:, None]
            y -= (np.minimum(gap, 0) + cling * (gap > 0))[:, None] * out * free
        v, x = y - x, y
        v[gap < 0.001] *= 0.4
    me.vertices.foreach_set('co', x.ravel())
    me.update()


# ---- the figure --------------------------------------------------------------------------------------
FINGERS = (  # knuckle, lengths, radii at the joints
    ((-0.027, 0.089, 0.000), (0.044, 0.026, 0.019), (0.0102, 0.0088, 0.0080, 0.0066)),
    ((-0.006, 0.094, 0.003), (0.049, 0.030, 0.020), (0.0104, 0.0090, 0.0082, 0.0068)),
    ((0.014, 0.089, 0.001), (0.045, 0.028, 0.020), (0.0098, 0.0085, 0.0077, 0.0064)),
    ((0.032, 0.079, -0.004), (0.034, 0.021, 0.018), (0.0088, 0.0075, 0.0068, 0.0057)),
)


def finger_joints(knuckle, lengths, curl, spread):
    """The joints of a finger that bends by the angles `curl` (degrees), each on top of the one before."""
    points, angle = [Vector(knuckle)], 0
    for length, bend in zip(lengths, curl):
        angle += math.radians(bend)
        s = math.radians(spread)
        step = Vector((math.sin(s) * math.cos(angle), math.cos(s) * math.cos(angle), -math.sin(angle)))
        points.append(points[-1] + step * length)
    return points


def digits(curls, thumb):
    """(joints, radii) of the thumb and the fingers."""
    fingers = zip(FINGERS, curls, (-4, -0.5, 2.5, 7))
    bent = [(finger_joints(k, n, curl, turn), r) for (k, n, r), curl, turn in fingers]
    return [(thumb, (0.0135, 0.0112, 0.0088))] + bent


def hand_field(curls, thumb, elbow):
    """A right hand: wrist at the origin, fingers along +Y, palm down, a piece of the arm towards the elbow.
    thumb = its joints from the palm's edge on."""
    rays = [(x, *k) for x, (k, *_) in zip((-0.022, -0.006, 0.010, 0.022), FINGERS)]
    palm = [limb((x, 0.004, 0), (a, b - 0.012, c - 0.005), 0.0155, 0.0135) for x, a, b, c in rays]
    palm.append(limb(Vector(elbow).normalized() * 0.10, (0, 0.008, 0), 0.0290, 0.0255, ((0, 0, 1), 0.74)))
    palm.append(limb((0.020, 0.015, -0.008), (0.026, 0.055, -0.010), 0.017, 0.013))  # the heel
    palm.append(limb((-0.014, 0.018, -0.006), thumb[0], 0.018, 0.0150))
    bones = [limb((x * 0.7, 0.012, 0.0135), (a, b - 0.008, c + 0.0075), 0.0022, 0.0034) for x, a, b, c in rays]
    bones += [ball((a, b - 0.003, c + 0.002), (0.0098, 0.0115, 0.0098)) for _, a, b, c in rays]
    bones.append(ball((0.021, -0.006, 0.012), (0.009, 0.011, 0.009)))
    base = melt(0.006, melt(0.012, *palm), *bones)
    joints = lambda at, r: [ball(p, (q * 1.07,) * 3) for p, q in zip(at[1:-1], r[1:-1])]
    # Each finger melts into the palm by itself: it stays apart from the next.
    rows = [melt(0.007, base, melt(0.003, chain(at, r, 0.002), *joints(at, r))) for at, r in digits(curls, thumb)]
    return melt(0.0012, *rows)


def nails(e, curls, thumb, m):
    """Nails on the outer side of the last bones."""
    for k, (at, radii) in enumerate(digits(curls, thumb)):
        b, r = Vector(at[-1]), radii[-1]
        y = (b - Vector(at[-2])).normalized()
        up = Vector((0, -y.z, y.y)) if k else Vector((-0.75, 0.1, 0.65))
        z = (up - y * y.dot(up)).normalized()
        o = surface('nail', ball((0, 0, 0), (r * 0.80, r * 1.05, r * 0.42)), (-0.012,) * 3, (0.012,) * 3, 0.0012, m)
        o.parent = e
        turn = Matrix((y.cross(z), y, z)).transposed().to_4x4()
        o.matrix_local = Matrix.Translation(b + y * r * 0.25 + z * r * 0.70) @ turn
        smooth(o, 1, 1)


REST = ((18, 22, 14), (22, 26, 16), (26, 28, 18), (30, 30, 20))
GRIP = ((50, 84, 50), (52, 86, 50), (55, 86, 50), (57, 84, 50))
POINT = ((6, 10, 6), (62, 78, 40), (68, 80, 44), (70, 78, 44))
PINCH = ((30, 30, 16), (34, 32, 18), (38, 34, 20), (42, 36, 22))
THUMB_PINCH = ((-0.036, 0.045, -0.024), (-0.040, 0.078, -0.042), (-0.034, 0.106, -0.054))
THUMB_OUT = ((-0.040, 0.045, -0.016), (-0.052, 0.078, -0.024), (-0.053, 0.105, -0.030))
THUMB_IN = ((-0.037, 0.042, -0.020), (-0.046, 0.074, -0.034), (-0.036, 0.102, -0.047))


def hand(wrist, elbow, towards, palm, left, curls, thumb, m, step=0.0025):
    """A hand at the wrist, its fingers along a direction, its palm along another."""
    y = Vector(towards).normalized()
    z = -(Vector(palm) - y * y.dot(Vector(palm))).normalized()
    x = y.cross(z) * (-1 if left else 1)
    own = Matrix((x, y, z))
    field = hand_field(curls, thumb, own @ (Vector(elbow) - Vector(wrist)))
    o = surface('hand', field, (-0.085, -0.10, -0.095), (0.085, 0.20, 0.045), step, m)
    o.matrix_world = Matrix.Translation(wrist) @ own.transposed().to_4x4()
    nails(o, curls, thumb, mat('nail', '#d9a58c', rough=0.28, coat=0.3))
    return smooth(o, 2, 1)


def tread(ankle, toe):
    """Points along a foot: at(forward, up)."""
    a, d = Vector((ankle[0], ankle[1], 0)), Vector((toe[0], toe[1], 0)).normalized()
    return lambda along, z: a + d * along + Vector((0, 0, z))


def shoe_field(ankle, toe):
    at = tread(ankle, toe)
    instep = limb(at(-0.035, 0.046), at(0.06, 0.05), 0.040, 0.043)
    front = limb(at(0.06, 0.05), at(0.165, 0.036), 0.044, 0.042, ((0, 0, 1), 0.82))
    return melt(0.03, limb(at(0, 0.13), at(0, 0.06), 0.046, 0.044), instep, front)


def shoe(ankle, toe, m, sole):
    """A shoe on the ground, its toe along a direction."""
    at, upper = tread(ankle, toe), shoe_field(ankle, toe)
    low, high = at(0, -0.02) - Vector((0.3, 0.3, 0)), at(0, 0.2) + Vector((0.3, 0.3, 0))
    smooth(surface('shoe', lambda p: np.maximum(upper(p), 0.012 - p[..., 2]), low, high, 0.006, m), 3, 1)
    base = chain([at(-0.035, 0.012), at(0.06, 0.012), at(0.168, 0.012)], (0.043, 0.047, 0.045), 0.03)
    flat = lambda p: np.maximum(base(p), np.maximum(-p[..., 2], p[..., 2] - 0.026))
    smooth(surface('sole', flat, low, high, 0.006, sole), 2)


def cloth(name, col, weave=900, crease=0.5, rough=0.85):
    """Woven fabric: a fine weave and soft creases where the mesh is too coarse for them."""
    m = mat(name, col, rough=rough, spec=0.25, bump=0.35)
    nodes, link = m.node_tree.nodes, m.node_tree.links.new
    nodes['Principled BSDF'].inputs['Sheen'].default_value = 0.3
    nodes['Noise Texture'].inputs['Scale'].default_value = weave
    folds, bump, at = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeBump'), nodes.new('ShaderNodeTexCoord')
    folds.inputs['Scale'].default_value, folds.inputs['Detail'].default_value = 9, 3
    folds.inputs['Distortion'].default_value = 1.6
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = crease, 0.03
    link(at.outputs['Object'], folds.inputs['Vector'])
    link(folds.outputs['Fac'], bump.inputs['Height'])
    link(bump.outputs['Normal'], nodes['Bump'].inputs['Normal'])
    return m


def skin(name='skin', col='#c68a68'):
    """Skin with pores and a little redder blood here and there."""
    m = mat(name, col, rough=0.48, spec=0.38, bump=0.25)
    nodes, link = m.node_tree.nodes, m.node_tree.links.new
    b = nodes['Principled BSDF'].inputs
    b['Subsurface'].default_value, b['Subsurface Radius'].default_value = 0.08, (0.008, 0.003, 0.002)
    b['Subsurface Color'].default_value = (*lin('#d0624a'), 1)
    nodes['Noise Texture'].inputs['Scale'].default_value = 420
    kinds = ('ShaderNodeTexCoord', 'ShaderNodeTexNoise', 'ShaderNodeValToRGB')
    at, blotch, ramp = [nodes.new(kind) for kind in kinds]
    blotch.inputs['Scale'].default_value = 32
    link(at.outputs['Object'], blotch.inputs['Vector'])
    link(at.outputs['Object'], nodes['Noise Texture'].inputs['Vector'])
    for stop, place_, tone in zip(ramp.color_ramp.elements, (0.35, 0.7), (col, '#b9705a')):
        stop.position, stop.color = place_, (*lin(tone), 1)
    link(blotch.outputs['Fac'], ramp.inputs['Fac'])
    link(ramp.outputs['Color'], b['Base Color'])
    return m


BODY = (
    (0.80, 0.140, 0.095), (0.90, 0.170, 0.115), (1.06, 0.145, 0.100), (1.22, 0.160, 0.112), (1.34, 0.178, 0.118),
    (1.42, 0.160, 0.098), (1.47, 0.100, 0.075), (1.51, 0.062, 0.062),
)
TROUSERS = ((0.80, 0.150, 0.110), (0.90, 0.182, 0.128), (1.0, 0.17, 0.118), (1.06, 0.165, 0.115))
SIDES = 'lr'


def sections(pose, table, girth=1.0):
    """Rows (z, rx, ry) strung on the spine of a pose."""
    x, y, z = np.array([pose[k] for k in ('pelvis', 'waist', 'chest', 'neck')]).T
    return [(h, np.interp(h, z, x), np.interp(h, z, y), rx * girth, ry * girth) for h, rx, ry in table]


def arm(pose, s, radii, start=0.0):
    first = Vector(pose['shoulder_' + s]).lerp(Vector(pose['elbow_' + s]), start)
    return chain([first, pose['elbow_' + s], pose['wrist_' + s]], radii, 0.03)


def leg(pose, s, radii):
    ankle = Vector(pose['ankle_' + s])
    return chain([pose['hip_' + s], pose['knee_' + s], ankle, ankle - Vector((0, 0, 0.1))], radii, 0.03)


def dress(pose, wear):
    """Shoes, trousers and a top, draped over the body of a pose."""
    limbs = [leg(pose, s, (0.088, 0.058, 0.045, 0.045)) for s in SIDES]
    limbs += [arm(pose, s, (0.060, 0.046, 0.030)) for s in SIDES]
    body = melt(0.04, trunk(sections(pose, BODY, wear['girth'])), *limbs)
    for s in SIDES:
        shoe(pose['ankle_' + s], pose['toe_' + s], wear['shoe'], wear['sole'])
    feet = melt(0.02, *(shoe_field(pose['ankle_' + s], pose['toe_' + s]) for s in SIDES))
    hips = trunk(sections(pose, TROUSERS, wear['girth']))
    shape = melt(0.03, hips, *(leg(pose, s, wear['leg']) for s in SIDES))
    trousers = surface('trousers', shape, (-0.5, -0.5, -0.05), (0.5, 0.5, 1.06), 0.021, wear['trousers'])
    cut(trousers, (0, 0, wear['length']), (0, 0, -1))
    cut(trousers, (0, 0, 1.03), (0, 0, 1))
    bones = [(pose['hip_' + s], pose['knee_' + s], 0.09) for s in SIDES]
    bones += [(pose['knee_' + s], pose['ankle_' + s], 0.07) for s in SIDES]
    solid = lambda p: np.minimum(np.minimum(body(p), feet(p)), p[..., 2] - 0.012)
    drape(trousers, solid, bones, lambda c: c.z > 0.99, (0.06, 0.16, 0.02))
    smooth(trousers, 1, 2)
    top(pose, wear, lambda p: np.minimum(body(p), shape(p) - 0.006))


def top(pose, wear, solid):
    """A jacket or sweater of wear['cut'] = rows (z, rx, ry); wear['zones'] = (low, high, material) on its trunk."""
    hem, neck = wear['cut'][1][0], wear['cut'][-2][0]
    field = melt(0.055, trunk(sections(pose, wear['cut'])), *(arm(pose, s, wear['sleeve'], 0.2) for s in SIDES))
    o = surface('top', field, (-0.7, -0.6, hem - 0.06), (0.7, 0.75, 1.6), 0.021, wear['top'])
    cut(o, (0, 0, hem), (0, 0, -1))
    cut(o, (0, 0, neck), (0, 0, 1))
    wrists = [(Vector(pose['wrist_' + s]), Vector(pose['elbow_' + s])) for s in SIDES]
    cuffs = [(wrist, (wrist - elbow).normalized()) for wrist, elbow in wrists]
    for at, d in cuffs:
        cut(o, at, d, 0.15)
    for z in {z for zone in wear['zones'] for z in zone[:2]}:
        cut(o, (0, 0, z), (0, 0, 1), drop=False)
    bones = [(pose['pelvis'], pose['neck'], 0.19)]
    bones += [(pose['shoulder_' + s], pose['elbow_' + s], 0.06) for s in SIDES]
    bones += [(pose['elbow_' + s], pose['wrist_' + s], 0.05) for s in SIDES]
    centres = np.array([f.center for f in o.data.polygons])
    spine = (Vector(pose['neck']) - Vector(pose['pelvis'])).normalized()
    middle = along_bones(centres, bones)[0] @ np.array(spine) > 0.999
    for low, high, m in wear['zones']:
        o.data.materials.append(m)
        for f in np.nonzero(middle & (centres[:, 2] > low) & (centres[:, 2] < high))[0]:
            o.data.polygons[f].material_index = len(o.data.materials) - 1

    def held(c):
        if c.z > neck - 0.03 or any((c - at).length < 0.09 and (c - at).dot(d) > -0.02 for at, d in cuffs):
            return 1.0
        return 0.7 if c.z < hem + 0.02 else 0.0

    drape(o, solid, bones, held, (0.08, 0.21, 0.025))
    o.modifiers.new('thick', 'SOLIDIFY').thickness = 0.004
    smooth(o, 1, 2)


# ---- heads, from behind --------------------------------------------------------------------------------
SKULL = (
    ball((0, 0.012, 0.075), (0.076, 0.096, 0.088)),
    ball((0, -0.032, 0.060), (0.066, 0.062, 0.070)),
    ball((0, 0.055, 0.008), (0.058, 0.050, 0.080)),
    limb((0, 0.106, 0.030), (0, 0.120, 0.004), 0.007, 0.011),
)


def head(pose, m, hair, turn=0.0, nod=0.0):
    """Neck, skull and ears; `hair(group)` adds what covers it. The origin is between the ears' lower ends."""
    at = Vector(pose['head'])
    e = empty('head', at, turn)
    e.rotation_euler = (nod, 0, turn)
    ears = [ball((s * 0.079, -0.004, 0.034), (0.010, 0.019, 0.032), (0.15, 0, s * -0.35)) for s in (-1, 1)]
    neck = limb(Vector(pose['neck']) - at, (0, -0.015, 0.02), 0.062, 0.052)
    field = melt(0.022, melt(0.03, *SKULL), neck, melt(0.004, *ears))
    o = surface('skull', field, (-0.13, -0.16, -0.2), (0.13, 0.16, 0.19), 0.005, m)
    o.parent = e
    smooth(o, 2, 1)
    hair(e)
    return e


def strands(field, roots, flow, lengths, ms, parent, width, steps, lift):
    """Hair: ribbons that start at the roots, follow the flow along the surface of a field and taper."""
    rnd = np.random.default_rng(1)
    p = np.array(roots, 'f4')
    height = rnd.normal(0, lift, len(p))
    lean = rnd.normal(0, 0.22, p.shape)
    rows = []
    for k in range(steps + 1):
        slope = np.stack([field(p + h) - field(p - h) for h in np.eye(3, dtype='f4') * 0.002], 1)
        n = slope / np.maximum(np.linalg.norm(slope, axis=1), 1e-5)[:, None]
        p = p - n * (field(p) - height)[:, None]
        d = flow(p) + lean
        d -= n * (d * n).sum(1)[:, None]
        d /= np.maximum(np.linalg.norm(d, axis=1), 1e-5)[:, None]
        across = np.cross(d, n) * width * (1 - 0.75 * (k / steps) ** 2)
        rows += [p - across, p + across]
        p = p + d * (lengths / steps)[:, None]
        height = height + 0.0003
    count = len(p)
    me = bpy.data.meshes.new('strands')
    first = (np.arange(steps)[:, None] * 2 * count + np.arange(count)).reshape(-1, 1)
    me.from_pydata(np.concatenate(rows).tolist(), [], (first + (0, count, 3 * count, 2 * count)).tolist())
    for m in ms:
        me.materials.append(m)
    me.polygons.foreach_set('material_index', np.tile(rnd.integers(0, len(ms), count), steps))
    return obj('strands', me, None, parent)


def hair_colours(name, *cols):
    return [mat(f'{name}{i}', c, rough=0.36, spec=0.5) for i, c in enumerate(cols)]


def roots_on(field, keep, count):
    """Random points on a field round the head, where keep(p) holds."""
    d = np.random.default_rng(1).normal(0, 1, (count * 4, 3))
    p = (d / np.linalg.norm(d, axis=1)[:, None] * 0.1 + (0, 0, 0.06)).astype('f4')
    for _ in range(6):
        slope = np.stack([field(p + h) - field(p - h) for h in np.eye(3, dtype='f4') * 0.002], 1)
        p = p - slope / np.maximum((slope**2).sum(1), 1e-9)[:, None] * 0.004 * field(p)[:, None]
    return p[keep(p)][:count]


def capped(ms, m):
    """Short hair and a baseball cap."""

    def build(e):
        low, high = (-0.12, -0.14, 0.03), (0.12, 0.22, 0.2)
        back = ball((0, -0.036, 0.055), (0.070, 0.066, 0.078))
        scalp = melt(0.03, ball((0, 0.006, 0.072), (0.080, 0.100, 0.092)), back)
        rim = lambda p: 0.066 - p[..., 2] + p[..., 1] * 0.12
        nape = lambda p: p[:, 2] > -0.022 + np.maximum(0, p[:, 1] + 0.02) * 0.9
        roots = roots_on(scalp, lambda p: nape(p) & (p[:, 1] < 0.055) & (rim(p) > 0.006), 3600)
        down = lambda p: np.tile((0, -0.5, -0.9), (len(p), 1))
        strands(scalp, roots, down, np.full(len(roots), 0.024), ms, e, 0.0009, 4, 0.002)
        back = ball((0, -0.036, 0.075), (0.074, 0.068, 0.072))
        crown = melt(0.03, ball((0, 0.008, 0.080), (0.087, 0.107, 0.098)), back)
        shell = lambda p: np.maximum(np.maximum(crown(p), rim(p)), -0.006 - crown(p))
        brim = ball((0, 0.118, 0.068), (0.072, 0.078, 0.010), (-0.22, 0, 0))
        front = lambda p: np.maximum(brim(p), 0.09 - p[..., 1])
        parts = ((shell, 0.005), (front, 0.004), (ball((0, 0.004, 0.178), (0.009, 0.009, 0.006)), 0.002))
        for field, step in parts:
            o = surface('cap', field, low, high, step, m)
            o.parent = e
            smooth(o, 2, 1)

    return build


def person(build, loc, rz):
    """What `build` makes, as one group at a place."""
    before = set(bpy.context.scene.objects)
    build()
    e = empty('person', loc, rz)
    bpy.context.view_layer.update()
    for o in set(bpy.context.scene.objects) - before - {e}:
        if not o.parent:
            o.parent = e
    return e
