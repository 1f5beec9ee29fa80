import type { SpaceStore } from '../../space/space-store.ts';
import type { LocalisedFields, Stored } from '../../space/space-types.ts';
import { newId } from './new-id.ts';

/** A new draft of a content type, with the values that the model has entries begin with. @throws Error for no type */
export function createEntry(contentType: string, store: SpaceStore): Stored {
  const type = store.contentTypes.get(contentType);
  if (!type) throw new Error(`There is no content type "${contentType}".`);
  const fields: LocalisedFields = {};
  for (const { id, defaultValue } of type.fields.values()) {
    if (defaultValue !== undefined) fields[id] = { ...defaultValue };
  }
  return store.create('Entry', newId(), contentType, fields);
}
