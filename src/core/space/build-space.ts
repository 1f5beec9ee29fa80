import { buildAssets } from './build-assets.ts';
import type {
  ContentfulExport,
  ExportContentType,
  ExportEditorInterface,
  ExportLocale,
  ExportTag,
  ExportEntry,
} from './contentful-export.ts';
import { link } from './contentful-export.ts';
import { exportSys, sampleTime, DEFAULT_LOCALE } from './export-sys.ts';
import { CONTENT_TYPES } from './model/content-types.ts';
import { LEFT_OUT } from './sample/site-settings.ts';
import { BLOG_TAGS } from './sample/blog-tags.ts';
import { SAMPLE_ENTRIES } from './sample/sample-entries.ts';
import { SAMPLE_LANGUAGES, toFieldValue } from './sample/sample-languages.ts';
import type { SampleLanguage } from './sample/sample-languages.ts';

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

/** The content model in the shape of an export file. */
function buildContentTypes(): ExportContentType[] {
  return CONTENT_TYPES.map((type) => ({
    sys: exportSys('ContentType', type.id, sampleTime()),
    displayField: type.displayField,
    name: type.name,
    description: type.description,
    fields: type.fields.map((field) => field.wire),
  }));
}

/** How the editor shows each field, with its help text. */
function buildEditorInterfaces(): ExportEditorInterface[] {
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

function buildLocales(languages: readonly SampleLanguage[]): ExportLocale[] {
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
function buildTags(): ExportTag[] {
  return Object.entries(BLOG_TAGS).map(([id, name], index) => ({
    name,
    sys: { ...exportSys('Tag', id, sampleTime(index), false), visibility: 'public' },
  }));
}

/**
 * The sample entries with their translations, in the shape of an export file. Each type has its own clock, a minute an
 * entry.
 * @throws Error when a translation is of an entry that the sample lacks
 */
function buildEntries(languages: readonly SampleLanguage[]): ExportEntry[] {
  const built = buildEnglishEntries();
  const byId = new Map(built.map((entry) => [entry.sys.id, entry]));
  for (const { code, entries } of languages) {
    for (const [id, fields] of Object.entries(entries)) {
      const entry = byId.get(id);
      if (entry === undefined) throw new Error(`The sample has no entry ${id}.`);
      for (const [field, value] of Object.entries(fields))
        entry.fields[field] = { ...entry.fields[field], [code]: toFieldValue(value) };
    }
  }
  return built.filter(({ sys }) => !LEFT_OUT.has(sys.id));
}

function buildEnglishEntries(): ExportEntry[] {
  const counts = new Map<string, number>();
  return SAMPLE_ENTRIES.map((entry) => {
    const count = counts.get(entry.typeId) ?? 0;
    counts.set(entry.typeId, count + 1);
    const createdAt = entry.createdAt ?? sampleTime(count);
    return {
      metadata: { tags: entry.tags.map((id) => link('Tag', id)) },
      sys: {
        ...exportSys('Entry', entry.id, createdAt, entry.published),
        contentType: link('ContentType', entry.typeId),
      },
      fields: Object.fromEntries(
        Object.entries(entry.fields).map(([id, value]) => [id, { [DEFAULT_LOCALE]: value }]),
      ),
    };
  });
}
