import { link } from './contentful-export.ts';
import type { ExportEntry } from './contentful-export.ts';
import { DEFAULT_LOCALE, exportSys, sampleTime } from './export-sys.ts';
import { SAMPLE_ENTRIES } from './sample/sample-entries.ts';

/** The sample entries in the shape of an export file. Each type has its own clock, a minute an entry. */
export function buildEntries(): ExportEntry[] {
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
