import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Stars } from './stars.tsx';

const filled = (html: string) => html.split('fill-amber-500').length - 1;

describe('Stars', () => {
  it.each([
    [0, 0],
    [3, 3],
    [5, 5],
    [4.6, 5],
    [9, 5],
    [-1, 0],
  ])('%d is drawn and told as %d of 5', (rating, expected) => {
    const html = renderToStaticMarkup(<Stars rating={rating} />);
    expect(filled(html)).toBe(expected);
    expect(html).toContain(`aria-label="Rated ${expected} out of 5 stars"`);
    expect(html.split('<svg').length - 1).toBe(5);
  });
});
