import { link } from './contentful-export.ts';
import type { ExportContentType, ExportEditorInterface } from './contentful-export.ts';
import { exportSys, sampleTime } from './export-sys.ts';
import { CONTENT_TYPES } from './model/content-types.ts';

/** The content model in the shape of an export file. */
export function buildContentTypes(): ExportContentType[] {
  return CONTENT_TYPES.map((type) => ({
    sys: exportSys('ContentType', type.id, sampleTime()),
    displayField: type.displayField,
    name: type.name,
    description: type.description,
    fields: type.fields.map((field) => field.wire),
  }));
}

/** How the editor shows each field, with its help text. */
export function buildEditorInterfaces(): ExportEditorInterface[] {
  return CONTENT_TYPES.map((type) => ({
    sys: {
      ...exportSys('EditorInterface', 'default', sampleTime(), false),
      contentType: link('ContentType', type.id),
    },
    controls: type.fields.map((field) => ({
      fieldId: field.id,
      widgetNamespace: 'builtin' as const,
      ...field.editor,
    })),
  }));
}
