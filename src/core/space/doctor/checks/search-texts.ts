import { SLUG_KINDS } from '#content/kinds/slug-kinds.ts';
import { readText } from '#content/mapping/read-fields.ts';
import { isHidden } from '../entry-pages.ts';
import type { ExaminedEntry } from '../examined-space.ts';
import type { Found } from '../finding.ts';
import { aboutEntry, type SpaceView } from '../space-view.ts';

/** What search results show of a page: the field of its title, and those of its description in order. */
const SEARCH_FIELDS: Readonly<Record<string, { title: string | null; description: string[] }>> = {
  ...Object.fromEntries(
    Object.values(SLUG_KINDS).map(({ contentType, descriptionField = 'description' }) => [
      contentType,
      { title: 'title', description: [descriptionField] },
    ]),
  ),
  productsPageContent: {
    title: 'heroTitle',
    description: ['heroDescription', 'purposeStatementDescription'],
  },
  businessGoalsPageContent: {
    title: 'heroTitle',
    description: ['heroDescription', 'introDescription'],
  },
  machinesPageContent: { title: 'heroTitle', description: ['heroDescription', 'introDescription'] },
  technologyPageContent: {
    title: 'heroTitle',
    description: ['heroDescription', 'introDescription'],
  },
  contactPageContent: { title: null, description: ['introDescription'] },
};

/** Search engines cut titles and descriptions beyond about so many characters. */
const TITLE_MAX = 60;
const DESCRIPTION_MAX = 160;
/** A shorter description is usually replaced by words from the page. */
const DESCRIPTION_MIN = 50;

/** Titles and descriptions that search results would cut or replace. */
export function checkSearchTexts(view: SpaceView): Found[] {
  return view.entries
    .filter((entry) => !isHidden(entry) && Object.hasOwn(SEARCH_FIELDS, entry.typeId))
    .flatMap((entry) => [...titleFindings(view, entry), ...descriptionFindings(view, entry)]);
}

function titleFindings(view: SpaceView, entry: ExaminedEntry): Found[] {
  const field = SEARCH_FIELDS[entry.typeId]?.title;
  const own = field ? readText(entry.fields, field) : '';
  const full = `${own} | ${view.options.siteName}`;
  if (!field || own === '' || full.length <= TITLE_MAX) return [];
  const message = `The page title “${full.slice(0, 100)}” has ${full.length} characters; search results show about ${TITLE_MAX}.`;
  return [searchFinding(view, entry, field, message)];
}

function descriptionFindings(view: SpaceView, entry: ExaminedEntry): Found[] {
  const fields = SEARCH_FIELDS[entry.typeId]?.description ?? [];
  const field = fields.find((name) => readText(entry.fields, name) !== '') ?? fields[0] ?? '';
  const { length } = readText(entry.fields, field).replace(/\s+/g, ' ');
  const say = (message: string) => [searchFinding(view, entry, field, message)];
  if (length === 0) {
    // A post without an excerpt is described by the beginning of its text.
    if (entry.typeId === 'blogPost') return [];
    return say('The page has no description for search results. Fill it in.');
  }
  if (length > DESCRIPTION_MAX) {
    return say(`The description has ${length} characters; search results show ${DESCRIPTION_MAX}.`);
  }
  if (length >= DESCRIPTION_MIN) return [];
  return say(
    `The description has ${length} characters; search engines prefer ${DESCRIPTION_MIN} or more.`,
  );
}

function searchFinding(
  view: SpaceView,
  entry: ExaminedEntry,
  field: string,
  message: string,
): Found {
  // What search results show of an entry is its own page, wherever else it stands.
  const pages = view.pagesOf(entry.id).slice(0, 1);
  return { ...aboutEntry(view, entry, 'warning', field, message), pages };
}
