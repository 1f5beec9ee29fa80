import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { Stars } from './stars.tsx';

const filled = (html: string) => html.split('fill-amber-500').length - 1;

describe('Stars', () => {
  it('draws and tells a rating as whole stars of 5', () =>
    checkEach(
      [
        [0, 0],
        [3, 3],
        [5, 5],
        [4.6, 5],
        [9, 5],
        [-1, 0],
      ],
      (rating, expected) => {
        const html = renderToStaticMarkup(<Stars rating={rating} />);
        expect(filled(html)).toBe(expected);
        expect(html).toContain(`aria-label="Rated ${expected} out of 5 stars"`);
        expect(html.split('<svg').length - 1).toBe(5);
      },
    ));
});
