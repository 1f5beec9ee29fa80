import type { ContentTypeField, EntityType } from '../space/space-types.ts';
import type { ContentType } from '../space/space-types.ts';

const ASSET_FIELDS = new Map<string, ContentTypeField>([
  ['title', { id: 'title', name: 'Title', type: 'Symbol', localized: true }],
  ['description', { id: 'description', name: 'Description', type: 'Text', localized: true }],
  ['file', { id: 'file', name: 'File', type: 'Object', localized: true }],
]);

/** The definition of a field of the entities queried, or undefined when there is no such field. */
export function chooseDefinition(
  context: { entityType: EntityType; contentType: ContentType | undefined },
  field: string,
): ContentTypeField | undefined {
  if (context.entityType === 'Asset') return ASSET_FIELDS.get(field);
  return context.contentType?.fields.get(field);
}
