import type { ContentReader } from '../content-reader.ts';
import type { Loaded } from '../loaded.ts';
import { loadByAddress, type AddressedKind } from '../queries/load-by-address.server.ts';
import type { Page } from './page.ts';
import { toPage } from './to-page.ts';

export const PAGES: AddressedKind<Page> = {
  kind: 'page',
  // Page, section, card, picture.
  include: 3,
  to: toPage,
  failed: (reason) => `Error loading page: ${reason}`,
};

/** One page of sections by slug. There is none without a content service, or in a space without the type. */
export async function loadPage(reader: ContentReader, slug: string): Promise<Loaded<Page>> {
  return reader.configured ? loadByAddress(reader, slug, PAGES) : { status: 'missing' };
}
