import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/*
 * A process of its own (to-pixels.ts): reads a drawing from its input and writes it as PNG, about as large as its first
 * argument says in pixels. It ends itself when it has worked for as many milliseconds as the second says: work and not
 * waiting is counted, so that an ordinary drawing is not given up on a busy machine.
 */

const LOOK_EVERY_MS = 100;

/** Units to the inch of a drawing that says nothing else (CSS, librsvg). */
const UNITS_PER_INCH = 72;
const DENSITIES = { least: 1, most: 2_400 };
/** A drawing that unpacks to more than this is not read. */
const MOST_PIXELS = 16_000_000;

const [longestPx, limitMs] = process.argv.slice(2).map(Number) as [number, number];
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1_000 > limitMs) process.kill(process.pid, 'SIGKILL');
}, LOOK_EVERY_MS).unref();

const drawing = await buffer(process.stdin);
const { width, height } = await sharp(drawing, { limitInputPixels: false }).metadata();
// On however many units it was drawn: at one density for all, 1024 of them would come to more pixels than are read.
const wanted = (UNITS_PER_INCH * longestPx) / Math.max(width, height);
const density = Math.min(DENSITIES.most, Math.max(DENSITIES.least, wanted));
process.stdout.write(
  await sharp(drawing, { density, limitInputPixels: MOST_PIXELS }).png().toBuffer(),
);
