import { expect, it } from 'vitest';
import { parseLockerInputs, WEEKDAYS } from './locker-size-inputs.ts';
import { toLockerSizeResult } from './locker-size.ts';
import { worstHour } from './test-support/simulate-locker.ts';

/** Of an hour's parcels in 1,000 weeks, ten an hour: what chance alone may add to the worst of 168. */
const HALF_A_POINT = 0.005;

it.each([
  { hours: [72, 72, 72, 72, 72, null, null] },
  { hours: [30, 28, 26, 24, 40, null, null] },
  { hours: [48, null, 48, null, 48, null, null] },
  { hours: [24, 24, 24, 24, 24, 36, 36] },
  { hours: [120, null, 30, 12, 6, null, 60] },
])('turns no more away in any hour than accepted, and needs the doors: $hours', ({ hours }) => {
  const days = hours.map((mean, index) => `${WEEKDAYS[index]}=${mean ?? ''}`).join('&');
  const { inputs } = parseLockerInputs(
    new URLSearchParams(`parcels=240&peak=1&overflow=2&${days}`),
    'en',
  );
  const { total } = toLockerSizeResult(inputs!);
  const worst = (doors: number) => worstHour({ perDay: 240, hours, doors, batch: 1, seed: 11 });
  expect(worst(total)).toBeLessThan(0.02 + HALF_A_POINT);
  expect(worst(Math.floor(total * 0.95))).toBeGreaterThan(0.02 + HALF_A_POINT);
});
