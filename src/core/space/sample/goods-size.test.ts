import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';

/** How a card shows a still life: its width by its height, cut from a picture of 4 : 3. */
const CARD = 1 / 0.86;
/** Pixels of the copy that is measured. */
const WIDTH = 300;
/** From how many steps of a color's 255 a pixel is of the goods, not of the ground and its shadows. */
const GOODS = 28;
/** A row or column with fewer such pixels holds none of the goods. */
const LEAST = 3;

test.each([
  'grocery',
  'vape',
  'fresh',
  'cosmetics',
  'coffee',
  'electronics',
  'pharmacy',
  'parcels',
])(
  'the goods of %s fill about 68 % of the width of their card and 62 % of its height',
  async (name) => {
    const { wide, high, margin } = await goodsOf(`../assets/${name}.webp`);
    expect(wide).toBeGreaterThan(0.62);
    expect(wide).toBeLessThan(0.78);
    // What is white on a pale ground is measured short of its end.
    expect(high).toBeGreaterThan(0.54);
    expect(high).toBeLessThan(0.68);
    expect(margin).toBeGreaterThan(0.06);
  },
);

/** The box of what differs from the ground, in shares of the card, and the narrowest room beside, above and below it. */
async function goodsOf(path: string): Promise<{ wide: number; high: number; margin: number }> {
  const file = fileURLToPath(new URL(path, import.meta.url));
  const { data, info } = await sharp(file)
    .resize(WIDTH)
    .blur(0.6)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const columns = Array.from({ length: width }, () => 0);
  const rows = Array.from({ length: height }, () => 0);
  const at = (x: number, y: number, channel: number) => data[(y * width + x) * channels + channel]!;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (
        // The ground of a row runs evenly from its one end to the other.
        [0, 1, 2].some((channel) => {
          const [left, right] = [at(2, y, channel), at(width - 3, y, channel)];
          return Math.abs(at(x, y, channel) - left - ((right - left) * x) / width) > GOODS;
        })
      ) {
        columns[x]!++;
        rows[y]!++;
      }
  const card = height * CARD;
  const across = span(columns);
  const down = span(rows);
  const beside = Math.min(across.from, width - across.to) - (width - card) / 2;
  return {
    wide: (across.to - across.from) / card,
    high: (down.to - down.from) / height,
    margin: Math.min(beside / card, down.from / height, 1 - down.to / height),
  };
}

function span(counts: number[]): { from: number; to: number } {
  const isOfGoods = (count: number) => count >= LEAST;
  return { from: counts.findIndex(isOfGoods), to: counts.findLastIndex(isOfGoods) + 1 };
}
