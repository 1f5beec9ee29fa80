import type { ExportLocale, ExportTag } from './contentful-export.ts';
import { DEFAULT_LOCALE, exportSys, sampleTime } from './export-sys.ts';
import { BLOG_TAGS } from './sample/blog-tags.ts';
import type { SampleLanguage } from './sample/sample-languages.ts';

export function buildLocales(languages: readonly SampleLanguage[]): ExportLocale[] {
  return [
    toLocale(DEFAULT_LOCALE, 'English (United States)', true),
    ...languages.map(({ code, name }) => toLocale(code, name, false)),
  ];
}

function toLocale(code: string, name: string, isDefault: boolean): ExportLocale {
  return {
    name,
    code,
    fallbackCode: isDefault ? null : DEFAULT_LOCALE,
    default: isDefault,
    contentManagementApi: true,
    contentDeliveryApi: true,
    optional: !isDefault,
    sys: { type: 'Locale', id: `sample-locale-${code.toLowerCase()}`, version: 1 },
  };
}

/** The tags that posts are filtered by. Public, since the site reads them with a delivery token. */
export function buildTags(): ExportTag[] {
  return Object.entries(BLOG_TAGS).map(([id, name], index) => ({
    name,
    sys: { ...exportSys('Tag', id, sampleTime(index), false), visibility: 'public' },
  }));
}
