import { expect, test } from 'vitest';
import { toDrawnDoors } from './locker-front.ts';

const front = { title: 'Bank', count: 1, widthMm: 1060, heightMm: 1260 };

// Seen failing: with the doors stacked in one column, and with every door of one height.
test('doors stand in columns, as high beside each other as their sizes', () => {
  // Two columns of 500 mm; 4 and 4 units below them, 2 and 2: six units in 1,200 mm.
  const doors = toDrawnDoors({ ...front, doors: { medium: 2, large: 2 } });
  const at = (x: number, y: number, height: number) => ({ x, y, width: 500, height });
  expect(doors).toEqual([
    { size: 'large', ...at(30, 30, 800) },
    { size: 'large', ...at(530, 30, 800) },
    { size: 'medium', ...at(30, 830, 400) },
    { size: 'medium', ...at(530, 830, 400) },
  ]);
});

// Seen failing: with the columns of a cabinet that is narrower than a door.
test('every door is drawn, inside its cabinet', () => {
  const doors = { small: 7, medium: 16, large: 4, 'extra-large': 1 };
  for (const widthMm of [100, 400, 1900, 9000]) {
    const drawn = toDrawnDoors({ ...front, widthMm, doors });
    expect(drawn).toHaveLength(28);
    for (const { x, y, width, height } of drawn) {
      expect(x + width).toBeLessThanOrEqual(widthMm - 30 + 1e-6);
      expect(y + height).toBeLessThanOrEqual(1230 + 1e-6);
    }
  }
  expect(toDrawnDoors({ ...front, doors: {} })).toEqual([]);
});
