import type { ContentReader, LinkTable } from '../contentful/content-reader.ts';

/** What a pure mapping needs beside the entry: where links lead, and the address rule for assets. */
export type MappingContext = {
  links: LinkTable;
  assetUrl: (raw: string) => string | null;
};

export function mappingContext(reader: ContentReader, links: LinkTable): MappingContext {
  return { links, assetUrl: (raw) => reader.assetUrl(raw) };
}
