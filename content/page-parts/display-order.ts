import { readNumber, readText, type Fields } from './read-fields.ts';

/** Where an entry without a display order stands (part 1 section 9; content-model decision 16). */
export const MISSING_DISPLAY_ORDER = 999;

type Ordered = { sys: { id: string }; fields: Fields };

/** By displayOrder, ties by title, then by id so that the order never flickers. */
export function byDisplayOrder(a: Ordered, b: Ordered): number {
  return order(a, 'displayOrder') - order(b, 'displayOrder') || byTitle(a, b);
}

/** The home page's order: homepageOrder, then displayOrder, then title. */
export function byHomepageOrder(a: Ordered, b: Ordered): number {
  return order(a, 'homepageOrder') - order(b, 'homepageOrder') || byDisplayOrder(a, b);
}

function order(entry: Ordered, name: string): number {
  return readNumber(entry.fields, name) ?? MISSING_DISPLAY_ORDER;
}

function byTitle(a: Ordered, b: Ordered): number {
  const titles = readText(a.fields, 'title').localeCompare(readText(b.fields, 'title'), 'en');
  return titles || (a.sys.id < b.sys.id ? -1 : Number(a.sys.id > b.sys.id));
}
