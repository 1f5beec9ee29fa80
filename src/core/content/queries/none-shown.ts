import type { ContentProblem } from '../content-problems.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import type { ContentReader } from '../content-reader.ts';
import type { NoneShown } from '../loaded.ts';
import { isHidden } from '../mapping/mapped.ts';
import { SLUG_KINDS, type SlugKind } from '../kinds/slug-kinds.ts';
import { ifTypeExists } from './if-type-exists.ts';
import { readWholeList } from './whole-list.ts';

/**
 * Which kind of nothing a list shows; null where it could show something.
 * @param entries all that the service has of the kind
 */
export function noneShownOf(
  entries: readonly ContentfulEntry[],
  isShown: (entry: ContentfulEntry) => boolean,
): NoneShown | null {
  if (entries.some(isShown)) return null;
  if (entries.length === 0) return 'none-published';
  return entries.every(isHidden) ? 'none-visible' : 'none-usable';
}

/** What the owner is told of a kind of which nothing shows. */
function toNoneReason(kind: SlugKind, none: NoneShown): string {
  const type = `the type "${SLUG_KINDS[kind].contentType}"`;
  if (none === 'none-published') return `No entry of ${type} is published`;
  if (none === 'none-visible') return `All entries of ${type} are hidden: "visible" is off`;
  return `Entries of ${type} are published and none can be used: the type or its fields are not as the site reads them`;
}

/** Tells the owner why nothing of a kind shows; a site may do without some kinds. */
export function reportNone(
  report: (problem: ContentProblem) => void,
  kind: SlugKind,
  none: NoneShown | null,
): void {
  const { contentType, folder, mayBeNone } = SLUG_KINDS[kind];
  if (none === null || (none === 'none-published' && mayBeNone)) return;
  const page = folder || null;
  const about = { entryId: contentType, title: '', version: '', page };
  const severity = none === 'none-usable' ? 'error' : 'warning';
  report({ ...about, severity, reason: toNoneReason(kind, none), missingId: null });
}

/** Whether anything of a kind is published, to be seen and used or not: then nothing built in stands in for the kind. */
export async function hasPublished(reader: ContentReader, kind: SlugKind): Promise<boolean> {
  const list = await ifTypeExists(readWholeList(reader, SLUG_KINDS[kind].contentType), null);
  return list !== null && list.items.length > 0;
}
