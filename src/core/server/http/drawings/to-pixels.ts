import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import { declaresEntities } from '#content/brand/color-drawing.ts';

/** By the name that it also has from a built file, beside which it does not lie. */
const PROCESS = fileURLToPath(import.meta.resolve('#server/http/drawings/draw-to-pixels.ts'));
/** Work of the process. Most of it is its start; an ordinary drawing takes some milliseconds. */
const LONGEST_MS = 5_000;
/** When a process that does not even work is ended. */
const PATIENCE_MS = 120_000;
const LARGEST_BYTES = 16 * 1024 * 1024;
/** How a drawing begins, and one that is packed (gzip). No picture of pixels begins so. */
const DRAWING = /^(?:\u{feff}|\u{ef}\u{bb}\u{bf})?\s*</u;
const PACKED = '\u{1f}\u{8b}';

/** Hashes of drawings that could not be drawn, which are not tried again. */
const undrawable = new LRUCache<string, true>({ max: 500 });
let last: Promise<unknown> = Promise.resolve();

/**
 * A picture of the owner's as one of pixels: a drawing is drawn, any other picture is as it came. Little of a file can take
 * the drawing library minutes, in which nothing stops it, so a process of its own draws it, and is ended when its time is
 * over. One draws at a time.
 * @param longestPx about how long the longer side of a drawing becomes, in pixels
 * @param limitMs how long one may work
 * @throws Error for a drawing that declares entities, is packed or broken, or takes too long
 */
export async function toPixels(
  source: Buffer,
  longestPx: number,
  limitMs = LONGEST_MS,
): Promise<Buffer> {
  const start = source.toString('latin1', 0, 100);
  if (start.startsWith(PACKED)) throw new Error('The drawing is packed');
  if (!DRAWING.test(start)) return source;
  if (declaresEntities(source.toString())) throw new Error('The drawing declares entities');
  const hash = createHash('sha256').update(source).digest('base64');
  const drawn = last.then(() => {
    if (undrawable.has(hash)) throw new Error('The drawing could not be drawn before');
    return drawApart(source, longestPx, limitMs);
  });
  last = drawn.catch(() => undrawable.set(hash, true));
  return drawn;
}

function drawApart(source: Buffer, longestPx: number, limitMs: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const limits = {
      timeout: PATIENCE_MS,
      killSignal: 'SIGKILL',
      maxBuffer: LARGEST_BYTES,
    } as const;
    const child = execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', PROCESS, String(longestPx), String(limitMs)],
      { ...limits, env: {}, encoding: 'buffer' },
      (error, png) => (error ? reject(error) : resolve(png)),
    );
    // It may end before it has read all.
    child.stdin?.on('error', () => undefined).end(source);
  });
}
