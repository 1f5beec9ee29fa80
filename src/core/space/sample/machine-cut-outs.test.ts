import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '#tools/runtime.mjs';
import { expect, test } from 'vitest';

/** What stands on the floor, by the names of the cards' pictures. */
const STANDING = [
  ...['divi', 'coolfront', 'frost', 'duo'],
  ...['locker', 'locker20', 'parcel', 'chill-locker'],
];
/** Each from the side, as on its card, and from the front. */
const VIEWS = [...STANDING, 'wall'].flatMap((name) =>
  [name, `${name}-front`].map((view) => `src/core/space/assets/${view}.webp`),
);
const BUILT_IN = ['divi', 'wall', 'locker'].flatMap((name) =>
  ['avif', 'webp'].map((format) => `public/pictures/${name}-640.${format}`),
);
/** Pixels of the copy that is measured. */
const WIDTH = 320;
/** From which alpha of 255 a pixel is of the machine, not of its shadow. */
const MACHINE = 250;

test.each([...VIEWS, 'src/core/space/assets/wall-right.webp', ...BUILT_IN])(
  '%s shows a machine without a ground',
  async (path) => {
    const { width, height, corners } = await machineOf(path);
    expect(width / height).toBeCloseTo(4 / 3);
    expect(corners).toEqual([0, 0, 0, 0]);
  },
);

test.each(STANDING)('%s stands on the line of the others and is about as tall', async (name) => {
  const { top, bottom } = await machineOf(`src/core/space/assets/${name}.webp`);
  expect(bottom).toBeGreaterThan(0.855);
  expect(bottom).toBeLessThan(0.885);
  expect(bottom - top).toBeGreaterThan(0.68);
  expect(bottom - top).toBeLessThan(0.78);
});

/** The size of a picture, how opaque its corners are, and between which shares of its height the machine stands. */
async function machineOf(path: string) {
  const picture = sharp(join(ROOT, path));
  const { width, height } = await picture.metadata();
  const { data, info } = await picture
    .ensureAlpha()
    .extractChannel('alpha')
    .resize(WIDTH)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = (y: number) => data.subarray(y * WIDTH, (y + 1) * WIDTH);
  const isMachine = (y: number) => row(y).filter((alpha) => alpha >= MACHINE).length > 2;
  const rows = Array.from({ length: info.height }, (_, y) => y).filter((y) => isMachine(y));
  const last = info.height - 1;
  return {
    width,
    height,
    corners: [row(0).at(0), row(0).at(-1), row(last).at(0), row(last).at(-1)],
    top: rows[0]! / info.height,
    bottom: (rows.at(-1)! + 1) / info.height,
  };
}
