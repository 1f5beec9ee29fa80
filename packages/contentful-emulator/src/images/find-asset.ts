import { isObject, stringAt, objectAt, numberAt } from '../space/json-value.ts';
import type { SpaceStore } from '../space/space-store.ts';
import type { JsonObject, Stored } from '../space/space-types.ts';

export type AssetFile = {
  path: string;
  contentType: string;
  fileName: string;
  width: number | undefined;
  height: number | undefined;
  title: string;
};

type Index = { assets: object; published: object; byPath: Map<string, AssetFile> };

// One index per space, made anew when its assets changed.
const indexes = new WeakMap<SpaceStore, Index>();

/**
 * The asset of the space whose file has this address (host and path, no scheme), drafts included.
 * Files of other addresses are nobody's: the emulator serves only what the space knows.
 */
export function findAsset(store: SpaceStore, path: string): AssetFile | undefined {
  const { assets } = store.preview;
  const published = store.delivery.assets;
  let index = indexes.get(store);
  if (index?.assets !== assets || index.published !== published) {
    const byPath = new Map<string, AssetFile>();
    for (const asset of [...assets, ...published]) {
      for (const file of Object.values(asset.fields['file'] ?? {})) {
        if (!isObject(file)) continue;
        const title = Object.values(asset.fields['title'] ?? {})[0];
        const found = toAssetFile(file, typeof title === 'string' ? title : asset.id);
        if (found) byPath.set(found.path, found);
      }
    }
    index = { assets, published, byPath };
    indexes.set(store, index);
  }
  return index.byPath.get(path);
}

function toAssetFile(file: JsonObject, title: string): AssetFile | undefined {
  const path = pathOf(file);
  if (path === undefined) return undefined;
  const image = objectAt(objectAt(file, 'details'), 'image');
  return {
    path,
    contentType: stringAt(file, 'contentType') ?? 'application/octet-stream',
    fileName: stringAt(file, 'fileName') ?? 'file',
    width: numberAt(image, 'width'),
    height: numberAt(image, 'height'),
    title,
  };
}

/** Where the files of an asset are, those of its draft and those that are delivered. */
export function filePathsOf({ draft, published }: Stored): Set<string> {
  const files = [draft, ...(published ? [published] : [])].flatMap(({ fields }) =>
    Object.values(fields['file'] ?? {}),
  );
  return new Set(files.flatMap((file) => (isObject(file) ? (pathOf(file) ?? []) : [])));
}

/** Host and path of a file's address, as it is looked for. */
function pathOf(file: JsonObject): string | undefined {
  const path = /^(?:https?:)?\/\/(.+)$/.exec(stringAt(file, 'url') ?? '')?.[1];
  return path === undefined ? undefined : decode(path);
}

export function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
