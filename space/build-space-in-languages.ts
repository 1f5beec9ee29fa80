import { buildSpace } from './build-space.ts';
import type { ContentfulExport, ExportLocale } from './contentful-export.ts';
import { DEFAULT_LOCALE } from './export-sys.ts';
import { arabicHome } from './sample/translations/arabic-home.ts';
import { germanCards } from './sample/translations/german-cards.ts';
import { germanContact } from './sample/translations/german-contact.ts';
import { germanHome } from './sample/translations/german-home.ts';
import { germanPages } from './sample/translations/german-pages.ts';
import type { SampleTranslation } from './sample/translations/sample-translation.ts';

const TRANSLATIONS: Readonly<Record<string, { name: string; of: SampleTranslation[] }>> = {
  de: { name: 'German', of: [...germanHome, ...germanPages, ...germanContact, ...germanCards] },
  ar: { name: 'Arabic', of: arabicHome },
};

/**
 * The sample space with its translations: English stands in for what German and Arabic lack. Which languages are public,
 * the sample does not say.
 * @throws Error when a translation is of an entry that the sample lacks
 */
export function buildSpaceInLanguages(): ContentfulExport {
  const space = buildSpace();
  const entries = new Map(space.entries.map((entry) => [entry.sys.id, entry]));
  for (const [code, { name, of }] of Object.entries(TRANSLATIONS)) {
    space.locales.push(toLocale(code, name));
    for (const { id, typeId, fields } of of) {
      const entry = entries.get(id);
      if (entry?.sys.contentType.sys.id !== typeId)
        throw new Error(`The sample has no ${typeId} ${id}.`);
      for (const [field, value] of Object.entries(fields)) {
        entry.fields[field] = { ...entry.fields[field], [code]: value };
      }
    }
  }
  return space;
}

function toLocale(code: string, name: string): ExportLocale {
  return {
    ...{ name, code, fallbackCode: DEFAULT_LOCALE, default: false, optional: true },
    ...{ contentManagementApi: true, contentDeliveryApi: true },
    sys: { type: 'Locale', id: `sample-locale-${code}`, version: 1 },
  };
}
