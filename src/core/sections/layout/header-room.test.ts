import { describe, expect, it } from 'vitest';
import type { PairOfFonts, TEXT_FONTS } from '#ui/fonts/font-data.ts';
import { buttonByRoom, linksByRoom } from './header-room.ts';

/** A preview's mark behind a text: five signs of private use (#server/owner/preview/field-marks.ts). */
const MARK = '\ue0ff\ue100\ue100\ue101\ue10f';
const LABELS = [
  ...['Sell Any Product', 'Technology', 'Machines', 'Business Goals', 'About', 'Blog', 'Contact'],
];

function shownAt(labels: string[], font: PairOfFonts['text'] = 'geist', hasLanguages = false) {
  const links = labels.map((label) => ({ label, to: `/${label}`, current: undefined }));
  const brand = { siteName: 'Vending Solutions', logoPx: null, button: 'Request a Demo' };
  return linksByRoom({ ...brand, hasLanguages }, links, font).map(({ shown }) => shown);
}

describe('the links of the header', () => {
  it('show from 768 px on, as many as have room, and all of them on a wide window', () => {
    expect(shownAt(['Goods', 'Blog', ...LABELS])[1]).toBe('');
    expect(['max-lg:hidden', 'max-xl:hidden']).toContain(shownAt(LABELS).at(-1));
    // Seen failing with room that waits for the project list: the fifth was missing on most laptops.
    expect(shownAt(LABELS)[4]).toBe('max-lg:hidden');
  });

  it('stand in the menu together where one alone has room', () => {
    expect(shownAt(LABELS).slice(0, 2)).toEqual(['max-hero:hidden', 'max-hero:hidden']);
  });

  it('leave no later link a place that an earlier one lacks', () => {
    const order = ['', 'max-hero:hidden', 'max-lg:hidden', 'max-xl:hidden', 'hidden'];
    const steps = shownAt(LABELS.map((label) => `${label} and more`)).map((shown) =>
      order.indexOf(shown),
    );
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });

  it('leave room for the choice of a language', () => {
    const count = (shown: string[]) =>
      shown.filter((step) => ['', 'max-hero:hidden'].includes(step));
    const labels = LABELS.map((label) => `${label}n`);
    expect(count(shownAt(labels, 'geist', true)).length).toBeLessThan(
      count(shownAt(labels)).length,
    );
  });

  it('stand in the menu where labels are too long for any window', () => {
    expect(shownAt(LABELS.map((label) => label.repeat(6))).at(-1)).toBe('hidden');
  });

  it('have less room in a wider font', () => {
    const steps = ['', 'max-hero:hidden', 'max-lg:hidden', 'max-xl:hidden', 'hidden'];
    // Of one list alone both may show as much, since windows have few steps.
    const lists = [0, 1, 2, 3].map((more) => LABELS.map((label) => label + 'n'.repeat(more)));
    const roomFor = (font: keyof typeof TEXT_FONTS) =>
      lists
        .flatMap((labels) => shownAt(labels, font))
        .reduce((sum, shown) => sum + steps.indexOf(shown), 0);
    expect(roomFor('onest')).toBeGreaterThan(roomFor('geist'));
  });

  it('are as long as they read: the marks of a preview have no width', () => {
    expect(shownAt(LABELS.map((label) => label + MARK))).toEqual(shownAt(LABELS));
  });
});

describe('the button of a telephone’s header', () => {
  const shown = (siteName: string, button: string, logoPx: number | null = null) =>
    buttonByRoom({ siteName, logoPx, button }, 'geist');

  it('shows beside the name from the window width on that has room for both', () => {
    expect(shown('Vending Solutions', 'Request a Demo')).toBe('max-[23.4rem]:hidden');
    expect(shown('Vending Solutions', 'Contact')).toBe('max-[22.5rem]:hidden');
    expect(shown('Verkaufsautomaten', 'Request a Demo')).toBe('max-sm:hidden');
    expect(shown('Vending Solutions', 'Request a Demo', 200)).toBe('max-sm:hidden');
  });

  it('stands in the menu alone where the words are too long for any telephone', () => {
    expect(shown('Vending Solutions', 'Request a Demo'.repeat(3))).toBe('max-md:hidden');
  });
});
