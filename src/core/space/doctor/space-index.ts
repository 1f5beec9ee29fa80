import type {
  ContentfulExport,
  ExportAsset,
  ExportContentType,
  ExportEntry,
} from '../contentful-export.ts';

/** A space by id, for looking up what links point to. */
export type SpaceIndex = {
  contentTypes: Map<string, ExportContentType>;
  entries: Map<string, ExportEntry>;
  assets: Map<string, ExportAsset>;
  tags: Set<string>;
  locale: string;
};

export function indexSpace(space: ContentfulExport): SpaceIndex {
  return {
    contentTypes: new Map(space.contentTypes.map((type) => [type.sys.id, type])),
    entries: new Map(space.entries.map((entry) => [entry.sys.id, entry])),
    assets: new Map(space.assets.map((asset) => [asset.sys.id, asset])),
    tags: new Set(space.tags.map((tag) => tag.sys.id)),
    locale: space.locales.find((locale) => locale.default)?.code ?? 'en-US',
  };
}

/** The content type of an entry that a link may point to; undefined when there is no such entry. */
export function targetType(index: SpaceIndex, id: string): string | undefined {
  return index.entries.get(id)?.sys.contentType.sys.id;
}
