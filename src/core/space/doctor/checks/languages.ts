import { isLanguageTag } from '#content/locales/language.ts';
import { CONTENT_TYPES } from '../../model/content-types.ts';
import type { Found, Severity } from '../finding.ts';
import { siteLanguages } from '../site-languages.ts';
import { aboutEntry, type SpaceView } from '../space-view.ts';

/** Languages that the owner names and the space lacks, and fields that cannot be translated. */
export function checkLanguages(view: SpaceView): Found[] {
  const named = siteLanguages(view);
  if (named === null) return [];
  const { settings, codes, languages } = named;
  const about = (severity: Severity, message: string) =>
    aboutEntry(view, settings, severity, 'languages', message);
  const known = view.inLocales?.locales.map(({ code }) => code) ?? [];
  const unusable = codes.flatMap((code) => {
    const name = `“${code.slice(0, 40)}”`;
    if (!known.includes(code)) {
      const message = `${name} is no locale of the space, so it is not public. The space has ${known.join(', ')}.`;
      return about('error', message);
    }
    if (isLanguageTag(code)) return [];
    return about('error', `${name} is no language tag such as de or pt-BR, so it is not public.`);
  });
  const { code } = languages.default;
  const message = `The default locale ${code} is missing. It is public all the same and comes first in the menu.`;
  return [
    ...unusable,
    ...(codes.includes(code) ? [] : [about('notice', message)]),
    ...(languages.public.length > 1 ? unlocalizedFindings(view) : []),
  ];
}

/** A field of words that the space does not localise shows its one value in every language. */
function unlocalizedFindings(view: SpaceView): Found[] {
  return CONTENT_TYPES.flatMap((type): Found[] => {
    const words = new Set(type.fields.flatMap(({ id, wire }) => (wire.localized ? id : [])));
    const fields = view.type(type.id)?.fields ?? [];
    const missing = fields.filter(({ id, localized }) => words.has(id) && localized !== true);
    if (missing.length === 0) return [];
    const ids = missing.map(({ id }) => id).join(', ');
    const message = `Not localised in the space, so they cannot be translated: ${ids}. Turn localisation on in Contentful, or run npm run space:provision -- --align.`;
    const about = { kind: 'content type', id: type.id, title: type.name } as const;
    return [{ severity: 'warning', ...about, field: null, pages: [], message }];
  });
}
