import { toLanguages, type Languages } from '#content/locales/language.ts';
import { readTexts } from '#content/mapping/read-fields.ts';
import type { ExaminedEntry } from './examined-space.ts';
import type { SpaceView } from './space-view.ts';

/** The languages that the owner names, and the entry that names them; null where none does. */
export function siteLanguages(
  view: SpaceView,
): { settings: ExaminedEntry; codes: string[]; languages: Languages } | null {
  const { inLocales, entries } = view;
  const settings = entries.find(
    ({ typeId, fields }) => typeId === 'siteSettings' && readTexts(fields, 'languages').length > 0,
  );
  if (inLocales === null || settings === undefined) return null;
  const codes = readTexts(settings.fields, 'languages');
  return { settings, codes, languages: toLanguages(inLocales.locales, codes) };
}

/** First parts of the addresses of the site's languages. */
export const languageSegments = (view: SpaceView): string[] =>
  (siteLanguages(view)?.languages.public ?? []).flatMap(({ segment }) => segment ?? []);
