import { POST_KIND } from '../blog/post-kind.server.ts';
import type { ContentReader } from '../content-reader.ts';
import { GOAL_KIND } from '../goals/goal-kind.server.ts';
import { MACHINE_KIND } from '../machines/machine-kind.server.ts';
import { PAGE_KIND } from '../pages/page-kind.server.ts';
import { PRODUCT_KIND } from '../products/product-kind.server.ts';
import { hasPublished } from '../queries/none-shown.ts';
import { TECHNOLOGY_KIND } from '../technology/technology-kind.server.ts';
import type { ContentKind } from './define-kind.ts';
import type { SlugKind } from './slug-kinds.ts';

/** Every kind of content, from which lists of pages, search, JSON and the doctor follow. */
export const CONTENT_KINDS: Readonly<Record<SlugKind, ContentKind>> = {
  product: PRODUCT_KIND,
  goal: GOAL_KIND,
  machine: MACHINE_KIND,
  technology: TECHNOLOGY_KIND,
  post: POST_KIND,
  page: PAGE_KIND,
};

/** Built-in entries that lists of all pages show without a space. */
export function builtInEntries(reader: ContentReader, kind: SlugKind) {
  const { builtIn } = CONTENT_KINDS[kind];
  return builtIn?.answers('not-configured', false, reader) ? builtIn.things : [];
}

/** Those that stand in, as on the pages themselves, for a kind that the space has nothing of. */
export async function standInEntries(reader: ContentReader, kind: SlugKind) {
  const { builtIn } = CONTENT_KINDS[kind];
  return builtIn?.inEmptySpace && !(await hasPublished(reader, kind)) ? builtIn.things : [];
}
