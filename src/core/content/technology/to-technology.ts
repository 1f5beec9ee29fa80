import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { readPicture } from '../media/to-picture.ts';
import { toIconName } from '../icons/icon-names.ts';
import { withTranslationOf } from '../locales/translation.ts';
import { linkedEntries } from '../mapping/linked-entries.ts';
import { mapEntries } from '../mapping/map-entries.ts';
import { dropped, isHidden, mapped, type Mapped, type MappedBy } from '../mapping/mapped.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readNumber, readText, readTexts } from '../mapping/read-fields.ts';
import { entryCore } from '../slugs/entry-slug.ts';
import type { TechnologyFeature, TechnologySection } from './technology.ts';

/** Part 2 section 9: a technology section without a display order stands first. */
const MISSING_DISPLAY_ORDER = 0;

/** A technology's own page with its sections, each with its features (content-model decision 7). */
export function toTechnology(entry: ContentfulEntry, context: MappingContext) {
  const core = entryCore(entry, 'technology', 'Technology');
  if (!core.ok) return core;
  return mapped({
    ...core.value,
    picture: readPicture(entry, context, { last: core.value.title }, 'image'),
    sections: toTechnologySections(linkedEntries(entry, 'sections', context), context),
  });
}

export type Technology = MappedBy<typeof toTechnology>;

/** Sections by display order; those without a title are skipped, equal places keep the given order. */
export function toTechnologySections(
  entries: readonly ContentfulEntry[],
  context: MappingContext,
): TechnologySection[] {
  const ordered = entries.toSorted((a, b) => displayOrder(a) - displayOrder(b));
  return mapEntries(ordered, context, toTechnologySection);
}

function toTechnologySection(
  entry: ContentfulEntry,
  context: MappingContext,
): Mapped<TechnologySection> {
  if (isHidden(entry)) return dropped('Technology section is hidden');
  const fields = fieldsOf(entry);
  const title = readText(fields, 'title');
  if (title === '') return dropped('Technology section must have a title');
  const features = linkedEntries(entry, 'features', context);
  const section: TechnologySection = {
    id: entry.sys.id,
    title,
    summary: readText(fields, 'summary', 'description'),
    points: readTexts(fields, 'bulletPoints'),
    picture: readPicture(entry, context, { last: title }, 'sectionImage', 'image'),
    sectionType: readText(fields, 'sectionType'),
    features: mapEntries(
      features.toSorted((a, b) => displayOrder(a) - displayOrder(b)),
      context,
      toTechnologyFeature,
    ),
  };
  return mapped(
    withTranslationOf(section, entry, {
      summary: ['summary', 'description'],
      points: 'bulletPoints',
    }),
  );
}

function toTechnologyFeature(entry: ContentfulEntry): Mapped<TechnologyFeature> {
  if (isHidden(entry)) return dropped('Technology feature is hidden');
  const fields = fieldsOf(entry);
  const title = readText(fields, 'title');
  if (title === '') return dropped('Technology feature must have a title');
  return mapped({
    id: entry.sys.id,
    title,
    description: readText(fields, 'description'),
    icon: toIconName(fields['icon']),
    items: readTexts(fields, 'items'),
  });
}

function displayOrder(entry: ContentfulEntry): number {
  return readNumber(fieldsOf(entry), 'displayOrder') ?? MISSING_DISPLAY_ORDER;
}
