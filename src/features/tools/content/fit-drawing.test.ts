import { fc } from '#tests/support/property.ts';
import { expect, test } from 'vitest';
import { toFitDrawing } from './fit-drawing.ts';
import type { Way } from './fit-geometry.ts';
import { toFitResult } from './to-fit-result.ts';

const NOWHERE: Way = { door: null, corridor: null, corner: null, lift: null, ceiling: null };
const box = { widthMm: 1000, depthMm: 880, heightMm: 1830 };
const carrying = { trolleyMm: 150, roomMm: 20 };

function draw(way: Partial<Way>, of = box, held = carrying) {
  const question = { box: of, carrying: held, way: { ...NOWHERE, ...way } };
  return toFitDrawing(question, toFitResult(of, held, question.way)!);
}

// Seen failing: with the room for hands left out.
test('door and corridor are drawn to one scale, each with the machine in its middle', () => {
  const drawing = draw({ door: { width: 1100, height: 2200 }, corridor: { width: 2000 } })!;
  // 2,000 and 120 on each side; 2,200 and 120 above and below.
  expect(drawing).toMatchObject({ widthMm: 2240, heightMm: 2440 });
  const [door, corridor] = drawing.places;
  expect(door).toMatchObject({
    opening: { x: 570, y: 120, width: 1100, height: 2200, isOpenAbove: false },
    // 1,000 with 20 on each side; 150 + 1,830 + 20 above the floor at 2,320.
    taken: { x: 600, y: 320, width: 1040, height: 2000 },
    outline: [
      [620, 2170],
      [1620, 2170],
      [1620, 340],
      [620, 340],
    ],
    over: [],
  });
  expect(corridor).toMatchObject({
    opening: { x: 120, y: 0, width: 2000, height: 2320, isOpenAbove: true },
    taken: { width: 1040 },
    over: [],
  });
});

// Seen failing: with what is to spare above in the place of what is over.
test('what does not pass is drawn where it is, as large as the answer says', () => {
  // Only with its side ahead, 880 + 40 across, and 150 + 1,830 + 20 high: 10 too high.
  const low = draw({ door: { width: 920, height: 1990 } })!.places[0]!;
  expect(low.result).toMatchObject({ decides: 'door.height', byMm: 10 });
  expect(low.over).toEqual([{ x: low.taken.x, y: low.taken.y, width: 920, height: 10 }]);
  // 900 for 920: 10 on either side.
  const narrow = draw({ door: { width: 900, height: 2100 } })!.places[0]!;
  expect(narrow.result).toMatchObject({ decides: 'door.width', byMm: 20 });
  expect(narrow.over).toEqual([
    { x: narrow.taken.x, y: narrow.taken.y, width: 10, height: 2000 },
    { x: narrow.opening.x + 900, y: narrow.taken.y, width: 10, height: 2000 },
  ]);
});

// Seen failing: with what leans over drawn upright.
test('a machine on a hand truck stays in what it takes, and is over by what the answer says', () => {
  const mm = (min: number, max: number) => fc.integer({ min, max });
  fc.assert(
    fc.property(
      mm(300, 1500),
      mm(300, 1200),
      mm(600, 2200),
      mm(500, 1500),
      mm(700, 2300),
      (widthMm, depthMm, heightMm, width, height) => {
        const drawing = draw({ door: { width, height } }, { widthMm, depthMm, heightMm });
        const [place] = drawing!.places;
        const { taken, outline, opening, result, over } = place!;
        const xs = outline.map(([x]) => x);
        const ys = outline.map(([, y]) => y);
        expect(Math.min(...xs)).toBeCloseTo(taken.x + 20, 5);
        expect(Math.max(...xs)).toBeCloseTo(taken.x + taken.width - 20, 5);
        expect(Math.min(...ys)).toBeCloseTo(taken.y + 20, 5);
        const tooWide = taken.width - opening.width;
        const tooHigh = taken.height - opening.height;
        if (result.fits) expect(Math.max(tooWide, tooHigh)).toBeLessThan(1e-3);
        else {
          expect(over.length).toBeGreaterThan(0);
          expect(Math.max(tooWide, tooHigh)).toBeLessThanOrEqual(result.byMm + 1e-3);
          expect(Math.max(tooWide, tooHigh)).toBeGreaterThan(0);
        }
      },
    ),
  );
});

test('a way without door and corridor is not drawn, nor is a low ceiling said of the corridor', () => {
  expect(draw({ ceiling: { height: 2500 } })).toBe(null);
  const corridor = { width: 2000 };
  expect(draw({ corridor, ceiling: { height: 2500 } })!.places[0]!.opening.height).toBe(2500);
  const [low] = draw({ corridor, ceiling: { height: 900 } })!.places;
  expect(low).toMatchObject({ opening: { isOpenAbove: true }, over: [] });
});
