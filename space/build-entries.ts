import { link } from './contentful-export.ts';
import type { ExportEntry } from './contentful-export.ts';
import { DEFAULT_LOCALE, exportSys, sampleTime } from './export-sys.ts';
import { SAMPLE_ENTRIES } from './sample/sample-entries.ts';
import { toFieldValue } from './sample/sample-languages.ts';
import type { SampleLanguage } from './sample/sample-languages.ts';

/**
 * The sample entries with their translations, in the shape of an export file. Each type has its own clock, a minute an
 * entry.
 * @throws Error when a translation is of an entry that the sample lacks
 */
export function buildEntries(languages: readonly SampleLanguage[]): ExportEntry[] {
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
  return built;
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
