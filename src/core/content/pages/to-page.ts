import { problemOf } from '../content-problems.ts';
import type { ContentReader } from '../content-reader.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { linkedEntries } from '../mapping/linked-entries.ts';
import { mapEntries } from '../mapping/map-entries.ts';
import { mapped, type Mapped } from '../mapping/mapped.ts';
import { fieldsOf, readFlag, readText } from '../mapping/read-fields.ts';
import { entryCore } from '../slugs/entry-slug.ts';
import type { MenuPlace, Page, PageCard, PageSection, SectionContent } from './page.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { toSectionContent } from './to-page-section.ts';

const MAX_SECTIONS = 40;

/** What a list of pages knows of one; a page whose address is taken has none. */
export function toPageCard(
  entry: ContentfulEntry,
  { languages }: Pick<MappingContext, 'languages'>,
): Mapped<PageCard> {
  const core = entryCore(entry, 'page', 'Page', languages);
  if (!core.ok) return core;
  const fields = fieldsOf(entry);
  return mapped({
    ...core.value,
    menuPlace: toMenuPlace(readText(fields, 'menuPlace')),
    indexed: readFlag(fields, 'indexed') !== false,
  });
}

/** A page with its sections. */
export function toPage(entry: ContentfulEntry, context: MappingContext): Mapped<Page> {
  const card = toPageCard(entry, context);
  if (!card.ok) return card;
  const sections = toPageSections(entry, context);
  if (sections.length === 0)
    context.report(problemOf(entry, 'Page has no section that shows, so it is its title alone'));
  return mapped({ ...card.value, sections });
}

/** The sections that an entry links, in the editor's order; one that cannot be shown is left out and reported. */
export function toPageSections(entry: ContentfulEntry, context: MappingContext): PageSection[] {
  const linked = linkedEntries(entry, 'sections', context).slice(0, MAX_SECTIONS);
  return withAnchors(
    mapEntries(linked, context, (section) => {
      const content = toSectionContent(section, context);
      return content.ok ? mapped({ ...content.value, id: section.sys.id }) : content;
    }),
  );
}

/** The sections that show now; the page is built anew at the next minute at which that changes. */
export function shownSections(
  { sections }: Pick<Page, 'sections'>,
  { shows }: Pick<ContentReader, 'shows'>,
): PageSection[] {
  return sections.filter((section) => !('schedule' in section) || shows(section.schedule));
}

function withAnchors(sections: (SectionContent & { id: string })[]): PageSection[] {
  const counts = new Map<string, number>();
  return sections.map((section) => {
    const count = (counts.get(section.kind) ?? 0) + 1;
    counts.set(section.kind, count);
    return { ...section, anchor: count === 1 ? section.kind : `${section.kind}-${count}` };
  });
}

function toMenuPlace(text: string): MenuPlace {
  return text === 'header' || text === 'footer' ? text : 'nowhere';
}
