import { isLanguageTag } from '#content/locales/language.ts';
import { CONTENT_TYPES } from '../../model/content-types.ts';
import type { Finding } from '../finding.ts';
import { siteLanguages } from '../site-languages.ts';
import { aboutEntry, type SpaceView } from '../space-view.ts';

const check = 'languages';

/** Languages that the owner names and the space lacks, and fields that cannot be translated. */
export function checkLanguages(view: SpaceView): Finding[] {
  const named = siteLanguages(view);
  if (named === null) return [];
  const { settings, codes, languages } = named;
  const about = (severity: Finding['severity'], message: string) =>
    aboutEntry(view, settings, { check, severity, field: 'languages', message });
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
function unlocalizedFindings(view: SpaceView): Finding[] {
  return CONTENT_TYPES.flatMap((type): Finding[] => {
    const words = new Set(type.fields.flatMap(({ id, wire }) => (wire.localized ? id : [])));
    const fields = view.type(type.id)?.fields ?? [];
    const missing = fields.filter(({ id, localized }) => words.has(id) && localized !== true);
    if (missing.length === 0) return [];
    const ids = missing.map(({ id }) => id).join(', ');
    const message = `Not localised in the space, so they cannot be translated: ${ids}. Turn localisation on in Contentful, or run npm run space:provision -- --align.`;
    const about = { kind: 'content type', id: type.id, title: type.name } as const;
    return [{ check, severity: 'warning', ...about, field: null, pages: [], message }];
  });
}
