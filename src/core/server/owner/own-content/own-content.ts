import { SITE_COLORS } from '#content/brand/site-colors.ts';
import type { ContentReader } from '#content/content-reader.ts';
import type { EntryPage } from '#content/contentful/contentful-answer.ts';
import type { ContentfulAsset, ContentfulEntry } from '#content/contentful/contentful-entry.ts';
import { ENTRY_KINDS, SLUG_KINDS } from '#content/kinds/slug-kinds.ts';
import { loadedFrom } from '#content/loaded-from.ts';
import { valueOf } from '#content/loaded.ts';
import { fieldsOf, readLinkId, readText, type Fields } from '#content/mapping/read-fields.ts';
import { mappingContext } from '#content/mapping/mapping-context.ts';
import { fileOf } from '#content/media/to-picture.ts';
import { ifTypeExists, NO_ENTRIES } from '#content/queries/if-type-exists.ts';
import { readSingleEntry } from '#content/queries/read-single-entry.ts';
import { readWholeList } from '#content/queries/whole-list.ts';
import { plainTextOf } from '#content/rich-text/plain-text.ts';
import { NO_SITE_SETTINGS } from '#content/site-settings/site-settings.ts';
import { toSiteSettings } from '#content/site-settings/to-site-settings.ts';

/** What makes a site somebody's own, in the order in which it is best done. */
type OwnContentPart =
  | 'name'
  | 'logo'
  | 'icon'
  | 'colors'
  | 'contact'
  | 'legal'
  | 'pictures'
  | 'testimonials';

export type OwnContentStep = {
  part: OwnContentPart;
  isOwn: boolean;
  /** How many things are still the sample's, where that can be counted. */
  left: number | null;
  /** Where it is changed; null when the space has no such entry yet. */
  place: { type: 'entry' | 'asset'; id: string } | null;
};

/** The sample says of itself that it is one: in its names, addresses and texts. */
const SAMPLE_NAME = 'Vending Solutions';
const SAMPLE_WORDS = /\bsample\b|\bexample\.com\b|\.example\b|\+1 555 01\d\d/iu;
const SAMPLE_PICTURE = /^sample-picture-/u;
const LEGAL_CHARACTERS = 20_000;
/** Content types whose entries show pictures, in the order in which visitors meet them. */
const PICTURE_TYPES = [
  ...['siteSettings', 'heroContent', 'homePageContent', 'productsPageContent'],
  ...['machinesPageContent', 'technologyPageContent', 'businessGoalsPageContent'],
  ...ENTRY_KINDS.map((kind) => SLUG_KINDS[kind].contentType),
  ...['technologySection', 'feature', 'example'],
  ...['about', 'contactPageContent', 'blogPageContent', 'testimonial'],
  ...['pictureSection', 'sectionCard', 'logosSection', 'videoSection'],
];

/**
 * Which parts of the content are the owner's own and which still the sample's. Null while the space cannot be read.
 * @param sampleFiles names of the sample's picture files, by asset id
 */
export async function readOwnContent(
  reader: ContentReader,
  sampleFiles: ReadonlyMap<string, string>,
): Promise<OwnContentStep[] | null> {
  const read = () =>
    Promise.all([
      readSettings(reader),
      readContact(reader),
      readLegal(reader),
      readPictures(reader, sampleFiles),
      readTestimonials(reader),
    ]);
  const parts = valueOf(await loadedFrom(reader, read));
  return parts && parts.flat();
}

async function readSettings(reader: ContentReader): Promise<OwnContentStep[]> {
  const found = await readSingleEntry(reader, 'siteSettings');
  const place = entryPlace(found?.entry);
  const step = (part: OwnContentPart, isOwn: boolean) => ({ part, isOwn, left: null, place });
  // As the site takes them: what cannot be used, or is still a draft, shows nowhere, so nothing is done yet.
  const { siteName, logo, logoDark, icon, mainColor } = found
    ? toSiteSettings(found.entry, mappingContext(reader, found.links))
    : NO_SITE_SETTINGS;
  return [
    step('name', siteName !== null && siteName !== SAMPLE_NAME),
    step('logo', logo !== null || logoDark !== null),
    step('icon', icon !== null),
    step('colors', mainColor !== null && mainColor !== SITE_COLORS.mainColor),
  ];
}

