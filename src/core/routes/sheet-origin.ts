import { createHash } from 'node:crypto';
import { loadContactPage } from '#content/contact/load-contact-page.server.ts';
import type { DocumentBlock } from '#content/documents/document-block.ts';
import { valueOf } from '#content/loaded.ts';
import type { Machine } from '#content/machines/to-machine.ts';
import { specSheetHref } from '#content/slugs/page-href.ts';
import { pathInUnits, type UnitSystem } from '#content/units/unit-system.ts';
import { specSheetWords } from '#copy/en/spec-sheet-words.ts';
import { dayText } from '#copy/moment-text.ts';
import { fill, type Wording } from '#copy/wording.ts';
import { pageAddress } from '#seo/structured-data.ts';
import type { PageContext } from '#server/http/http.ts';
import { headOf } from '#site/page-head.ts';

const DAY_MS = 86_400_000;
const REVISION_CHARACTERS = 8;

/** The day that a sheet is of. With its minute, a file that changed could not be told from one that did not. */
export function sheetDay(): Date {
  return new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS);
}

/** The day of a document as its words say it, also in a language that the site has no words of. */
export function sheetDayText({ language, catalogue }: Wording): string {
  const hasWords = new Intl.Locale(language).language === catalogue;
  return dayText({ language: hasWords ? language : catalogue }, sheetDay().getTime());
}

/** Who offers a machine and how to reach them, the address of its sheet, its day, and its revision. */
export async function sheetOrigin(
  site: PageContext,
  machine: Machine,
  system: UnitSystem,
): Promise<DocumentBlock[]> {
  const words = site.wording.of(specSheetWords).origin;
  const { contactEntryIds: entryIds } = site.settings.content;
  const { contactEmail } = site.settings.inquiries;
  const [head, contact] = await Promise.all([headOf(site), loadContactPage(site.reader, entryIds)]);
  const page = valueOf(contact);
  // Among words from the right these keep their own order (Unicode annex 9, rule X5a).
  const { direction } = site.language.language;
  const apart = (text: string) =>
    direction === 'rtl' && text !== '' ? `\u2066${text}\u2069` : text;
  const rows = [
    { name: words.seller, value: head.siteName },
    { name: words.phone, value: apart(page?.phone.value ?? '') },
    { name: words.email, value: apart(page?.email.value || contactEmail) },
    {
      name: words.address,
      value: apart(pageAddress(head, pathInUnits(specSheetHref(machine.slug), system))),
    },
    {
      name: words.edition,
      value: fill(words.editionOf, {
        day: sheetDayText(site.wording),
        revision: revisionOf(machine),
      }),
    },
  ];
  return [
    { kind: 'heading', level: 2, text: words.title },
    { kind: 'facts', rows: rows.filter(({ value }) => value !== '') },
  ];
}

/** The same for sheets that say the same of a machine in whatever units, and another after every change. */
function revisionOf({ title, description, features, specs, facts }: Machine): string {
  return createHash('sha256')
    .update(JSON.stringify([title, description, features, specs, facts]))
    .digest('hex')
    .slice(0, REVISION_CHARACTERS)
    .toUpperCase();
}
