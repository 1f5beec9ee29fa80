import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import type { ContentReader } from '../content-reader.ts';
import type { Loaded } from '../loaded.ts';
import { withTranslationOf } from '../locales/translation.ts';
import { linkedEntries } from '../mapping/linked-entries.ts';
import { mapEntries } from '../mapping/map-entries.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readText } from '../mapping/read-fields.ts';
import { toTitledText } from '../mapping/titled-text.ts';
import { loadFromEntry } from '../queries/load-from-entry.ts';
import { readNamedEntry } from '../queries/read-named-entry.ts';
import { readSingleEntry } from '../queries/read-single-entry.ts';
import { contentTypeOf } from '../slugs/entry-href.ts';
import type { ContactCard, ContactPage } from './contact-page.ts';
import { builtInContactPage } from './fallback.ts';
import { toFaqItem } from './to-faq-item.ts';

const CONTENT_TYPE = 'contactPageContent';
const CONTACT_INCLUDE_DEPTH = 3;
const MAX_FIELDS = 50;
/** Most characters of the consent words: they are stored with every inquiry. */
const CONSENT_LIMIT = 1_000;

/**
 * The contact page. `entryIds` are tried in order and built-in copy follows when all fail; without any,
 * the newest entry of the type is taken (content model, settings).
 */
export function loadContactPage(
  reader: ContentReader,
  entryIds: readonly string[],
): Promise<Loaded<ContactPage>> {
  const builtIn = builtInContactPage(reader.publicSite);
  return loadFromEntry(
    reader,
    () => readContactEntry(reader, entryIds),
    (entry, context) => toContactPage(entry, context, builtIn),
    { fallback: () => builtIn },
  );
}

async function readContactEntry(reader: ContentReader, entryIds: readonly string[]) {
  if (entryIds.length === 0) return readSingleEntry(reader, CONTENT_TYPE, CONTACT_INCLUDE_DEPTH);
  for (const id of entryIds) {
    const wanted = { include: CONTACT_INCLUDE_DEPTH, contentType: CONTENT_TYPE };
    const found = await readNamedEntry(reader, id, wanted);
    if (found !== null) return found;
  }
  return null;
}

/** The contact page from its entry; what the entry lacks is taken from the built-in page. */
export function toContactPage(
  entry: ContentfulEntry,
  context: MappingContext,
  builtIn: ContactPage,
): ContactPage {
  const fields = fieldsOf(entry);
  const { intro, email, phone, address, formTitle, faqTitle } = builtIn;
  return {
    intro: toTitledText(entry, 'introTitle', 'introDescription', { title: intro.title }),
    email: toCard(entry, ['emailCardTitle', 'emailAddress', 'emailResponseTime'], email),
    phone: toCard(entry, ['phoneCardTitle', 'phoneNumber', 'phoneAvailability'], phone),
    address: toCard(entry, ['addressCardTitle', 'address', 'addressType'], address),
    formTitle: readText(fields, 'formSectionTitle') || formTitle,
    consent: readText(fields, 'consentText').slice(0, CONSENT_LIMIT),
    faqTitle: readText(fields, 'faqSectionTitle') || faqTitle,
    faq: mapEntries(faqEntries(entry, context), context, toFaqItem),
  };
}

/** A note belongs to its value: beside the owner's own value no built-in note is shown. */
function toCard(
  entry: ContentfulEntry,
  [title, value, note]: [title: string, value: string, note: string],
  builtIn: ContactCard,
): ContactCard {
  const fields = fieldsOf(entry);
  const own = readText(fields, value);
  const card = {
    title: readText(fields, title) || builtIn.title,
    value: own || builtIn.value,
    note: readText(fields, note) || (own === '' ? builtIn.note : ''),
  };
  return withTranslationOf(card, entry, { title, note });
}

/** The entry's faqItems, else whatever questions it links under another name (part 2 section 7). */
function faqEntries(entry: ContentfulEntry, context: MappingContext): ContentfulEntry[] {
  const own = linkedEntries(entry, 'faqItems', context);
  if (own.length > 0) return own;
  return Object.keys(fieldsOf(entry))
    .slice(0, MAX_FIELDS)
    .flatMap((name) => linkedEntries(entry, name, context))
    .filter((linked) => contentTypeOf(linked) === 'faqItem');
}
