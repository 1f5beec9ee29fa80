import { describe, expect, it } from 'vitest';
import { lastSlot } from './link-card.tsx';

describe('the card that fills the last row', () => {
  it('is not there where every row is full', () => {
    expect(lastSlot(6, 3)).toBeNull();
    expect(lastSlot(8, 4)).toBeNull();
  });
  it('takes all places that are empty', () => {
    expect(lastSlot(5, 3)).toBe('');
    expect(lastSlot(7, 3)).toBe('lg:col-span-2');
    expect(lastSlot(5, 4)).toBe('lg:col-span-3');
  });
  it('steps aside where two columns are full, and stands only there where they alone are not', () => {
    expect(lastSlot(8, 3)).toBe('md:max-lg:hidden');
    expect(lastSlot(3, 3)).toBe('max-md:hidden lg:hidden');
  });
});
