import { buildSpace } from '#space/build-space.ts';
import type { ContentfulExport } from '#space/contentful-export.ts';

/** The sample space with all its languages public. */
export function sampleInLanguages(): ContentfulExport {
  const space = buildSpace();
  const settings = space.entries.find(({ sys }) => sys.contentType.sys.id === 'siteSettings');
  settings!.fields['languages'] = { 'en-US': space.locales.map(({ code }) => code) };
  return space;
}
