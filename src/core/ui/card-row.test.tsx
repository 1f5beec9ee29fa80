// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CardRowControlsIsland } from '#islands/islands.tsx';
import { asHtml, visitIslands } from '#tests/support/gallery-part.tsx';
import { layOutRightToLeft } from '#tests/support/right-to-left.ts';
import { CardRow } from './card-row.tsx';
import { stubMediaQueries } from './test-support/slide-stubs.ts';

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `${index}`, node: <p>card {index}</p> }));
const row = (count: number) => (
  <CardRow
    labelledBy="products"
    items={cards(count)}
    controls={(rowId) => <CardRowControlsIsland rowId={rowId} />}
  />
);
const button = (name: string) => screen.getByRole('button', { name });

let scrollBy: ReturnType<typeof vi.fn>;

beforeEach(() => {
  stubMediaQueries({});
  scrollBy = vi.fn();
  HTMLElement.prototype.scrollBy = scrollBy as never;
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_000);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(2_400);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('CardRow', () => {
  it.each([1, 2, 3])('is a grid with %d items', (count) => {
    const html = asHtml(row(count));
    expect(html).not.toContain('carousel');
    expect(html.split('<li').length - 1).toBe(count);
  });

  it('is a carousel from four items on, with every card in the page', () => {
    const html = asHtml(row(4));
    expect(html).toContain('aria-roledescription="carousel"');
    expect(html.split('<li').length - 1).toBe(4);
  });

  it('turns by what is in view, and tells where it ends', async () => {
    await visitIslands(row(6));
    const list = screen.getByRole('list');
    expect(button('Show earlier cards').getAttribute('aria-disabled')).toBe('true');
    await act(async () => button('Show more cards').click());
    expect(scrollBy).toHaveBeenCalledWith({ left: 1_000, behavior: 'smooth' });
    list.scrollLeft = 1_400;
    await act(async () => void list.dispatchEvent(new Event('scroll')));
    expect(button('Show earlier cards').getAttribute('aria-disabled')).toBe('false');
    expect(button('Show more cards').getAttribute('aria-disabled')).toBe('true');
  });

  it('turns to the left where lines run right to left', async () => {
    layOutRightToLeft();
    await visitIslands(row(6));
    const list = screen.getByRole('list');
    await act(async () => button('Show more cards').click());
    expect(scrollBy).toHaveBeenLastCalledWith({ left: -1_000, behavior: 'smooth' });
    list.scrollLeft = -1_400;
    await act(async () => void list.dispatchEvent(new Event('scroll')));
    expect(button('Show earlier cards').getAttribute('aria-disabled')).toBe('false');
    expect(button('Show more cards').getAttribute('aria-disabled')).toBe('true');
    await act(async () => button('Show earlier cards').click());
    expect(scrollBy).toHaveBeenLastCalledWith({ left: 1_000, behavior: 'smooth' });
  });

  it('jumps instead of gliding under reduced motion', async () => {
    stubMediaQueries({ lessMotion: true });
    await visitIslands(row(6));
    await act(async () => button('Show more cards').click());
    expect(scrollBy).toHaveBeenCalledWith({ left: 1_000, behavior: 'instant' });
  });
});
