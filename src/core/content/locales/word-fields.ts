import { isRecord } from '../is-record.ts';

/**
 * Text fields that are the same in every language: what the site is steered by, addresses, dates, figures, names of
 * persons and brands, and titles that only editors see. Words of any other text field are in a language.
 */
const SHARED =
  /^(?:slug|url|file|publishDate|icon|type|color|author|company|manufacturer|siteName|emailAddress|phoneNumber|address|pageKey|sectionType|sliderId|menuPlace|pictureSide|backgroundClass|transitionEffect|youtubeVideoId|videoOrientation|subject|fontPair|languages|socialLinks|temperature|climateClass|places|mounting|refrigerant|networks|paymentInterfaces|voltagesV|doors|dimensions|weight)$|[Uu]rl$|Icon$|Color$|Minute$/u;
const FOR_EDITORS: ReadonlySet<string> = new Set([
  'siteSettings.title',
  'siteRequirements.title',
  'word.key',
]);

/**
 * Whether a text field of the content model holds words of a language, so that it is translated. Any other value is the
 * same in every language unless the owner gave it another one.
 */
export function isWordField(contentType: string, field: string): boolean {
  return !SHARED.test(field) && !FOR_EDITORS.has(`${contentType}.${field}`);
}

/**
 * What stays as it is unless the owner writes it otherwise for a language: a name in its script, another address, a
 * measure with a word beside it.
 */
const MAY_DIFFER: ReadonlySet<string> = new Set([
  'siteSettings.siteName',
  'contactPageContent.emailAddress',
  'contactPageContent.phoneNumber',
  'contactPageContent.address',
  'machine.dimensions',
  'machine.weight',
]);

export function mayDiffer(contentType: string, field: string): boolean {
  return MAY_DIFFER.has(`${contentType}.${field}`);
}

/** Whether an owner may fill in a text field of the content model for each language. */
export function isLocalizedField(contentType: string, field: string): boolean {
  return field === 'slug' || isWordField(contentType, field) || mayDiffer(contentType, field);
}

/** Whether a field holds what a page is called in the menu, which stands on all of them. */
export function isMenuField(field: string): boolean {
  return field === 'navigationLinkText' || field === 'aboutUsNavigation';
}

/** Whether a value is made of text: a text, several, a rich text, or pairs of name and text. */
export function isText(value: unknown): boolean {
  if (typeof value === 'string') return true;
  if (Array.isArray(value)) return value.some((item) => typeof item === 'string');
  return (
    isRecord(value) &&
    (value['nodeType'] === 'document' ||
      Object.values(value).some((item) => typeof item === 'string'))
  );
}
