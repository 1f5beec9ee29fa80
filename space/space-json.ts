import type { ContentfulExport } from './contentful-export.ts';

/** The text of an export file: two spaces deep, in the order of the sources, with a last line break. */
export function spaceJson(space: ContentfulExport): string {
  return `${JSON.stringify(space, null, 2)}\n`;
}
