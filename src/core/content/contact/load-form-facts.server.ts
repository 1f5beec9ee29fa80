import type { ContentReader } from '../content-reader.ts';
import { loadLegal } from '../legal/load-legal.server.ts';
import { valueOf } from '../loaded.ts';
import { BUILT_IN_LANGUAGE, isLanguageTag } from '../locales/language.ts';
import { withTranslationOf, wordLanguage } from '../locales/translation.ts';
import type { ContactPage } from './contact-page.ts';
import { loadContactPage } from './load-contact-page.server.ts';
import { toMailAddress } from './mail-address.ts';

/** What the inquiry forms and the footer of every page take from the contact page and the legal texts. */
export type FormFacts = {
  /** Where the visitor's own mail program writes to when the site cannot take a message; '' when nobody is known. */
  contactEmail: string;
  /** What a visitor agrees to by sending; '' shows nothing. */
  consentText: string;
  /** Whether there is a privacy text to link to. */
  hasPrivacyText: boolean;
  /** When one will hear, as the owner words it in the page's language; '' where nothing is said. */
  responseTime: string;
  /** Whether the contact page answers questions. */
  hasQuestions: boolean;
  /** As the owner writes them; '' where they are not filled in. */
  phone: string;
  address: string;
};

/**
 * Reads what the forms need. The owner's address is the one of the contact page, else the one of the settings; a
 * built-in placeholder is neither.
 */
export async function loadFormFacts(
  reader: ContentReader,
  { entryIds, contactEmail }: { entryIds: readonly string[]; contactEmail: string },
): Promise<FormFacts> {
  const [contact, legal] = await Promise.all([
    loadContactPage(reader, entryIds),
    loadLegal(reader),
  ]);
  const page = valueOf(contact);
  const facts = {
    contactEmail: toMailAddress(page?.email.value ?? '') || toMailAddress(contactEmail),
    consentText: page?.consent ?? '',
    hasPrivacyText: Boolean(valueOf(legal)?.privacy),
    responseTime: page && isInPageLanguage(page, reader) ? page.email.note : '',
    hasQuestions: (page?.faq.length ?? 0) > 0,
    phone: page?.phone.value ?? '',
    address: page?.address.value ?? '',
  };
  return page ? withTranslationOf(facts, page, { consentText: ['consentText', 'consent'] }) : facts;
}

/** Whether the note can stand in one sentence with words of the page. Built-in words are English (decision 150). */
function isInPageLanguage(page: ContactPage, { language }: ContentReader): boolean {
  if (language === null) return true;
  const noted = wordLanguage(page.email, 'note') ?? BUILT_IN_LANGUAGE;
  const { code } = language.language;
  return isLanguageTag(noted) && new Intl.Locale(noted).language === new Intl.Locale(code).language;
}
