import { buildAssets } from './build-assets.ts';
import { buildContentTypes, buildEditorInterfaces } from './build-content-types.ts';
import { buildEntries } from './build-entries.ts';
import { buildLocales, buildTags } from './build-settings.ts';
import type { ContentfulExport } from './contentful-export.ts';
import { SAMPLE_LANGUAGES } from './sample/sample-languages.ts';

/**
 * The whole sample space as an export file. The same sources always give the same answer.
 * @param languages besides English
 */
export function buildSpace(languages = SAMPLE_LANGUAGES): ContentfulExport {
  return {
    contentTypes: buildContentTypes(),
    tags: buildTags(),
    editorInterfaces: buildEditorInterfaces(),
    entries: buildEntries(languages),
    assets: buildAssets(languages),
    locales: buildLocales(languages),
  };
}
