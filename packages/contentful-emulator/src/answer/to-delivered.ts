import { idOf, isObject, link } from '../space/json-value.ts';
import type { SpaceStore } from '../space/space-store.ts';
import type { Entity, Json, JsonObject } from '../space/space-types.ts';
import { fieldsIn } from './locale-chain.ts';
import type { LocaleChoice } from './locale-chain.ts';

export type AssetAddress = (url: string) => string;

/**
 * Turns an asset address of the file into one that leads to this emulator:
 * `//images.ctfassets.net/a/b.png` becomes `http://127.0.0.1:4000/images.ctfassets.net/a/b.png`.
 * `original` leaves addresses alone; any other base stands before the host of the original.
 */
export function toAssetAddress(base: string): AssetAddress {
  if (base === 'original') return (url) => url;
  const root = base.replace(/\/+$/, '');
  return (url) => {
    const match = /^(?:https?:)?\/\/(.+)$/.exec(url);
    return match ? `${root}/${match[1]}` : url;
  };
}

/** An entry or asset in the shape the service answers, complete and in the chosen locale. */
export function toDelivered(
  entity: Entity,
  store: SpaceStore,
  choice: LocaleChoice,
  assetAddress: AssetAddress,
): JsonObject {
  const definitions = store.contentTypes.get(entity.contentType ?? '')?.fields;
  const fields = fieldsIn(entity, choice, definitions);
  const metadata = withoutPrivateTags(entity.metadata, store);
  return {
    ...(metadata ? { metadata } : {}),
    sys: {
      space: link('Space', store.spaceId),
      id: entity.id,
      type: entity.type,
      createdAt: entity.createdAt,
      updatedAt: entity.updatedAt,
      ...(entity.hasEnvironment ? { environment: link('Environment', store.environment) } : {}),
      ...(entity.publishedVersion === undefined
        ? {}
        : { publishedVersion: entity.publishedVersion }),
      revision: entity.revision,
      ...(entity.contentType ? { contentType: link('ContentType', entity.contentType) } : {}),
      ...(choice.all ? {} : { locale: choice.code }),
    },
    fields: entity.type === 'Asset' ? withAddresses(fields, choice, assetAddress) : fields,
  };
}

// Private tags are for editors; neither service tells of them.
function withoutPrivateTags(
  metadata: JsonObject | undefined,
  store: SpaceStore,
): JsonObject | undefined {
  const tags = metadata?.['tags'];
  if (!metadata || !Array.isArray(tags) || tags.length === 0) return metadata;
  const hidden = new Set(store.tags.filter(isPrivate).map(idOf));
  return { ...metadata, tags: tags.filter((tag) => !hidden.has(idOf(tag))) };
}

export function isPrivate(tag: JsonObject): boolean {
  return isObject(tag['sys']) && tag['sys']['visibility'] === 'private';
}

function withAddresses(
  fields: JsonObject,
  choice: LocaleChoice,
  assetAddress: AssetAddress,
): JsonObject {
  const file = fields['file'];
  if (!isObject(file)) return fields;
  if (!choice.all) return { ...fields, file: withAddress(file, assetAddress) };
  const files = Object.entries(file).map(([code, value]): [string, Json] => [
    code,
    isObject(value) ? withAddress(value, assetAddress) : value,
  ]);
  return { ...fields, file: Object.fromEntries(files) };
}

function withAddress(file: JsonObject, assetAddress: AssetAddress): JsonObject {
  const url = file['url'];
  return typeof url === 'string' ? { ...file, url: assetAddress(url) } : file;
}
