import { describe, expect, it } from 'vitest';
import { coverSizes } from './cover-sizes.ts';

describe('coverSizes', () => {
  const sizes = '(min-width: 82.5rem) 18.75rem, (min-width: 48rem) 45vw, 90vw';
  const url = 'https://images.ctfassets.net/space/id/token/divi.png';

  it('asks for the whole of a picture of which a narrower box shows the middle', () => {
    expect(coverSizes({ url, width: 1600, height: 1200 }, sizes, 1)).toBe(
      '(min-width: 82.5rem) calc(18.75rem * 1.33), (min-width: 48rem) calc(45vw * 1.33), calc(90vw * 1.33)',
    );
  });

  it('leaves the sizes of any other picture', () => {
    expect(coverSizes({ url, width: 900, height: 1200 }, sizes, 1)).toBe(sizes);
    expect(coverSizes({ url, width: null, height: null }, sizes, 1)).toBe(sizes);
  });
});
