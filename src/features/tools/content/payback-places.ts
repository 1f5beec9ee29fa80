import { PAYBACK_NAMES, type PaybackField, type PaybackInputs } from './payback-inputs.ts';
import { shortened } from './typed-in.ts';

/**
 * Values to start from by place: examples of ours, said to be such, of what depends on the place. They come from no count
 * and stand for no average.
 */
export const PAYBACK_PLACES = {
  office: { visitors: 120, shareLow: 6, share: 9, shareHigh: 12, commission: 10 },
  gym: { visitors: 250, shareLow: 4, share: 6, shareHigh: 8, commission: 15 },
  hospital: { visitors: 600, shareLow: 3, share: 4, shareHigh: 6, commission: 20 },
  school: { visitors: 400, shareLow: 4, share: 6, shareHigh: 9, commission: 15 },
  station: { visitors: 3000, shareLow: 1, share: 2, shareHigh: 3, commission: 25 },
} as const satisfies Record<string, Partial<Record<PaybackField, number>>>;

type PaybackPlace = keyof typeof PAYBACK_PLACES;

/** The form filled for a place: its address, and whether it is filled so already. */
export type PlaceLink = { place: PaybackPlace; href: string; isChosen: boolean };

/** What else of an address the form reads. */
const BESIDE = ['currency', 'way', 'of', 'typed'];

/** The page filled for each place; what does not depend on it stays as it is. */
export function toPlaceLinks(search: URLSearchParams, inputs: PaybackInputs | null): PlaceLink[] {
  return (Object.keys(PAYBACK_PLACES) as PaybackPlace[]).map((place) => {
    const filled = new URLSearchParams();
    for (const name of [...BESIDE, ...PAYBACK_NAMES]) {
      const text = search.get(name);
      if (text !== null) filled.set(name, shortened(text));
    }
    const values = Object.entries(PAYBACK_PLACES[place]) as [PaybackField, number][];
    for (const [name, value] of values) filled.set(name, String(value));
    return {
      place,
      href: `/tools/payback?${filled}#result`,
      isChosen: values.every(([name, value]) => inputs?.[name] === value),
    };
  });
}
