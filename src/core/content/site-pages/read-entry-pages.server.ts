import type { ContentReader } from '../content-reader.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { CONTENT_KINDS } from '../kinds/content-kinds.server.ts';
import { toPicture } from '../media/to-picture.ts';
import { mapEntries } from '../mapping/map-entries.ts';
import { mapped, type Mapped } from '../mapping/mapped.ts';
import { mappingContext, type MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readFlag, readLinkIds } from '../mapping/read-fields.ts';
import { announcedIn } from '../locales/translation.ts';
import { toMoment } from '../mapping/written-date.ts';
import { ifTypeExists } from '../queries/if-type-exists.ts';
import { noneShownOf, reportNone } from '../queries/none-shown.ts';
import { PART_DEPTH, readPages, wholeListQuery } from '../queries/whole-list.ts';
import { contentTypeOf } from '../slugs/entry-href.ts';
import { kindOfType, SLUG_KINDS, type SlugKind } from '../kinds/slug-kinds.ts';
import type { SitePage } from './site-page.ts';

/** The picture of a main page. */
const HERO_FIELDS = ['heroImage'];

/**
 * The pages of all entries of a kind that have one, by slug; drafts of posts only in a preview. Pages that are not for
 * search engines are left out.
 */
export function readEntryPages(reader: ContentReader, kind: SlugKind): Promise<SitePage[]> {
  return ifTypeExists(readPagesOf(reader, kind), []);
}

async function readPagesOf(reader: ContentReader, kind: SlugKind): Promise<SitePage[]> {
  const { contentType, href } = SLUG_KINDS[kind];
  const { toCard, datedBy } = CONTENT_KINDS[kind];
  const pages: SitePage[] = [];
  const entries: ContentfulEntry[] = [];
  for await (const answer of readPages(reader, wholeListQuery(reader, contentType))) {
    const context = mappingContext(reader, answer.links);
    // Links of links lie beyond the depth of this question: their absence says nothing.
    const quiet = { ...context, report: () => undefined };
    const toPage = (entry: ContentfulEntry): Mapped<SitePage> => {
      const card = toCard(entry, quiet);
      if (!card.ok) return card;
      const { id, slug, title, description, excerpt } = card.value;
      return mapped({
        path: href(slug),
        title,
        description: description ?? excerpt ?? '',
        lastModified: changedWith(entry, datedBy, context),
        pictures: picturesOf(entry, context, title),
        entry: { kind, id, slug },
        announcedIn: announcedIn([entry, ...partsOf(entry, context)]),
      });
    };
    entries.push(...answer.items);
    pages.push(...mapEntries(answer.items.filter(isIndexed), context, toPage));
  }
  // What is kept from search engines shows all the same.
  if (pages.length === 0)
    reportNone(
      reader.report,
      kind,
      noneShownOf(entries, (entry) => !isIndexed(entry)),
    );
  return bySlug(pages);
}

/** Of two entries with one slug the page shows the first by id; slugs come in a repeatable order. */
function bySlug(pages: SitePage[]): SitePage[] {
  const first = new Map<string, SitePage>();
  for (const page of pages) if (!first.has(page.path)) first.set(page.path, page);
  return [...first.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function isIndexed(entry: ContentfulEntry): boolean {
  return readFlag(fieldsOf(entry), 'indexed') !== false;
}

/** What an entry is made of: what it links to that is no card of another thing, and so on. */
export function partsOf(
  { fields }: ContentfulEntry,
  context: { links: Pick<MappingContext['links'], 'entry'> },
  depth = PART_DEPTH,
): ContentfulEntry[] {
  if (depth === 0) return [];
  const ids = Object.keys(fields).flatMap((name) => readLinkIds(fields, 'Entry', name));
  return ids.flatMap((id) => {
    const part = context.links.entry(id);
    if (part === undefined) return [];
    const type = contentTypeOf(part);
    const isCard = type === 'example' || kindOfType(type) !== null;
    return isCard ? [] : [part, ...partsOf(part, context, depth - 1)];
  });
}

/** A page changed when its entry did or one of the parts that date it. */
function changedWith(
  entry: ContentfulEntry,
  field: string | undefined,
  { links }: Pick<MappingContext, 'links'>,
): string | null {
  const ids = field === undefined ? [] : readLinkIds(fieldsOf(entry), 'Entry', field);
  return latest([entry, ...ids.flatMap((id) => links.entry(id) ?? [])].map(changedAt));
}

/** ISO dates in UTC sort as text. */
export function latest(dates: (string | null)[]): string | null {
  return dates.reduce((a, b) => (a === null || (b !== null && b > a) ? b : a), null);
}

/** When an entry was last published, ISO 8601; null when the service does not say. */
export function changedAt({ sys }: ContentfulEntry): string | null {
  return toMoment(sys.updatedAt);
}

/** The addresses of an entry's own pictures, each once. */
export function picturesOf(
  entry: ContentfulEntry,
  context: Pick<MappingContext, 'links' | 'assetUrl'>,
  title: string,
): string[] {
  const kind = kindOfType(contentTypeOf(entry));
  const fields = kind ? SLUG_KINDS[kind].pictureFields : HERO_FIELDS;
  const ids = fields.flatMap((name) => readLinkIds(fieldsOf(entry), 'Asset', name));
  const addresses = ids.flatMap(
    (id) => toPicture(context.links.asset(id), context, { last: title })?.url ?? [],
  );
  return [...new Set(addresses)];
}
