import type { ExportAsset, ExportContentType, ExportEntry } from '../contentful-export.ts';

/** A space by id, for looking up what links point to. */
export type SpaceIndex = {
  contentTypes: Map<string, ExportContentType>;
  entries: Map<string, ExportEntry>;
  assets: Map<string, ExportAsset>;
  tags: Set<string>;
  locale: string;
};

/** The content type of an entry that a link may point to; undefined when there is no such entry. */
export function targetType(index: SpaceIndex, id: string): string | undefined {
  return index.entries.get(id)?.sys.contentType.sys.id;
}
