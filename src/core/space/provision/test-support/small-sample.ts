import { buildSpace } from '../../build-space.ts';
import type { ContentfulExport } from '../../contentful-export.ts';

/** The whole model with a few sample entries and everything that they link to: quick to provision. */
export function smallSample(...entryIds: string[]): ContentfulExport {
  const whole = buildSpace();
  const wanted = new Set(entryIds);
  let before = -1;
  while (wanted.size > before) {
    before = wanted.size;
    for (const { sys, fields } of whole.entries) {
      if (!wanted.has(sys.id)) continue;
      for (const [, id] of JSON.stringify(fields).matchAll(/"id":"([^"]+)"/g)) wanted.add(id ?? '');
    }
  }
  return {
    ...whole,
    entries: whole.entries.filter(({ sys }) => wanted.has(sys.id)),
    assets: whole.assets.filter(({ sys }) => wanted.has(sys.id)),
  };
}
