import { fieldsOf, readNumber, readText, readFlag } from './read-fields.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';

/** Where an entry without a display order stands (part 1 section 9; content-model decision 16). */
const MISSING_DISPLAY_ORDER = 999;

/** By displayOrder, ties by title, then by id so that the order never flickers. */
export function byDisplayOrder(a: ContentfulEntry, b: ContentfulEntry): number {
  return order(a, 'displayOrder') - order(b, 'displayOrder') || byTitle(a, b);
}

/** The home page's order: homepageOrder, then displayOrder, then title. */
export function byHomepageOrder(a: ContentfulEntry, b: ContentfulEntry): number {
  return order(a, 'homepageOrder') - order(b, 'homepageOrder') || byDisplayOrder(a, b);
}

function order(entry: ContentfulEntry, name: string): number {
  return readNumber(fieldsOf(entry), name) ?? MISSING_DISPLAY_ORDER;
}

/** By title, equal ones by id. */
export function byTitle(a: ContentfulEntry, b: ContentfulEntry): number {
  const titles = titleOf(a).localeCompare(titleOf(b), 'en');
  return titles || (a.sys.id < b.sys.id ? -1 : Number(a.sys.id > b.sys.id));
}

function titleOf(entry: ContentfulEntry): string {
  return readText(fieldsOf(entry), 'title').slice(0, 255);
}

/**
 * The goals or machines that the home page chooses from: all but those an editor took off it. A space
 * in which every entry says no has the flag as a default that nobody set, so all of them count.
 */
export function homeSelection(entries: readonly ContentfulEntry[]): readonly ContentfulEntry[] {
  const wanted = entries.filter((entry) => readFlag(fieldsOf(entry), 'showOnHomepage') !== false);
  return wanted.length > 0 ? wanted : entries;
}
