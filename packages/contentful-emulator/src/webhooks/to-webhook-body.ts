import { link } from '../space/json-value.ts';
import { objectAt } from '../space/json-value.ts';
import type { SpaceStore } from '../space/space-store.ts';
import type { Change } from '../space/space-types.ts';
import type { JsonObject } from '../space/space-types.ts';

const USER = link('User', 'emulator');

/**
 * What a webhook tells: the whole entity as the management API shapes it (all locales);
 * for unpublish and delete only which entity it was, without fields.
 */
export function toWebhookBody(
  { action, stored, at, before }: Change,
  store: SpaceStore,
): JsonObject {
  const { draft } = stored;
  const shared = {
    space: link('Space', store.spaceId),
    id: stored.id,
    environment: link('Environment', store.environment),
    ...(draft.contentType ? { contentType: link('ContentType', draft.contentType) } : {}),
  };
  if (action === 'unpublish' || action === 'delete') {
    const revision = before?.published?.revision ?? draft.revision;
    return {
      sys: {
        type: stored.type === 'Entry' ? 'DeletedEntry' : 'DeletedAsset',
        ...shared,
        revision,
        createdAt: at,
        updatedAt: at,
        deletedAt: at,
        deletedBy: USER,
      },
    };
  }
  return {
    metadata: draft.metadata ?? { tags: [], concepts: [] },
    sys: {
      type: stored.type,
      ...shared,
      createdAt: draft.createdAt,
      updatedAt: draft.updatedAt,
      createdBy: objectAt(stored.record, 'sys')['createdBy'] ?? USER,
      updatedBy: USER,
      publishedCounter: draft.revision,
      version: stored.version,
      ...(draft.publishedVersion === undefined
        ? {}
        : { publishedVersion: draft.publishedVersion, publishedBy: USER }),
      ...(stored.archived ? { archivedVersion: stored.version - 1, archivedAt: at } : {}),
      ...(draft.firstPublishedAt ? { firstPublishedAt: draft.firstPublishedAt } : {}),
      ...(draft.publishedAt ? { publishedAt: draft.publishedAt } : {}),
    },
    fields: draft.fields,
  };
}
