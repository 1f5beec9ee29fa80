import { buildAssets } from './build-assets.ts';
import { buildContentTypes, buildEditorInterfaces } from './build-content-types.ts';
import { buildEntries } from './build-entries.ts';
import { buildLocales, buildTags } from './build-settings.ts';
import type { ContentfulExport } from './contentful-export.ts';

/** The whole sample space as an export file. The same sources always give the same answer. */
export function buildSpace(): ContentfulExport {
  return {
    contentTypes: buildContentTypes(),
    tags: buildTags(),
    editorInterfaces: buildEditorInterfaces(),
    entries: buildEntries(),
    assets: buildAssets(),
    locales: buildLocales(),
  };
}
