import type { ContentTypeProps } from 'contentful-management';
import type { ContentfulExport, ExportContentType } from '../contentful-export.ts';
import { compareContentType } from './compare-content-type.ts';
import type { ManagedField, ManagedType } from './compare-content-type.ts';
import { listAll } from './list-all.ts';
import type { ManagedSpace } from './managed-space.ts';
import { attempt } from './management-failure.ts';
import { mergeControls } from './merge-controls.ts';
import type { ManagedControl } from './merge-controls.ts';
import { emptyPlan } from './provision-plan.ts';
import type { AreaPlan } from './provision-plan.ts';

/** The fields that each content type of the model has once the plan is carried out, by its id. */
export type TypeFields = ReadonlyMap<string, readonly ManagedField[]>;

/** What has to be done so that the space holds the content model, and its editors show it. */
export async function planContentTypes(
  space: ManagedSpace,
  model: ContentfulExport,
  options: { align: boolean },
): Promise<{ types: AreaPlan; editors: AreaPlan; fields: TypeFields }> {
  const { client } = space;
  const existing = await listAll('content types', (query) => client.contentType.getMany({ query }));
  const publicPath = `/spaces/${space.spaceId}/environments/${space.environmentId}/public/content_types`;
  const published = await listAll('published content types', (query) =>
    client.raw.get<{ items: ManagedType[]; total: number }>(publicPath, { params: query }),
  );
  const editors = await listAll('editor interfaces', ({ skip, limit }) =>
    client.editorInterface.getMany({ query: { skip, limit } }),
  );

  const types = emptyPlan('Content types');
  const editorPlan = emptyPlan('Editors');
  const allFields = new Map<string, readonly ManagedField[]>();
  for (const type of model.contentTypes) {
    const { id } = type.sys;
    const found = existing.find((item) => item.sys.id === id);
    const fields = planType(types, space, type, {
      found,
      published: published.find((item) => item.sys.id === id),
      ...options,
    });
    allFields.set(id, fields);
    const own = model.editorInterfaces.find(({ sys }) => sys.contentType.sys.id === id);
    if (own === undefined) continue;
    const present = editors.find(({ sys }) => sys.contentType?.sys.id === id);
    const merge = (controls: readonly ManagedControl[]) =>
      mergeControls(controls, own, fields, options);
    if (merge((present?.controls ?? []) as ManagedControl[]).changed.length === 0) {
      editorPlan.unchanged += 1;
      continue;
    }
    editorPlan.add('set', id, () => setEditor(space, id, merge));
  }
  return { types, editors: editorPlan, fields: allFields };
}

type Found = {
  found: ContentTypeProps | undefined;
  published: ManagedType | undefined;
  align: boolean;
};

/** Adds the steps of one type and answers the fields that it has afterwards. */
function planType(
  plan: AreaPlan,
  { client }: ManagedSpace,
  type: ExportContentType,
  { found, published, align }: Found,
): ManagedField[] {
  const { id } = type.sys;
  const step = (change: string, run: () => Promise<ContentTypeProps>) =>
    plan.add(change, id, async () => {
      const written = await attempt(`${change} the content type ${id}`, run);
      await attempt(`publish the content type ${id}`, () =>
        client.contentType.publish({ contentTypeId: id }, written),
      );
    });

  if (found === undefined) {
    const { name, description, displayField, fields } = type;
    const data = { name, description, displayField, fields } as unknown as ContentTypeProps;
    step('create', () => client.contentType.createWithId({ contentTypeId: id }, data));
    return type.fields;
  }
  const comparison = compareContentType(found as ManagedType, published, type, { align });
  plan.conflicts.push(...comparison.conflicts);
  plan.notes.push(...comparison.notes);
  const { fields, added, publishPending } = comparison;
  if (fields !== null) {
    const data = { ...found, fields } as ContentTypeProps;
    const change = added.length > 0 ? 'extend' : 'align';
    step(change, () => client.contentType.update({ contentTypeId: id }, data));
    return fields;
  }
  if (publishPending) step('publish', async () => found);
  else plan.unchanged += 1;
  return (found as ManagedType).fields;
}

/** Reads the editor anew, since the service makes one by itself when a type is published. */
async function setEditor(
  { client }: ManagedSpace,
  contentTypeId: string,
  merge: (controls: readonly ManagedControl[]) => { controls: ManagedControl[] },
): Promise<void> {
  await attempt(`set the editor of ${contentTypeId}`, async () => {
    const present = await client.editorInterface.get({ contentTypeId });
    const { controls } = merge((present.controls ?? []) as ManagedControl[]);
    const data = { ...present, controls } as typeof present;
    await client.editorInterface.update({ contentTypeId }, data);
  });
}
