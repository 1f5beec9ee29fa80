import { link } from '../../space/json-value.ts';
import { toLink } from '../../space/links-of.ts';
import { withValue } from '../../space/entity-changes.ts';
import type { Json, JsonObject } from '../../space/space-types.ts';
import type { PickPlace } from '../pages/pick-page.ts';
import { contentOf, isNode, nodeOf } from '../rich-text/rich-text-node.ts';
import { createEntry } from './create-entry.ts';
import { uploadAssets, type UploadTools } from './upload-file.ts';
import { parseWayBack, toEntityAddress } from './way-back.ts';

/** Puts what was chosen, made or uploaded into the field, and answers where to go. @throws Error in one sentence */
export async function pick(place: PickPlace, form: FormData, tools: UploadTools): Promise<string> {
  const way = parseWayBack(String(form.get('from') ?? ''));
  const here = toEntityAddress(place.stored, way, { field: `${place.name}-field` });
  switch (form.get('do')) {
    case 'create': {
      const entry = createEntry(String(form.get('type')), tools.store);
      addLinks(place, [link('Entry', entry.id)], tools);
      const step = { id: place.stored.id, name: place.name };
      return toEntityAddress(entry, { ...way, steps: [step, ...way.steps] }, { done: 'created' });
    }
    case 'upload': {
      const assets = await uploadAssets(form, tools);
      addLinks(
        place,
        assets.map(({ id }) => link('Asset', id)),
        tools,
      );
      return here;
    }
    default: {
      const chosen = form.getAll('chosen').flatMap((text) => {
        const [type = '', id = ''] = String(text).split('/');
        return toLink(link(type, id)) && tools.store.find(id, type === 'Asset' ? 'Asset' : 'Entry')
          ? [link(type, id)]
          : [];
      });
      if (chosen.length === 0) throw new Error('Choose something first.');
      addLinks(place, chosen, tools);
      return here;
    }
  }
}

function addLinks(
  { stored, definition, locale }: PickPlace,
  links: JsonObject[],
  { store }: UploadTools,
): void {
  // What was made meanwhile may be a newer state of the entry itself.
  const { draft } = store.find(stored.id, 'Entry') ?? stored;
  const before = draft.fields[definition.id]?.[locale];
  const value = withLinks(before, definition.type, links);
  store.save(stored.id, 'Entry', { fields: withValue(draft.fields, definition.id, locale, value) });
}

function withLinks(before: Json | undefined, type: string, links: JsonObject[]): Json {
  if (type === 'Link') return links[0] ?? null;
  if (type === 'Array') return [...(Array.isArray(before) ? before : []), ...links];
  const blocks = links.map((target) =>
    nodeOf(`embedded-${toLink(target)?.type === 'Asset' ? 'asset' : 'entry'}-block`, [], {
      target,
    }),
  );
  return nodeOf('document', [...(isNode(before) ? contentOf(before) : []), ...blocks]);
}
