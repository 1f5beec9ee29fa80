import type { ExportLocale, ExportTag } from './contentful-export.ts';
import { DEFAULT_LOCALE, exportSys, sampleTime } from './export-sys.ts';
import { BLOG_TAGS } from './sample/blog-tags.ts';

export function buildLocales(): ExportLocale[] {
  return [
    {
      name: 'English (United States)',
      code: DEFAULT_LOCALE,
      fallbackCode: null,
      default: true,
      contentManagementApi: true,
      contentDeliveryApi: true,
      optional: false,
      sys: { type: 'Locale', id: 'sample-locale-en-us', version: 1 },
    },
  ];
}

/** The tags that posts are filtered by. Public, since the site reads them with a delivery token. */
export function buildTags(): ExportTag[] {
  return Object.entries(BLOG_TAGS).map(([id, name], index) => ({
    name,
    sys: { ...exportSys('Tag', id, sampleTime(index), false), visibility: 'public' },
  }));
}
