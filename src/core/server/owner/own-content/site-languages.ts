import type { ContentReader } from '#content/content-reader.ts';
import { isLanguageTag, toLanguages } from '#content/locales/language.ts';
import { loadedFrom } from '#content/loaded-from.ts';
import { valueOf } from '#content/loaded.ts';
import { fieldsOf, readTexts } from '#content/mapping/read-fields.ts';
import { readSingleEntry } from '#content/queries/read-single-entry.ts';

type SiteLanguage = {
  code: string;
  /** In itself: “Deutsch”. */
  name: string;
  isPublic: boolean;
  /** The default is always public. */
  isDefault: boolean;
};

export type SiteLanguages = {
  languages: SiteLanguage[];
  /** The entry of the site settings; null where the space has none. */
  settingsId: string | null;
};

/** Every locale of the space that can be a language of the site, the default first. Null while the space cannot be read. */
export async function readSiteLanguages(reader: ContentReader): Promise<SiteLanguages | null> {
  const read = async (): Promise<SiteLanguages> => {
    const [settings, locales] = await Promise.all([
      readSingleEntry(reader, 'siteSettings'),
      reader.readLocales(),
    ]);
    const codes = locales.map(({ code }) => code).filter(isLanguageTag);
    const all = toLanguages(locales, codes);
    const shown = toLanguages(locales, readTexts(fieldsOf(settings?.entry), 'languages'));
    const isShown = new Set(shown.public.map(({ code }) => code));
    const others = all.public.filter(({ code }) => code !== all.default.code);
    return {
      settingsId: settings?.entry.sys.id ?? null,
      languages: [all.default, ...others].map(({ code, name }) => ({
        ...{ code, name, isPublic: isShown.has(code), isDefault: code === all.default.code },
      })),
    };
  };
  return valueOf(await loadedFrom(reader, read));
}
