#!/usr/bin/python3
"""npz (two half buffers + features) -> denoised, graded, sharpened PNG.  denoise.py in.npz out.png [exposure]"""
import sys, os, ctypes, time, subprocess, numpy as np
from PIL import Image
from scipy.ndimage import binary_dilation, binary_erosion, binary_opening, gaussian_filter, zoom

here = os.path.dirname(os.path.abspath(__file__))
so = os.path.join(os.environ.get('TMPDIR', '/tmp'), 'picture_denoiser.so')
if not os.path.exists(so) or os.path.getmtime(so) < os.path.getmtime(here + '/nlm.c'):
    subprocess.run(
        [
            'gcc',
            '-O3',
            '-march=native',
            '-ffast-math',
            '-fopenmp',
            '-shared',
            '-fPIC',
            here + '/nlm.c',
            '-o',
            so,
            '-lm',
        ],
        check=True,
    )
L = ctypes.CDLL(so)
P = ctypes.POINTER(ctypes.c_float)


def pp(x):
    return x.ctypes.data_as(P)


def nlm(val, g, gv, f, R=6, Pr=2, k=0.6):
    h, w = val.shape[:2]
    o = np.empty_like(val)
    val, g, gv, f = [np.ascontiguousarray(x, 'f4') for x in (val, g, gv, f)]
    L.nlm(pp(val), pp(g), pp(gv), pp(f), f.shape[2], pp(o), w, h, R, Pr, ctypes.c_float(k))
    return o


def var(x, y):
    v = (x - y) ** 2 / 2
    return np.stack([gaussian_filter(v[..., c], 2.5) for c in range(3)], -1) + 1e-6


def blotches(a, b, features, n=4):
    """What large flat surfaces lack to be even: the same filter once more, on a copy of a quarter of the size."""

    def small(k):
        h, w = [-(-size // n) * n for size in k.shape[:2]]
        k = np.pad(k, ((0, h - k.shape[0]), (0, w - k.shape[1]), (0, 0)), 'edge')
        return k.reshape(h // n, n, w // n, n, -1).mean((1, 3))

    p, q, f = small(a), small(b), small(features)
    v = var(p, q)
    even = nlm(p, q, v, f, R=7, Pr=1, k=1.2) + nlm(q, p, v, f, R=7, Pr=1, k=1.2)
    wanting = (even - p - q) / 2
    large = wanting.repeat(n, 0).repeat(n, 1)[: a.shape[0], : a.shape[1]]
    return np.stack([gaussian_filter(large[..., c], n / 2) for c in range(3)], -1)


def cut(alpha):
    """How much each pixel is covered: by the machine wholly, by its shadow in part, less with the way from its feet.
    And which pixels are inside the machine: those of its edge take their color."""
    solid = alpha > 0.995
    solid &= binary_dilation(binary_opening(solid, iterations=3), iterations=4)  # without deep shadow's specks
    soft = 0.008 * alpha.shape[1]
    shadow = gaussian_filter(np.where(solid, 0, alpha), soft) / np.maximum(gaussian_filter(1.0 - solid, soft), 1e-3)
    rows, columns = np.nonzero(solid.any(1))[0], np.nonzero(solid.any(0))[0]
    h, w = alpha.shape
    y, x = np.mgrid[:h, :w]
    middle, half = (columns[0] + columns[-1]) / 2, (columns[-1] - columns[0]) / 2
    down = y - rows[-1] + 0.03 * h
    way = np.hypot((x - middle) / (half + 0.10 * w), down / np.where(down > 0, 0.13 * h, 0.10 * h))
    near = ((1 - way) / 0.75).clip(0, 1)
    shadow *= near * near * (3 - 2 * near)
    edge = binary_dilation(solid, iterations=2) & ~solid
    covered = np.where(edge, np.maximum(gaussian_filter(alpha, 0.5), shadow), np.where(solid, 1, shadow))
    return covered.astype('f4'), binary_erosion(solid, iterations=2), edge | solid


def main(src, dst, ev=0.0):
    t = time.time()
    z = np.load(src)
    a, b, alb, nor = [z[k].astype('f4') for k in ('a', 'b', 'alb', 'nor')]
    covered, inside, machine = cut(z['alpha']) if 'alpha' in z else [np.ones(a.shape[:2], bool)] * 3
    rows, columns = np.nonzero(machine.any(1))[0], np.nonzero(machine.any(0))[0]
    part = np.s_[max(0, rows[0] - 16) : rows[-1] + 17, max(0, columns[0] - 16) : columns[-1] + 17]
    a, b, alb, nor, alpha, inside, machine = [k[part] for k in (a, b, alb, nor, covered, inside, machine)]
    fwd = lambda x: np.log1p(np.maximum(x, 0) * 4)
    inv = lambda y: np.expm1(y) / 4  # perceptual-ish domain, tames fireflies
    A, B = fwd(a), fwd(b)

    F = np.concatenate([alb / 0.05, nor / 0.18], -1)
    v = var(A, B)
    fa = nlm(A, B, v, F, R=7, Pr=3, k=0.7)
    fb = nlm(B, A, v, F, R=7, Pr=3, k=0.7)
    v2 = var(fa, fb) + 1e-7  # second pass on the residual
    o = (nlm(fa, fb, v2, F, R=4, Pr=2, k=1.0) + nlm(fb, fa, v2, F, R=4, Pr=2, k=1.0)) / 2
    o = o + blotches(fa, fb, F)
    x = inv(o) * 2**ev
    if 'alpha' in z:
        around = np.maximum(gaussian_filter(inside.astype('f4'), 2), 0.05)
        for c in range(3):
            x[..., c] = np.where(inside, x[..., c], gaussian_filter(x[..., c] * inside, 2) / around * machine)
    # gentle bloom from highlights (LED strips, screens)
    br = np.maximum(x - 1.0, 0).clip(0, 4)
    s = max(1, x.shape[1] // 400)
    sm = br[::s, ::s]
    gl = sum(
        np.stack([gaussian_filter(sm[..., c], r) for c in range(3)], -1) * k
        for r, k in ((2, 0.10), (7, 0.09), (20, 0.06))
    )
    x = x + np.stack(
        [zoom(gl[..., c], (x.shape[0] / gl.shape[0], x.shape[1] / gl.shape[1]), order=1) for c in range(3)], -1
    )
    # tone: linear mids (brand colours stay true), smooth shoulder above .62
    k = 0.62
    y = np.where(x < k, x, k + (1 - k) * (1 - np.exp(-(x - k) / (1 - k))))
    g = np.where(y <= 0.0031308, y * 12.92, 1.055 * np.maximum(y, 1e-6) ** (1 / 2.4) - 0.055)
    near = np.maximum(gaussian_filter(alpha.astype('f4'), 1.1), 1e-3)
    soft = np.stack([gaussian_filter(g[..., c] * alpha, 1.1) / near for c in range(3)], -1)
    g = g + 0.35 * (g - soft) * (alpha > 0.98)[..., None]  # unsharp
    g = (
        g + (np.random.default_rng(1).random(g.shape[:2])[..., None] - 0.5) * 1.2 / 255
    )  # dither: no banding in gradients
    picture = g
    if 'alpha' in z:
        picture = np.dstack((np.zeros((*covered.shape, 3)), covered))
        picture[part][..., :3] = g
    Image.fromarray((picture.clip(0, 1) * 255 + 0.5).astype('u1')).save(dst, optimize=False)
    print(f'DENOISE {os.path.basename(dst)} {time.time()-t:.1f}s', flush=True)


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2], float(sys.argv[3]) if len(sys.argv) > 3 else 0.0)