function entryPlace(entry: ContentfulEntry | undefined): OwnContentStep['place'] {
  return entry === undefined ? null : { type: 'entry', id: entry.sys.id };
}

async function readContact(reader: ContentReader): Promise<OwnContentStep> {
  const found = await readSingleEntry(reader, 'contactPageContent');
  const fields = fieldsOf(found?.entry);
  const facts = ['emailAddress', 'phoneNumber', 'address'].map((name) => readText(fields, name));
  // Beside the facts stand notes, such as the hours: they must be the owner's, too.
  const texts = Object.keys(fields).map((name) => readText(fields, name));
  const isOwn = facts.some((fact) => fact !== '') && !texts.some((text) => SAMPLE_WORDS.test(text));
  return { part: 'contact', isOwn, left: null, place: entryPlace(found?.entry) };
}

async function readLegal(reader: ContentReader): Promise<OwnContentStep> {
  const found = await readSingleEntry(reader, 'privacyPolicy');
  const fields = fieldsOf(found?.entry);
  const texts = ['privacyMainText', 'termsOfUse'].map((name) => legalText(fields, name));
  const left = texts.filter((text) => text === '' || SAMPLE_WORDS.test(text)).length;
  return { part: 'legal', isOwn: left === 0, left, place: entryPlace(found?.entry) };
}

function legalText(fields: Fields, name: string): string {
  return plainTextOf(fields[name], LEGAL_CHARACTERS) || readText(fields, name);
}

async function readPictures(
  reader: ContentReader,
  sampleFiles: ReadonlyMap<string, string>,
): Promise<OwnContentStep> {
  const lists = PICTURE_TYPES.map(async (typeId) => {
    const { items, links } = await listEntries(reader, typeId);
    return assetIdsIn(items.map(fieldsOf)).filter((id) =>
      isSampleFile(links.asset(id), id, sampleFiles),
    );
  });
  const shown = new Set((await Promise.all(lists)).flat());
  const [next] = shown;
  return {
    part: 'pictures',
    isOwn: shown.size === 0,
    left: shown.size,
    place: next === undefined ? null : { type: 'asset', id: next },
  };
}

/** Ids of all assets that a value of fields links to, also in running text. */
function assetIdsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const id = readLinkId({ value }, 'Asset', 'value');
  return id === undefined ? Object.values(value).flatMap(assetIdsIn) : [id];
}

/** A picture of the sample's under its own name; another file in its place is the owner's. */
function isSampleFile(
  asset: ContentfulAsset | undefined,
  id: string,
  sampleFiles: ReadonlyMap<string, string>,
): boolean {
  return SAMPLE_PICTURE.test(id) && fileOf(fieldsOf(asset))['fileName'] === sampleFiles.get(id);
}

async function readTestimonials(reader: ContentReader): Promise<OwnContentStep> {
  const { items } = await listEntries(reader, 'testimonial');
  const left = items.filter((entry) => {
    const fields = fieldsOf(entry);
    return SAMPLE_WORDS.test(`${readText(fields, 'author')} ${readText(fields, 'company')}`);
  });
  return {
    part: 'testimonials',
    isOwn: left.length === 0,
    left: left.length,
    place: entryPlace(left[0]),
  };
}

/** All entries of a type with all their fields; none where the space has no such type. */
function listEntries(reader: ContentReader, typeId: string): Promise<EntryPage> {
  return ifTypeExists(readWholeList(reader, typeId, { fields: undefined }), NO_ENTRIES);
}
