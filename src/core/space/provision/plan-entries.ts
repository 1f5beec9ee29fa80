import type { EntryProps } from 'contentful-management';
import type { ContentfulExport, ExportEntry } from '../contentful-export.ts';
import { inLocales, missingLanguages } from './in-locales.ts';
import { findByIds } from './list-all.ts';
import type { ManagedSpace } from './managed-space.ts';
import { attempt } from './management-failure.ts';
import { hasBeenPublished } from './plan-assets.ts';
import { emptyPlan } from './provision-plan.ts';
import type { TypeFields } from './plan-content-types.ts';
import type { AreaPlan } from './provision-plan.ts';

/**
 * The sample entries: first all of them as drafts, so that every link has a target, then publication.
 * An entry that is there is left as it is, edited or not; one whose publication was interrupted is
 * published. Entries that the sample itself keeps as drafts stay drafts.
 */
export async function planEntries(
  space: ManagedSpace,
  sample: ContentfulExport,
  { tagIds, fields }: { tagIds: Map<string, string>; fields: TypeFields },
): Promise<AreaPlan> {
  const plan = emptyPlan('Entries');
  const ids = sample.entries.map((entry) => entry.sys.id);
  const existing = await findByIds('the sample entries', ids, (query) =>
    space.client.entry.getMany({ query }),
  );
  const versions = new Map([...existing].map(([id, entry]) => [id, entry.sys.version]));

  for (const entry of sample.entries) {
    const found = existing.get(entry.sys.id);
    if (found === undefined) planCreation(plan, space, entry, { versions, tagIds, fields });
    else checkFound(plan, entry, found);
  }
  const missing = missingLanguages(
    sample.locales.map(({ code }) => code),
    space,
  );
  if (plan.steps.length > 0 && missing.length > 0)
    plan.notes.push(
      `Texts in ${missing.join(' and ')} are left out: the space has no such locale.`,
    );
  for (const entry of sample.entries) {
    const found = existing.get(entry.sys.id);
    if (entry.sys.publishedVersion === undefined) continue;
    if (found === undefined || isInterrupted(found)) planPublication(plan, space, entry, versions);
  }
  return plan;
}

function checkFound(plan: AreaPlan, entry: ExportEntry, found: EntryProps): void {
  const type = found.sys.contentType.sys.id;
  const wanted = entry.sys.contentType.sys.id;
  if (type !== wanted) {
    plan.conflicts.push(
      `The entry ${entry.sys.id} is a ${type} here and a ${wanted} in the sample: delete it in Contentful, or leave the sample out with --no-sample.`,
    );
  }
  if (entry.sys.publishedVersion === undefined || !isInterrupted(found)) plan.unchanged += 1;
}

/** Written by a run that ended before it published; one that its owner took down was published before. */
function isInterrupted({ sys }: EntryProps): boolean {
  const isPublished = sys.publishedVersion !== undefined;
  return !isPublished && !hasBeenPublished(sys) && sys.archivedVersion === undefined;
}

function planCreation(
  plan: AreaPlan,
  space: ManagedSpace,
  entry: ExportEntry,
  {
    versions,
    tagIds,
    fields,
  }: { versions: Map<string, number>; tagIds: Map<string, string>; fields: TypeFields },
): void {
  const { id, contentType } = entry.sys;
  const localised = new Set(
    fields.get(contentType.sys.id)?.flatMap((field) => (field.localized ? field.id : [])),
  );
  const values = Object.entries(entry.fields).map(
    ([field, byLocale]) => [field, inLocales(byLocale, space, localised.has(field))] as const,
  );
  plan.add('create', id, async () => {
    const data = {
      fields: Object.fromEntries(values),
      metadata: { tags: tagsOf(entry, tagIds) },
    };
    const params = { entryId: id, contentTypeId: contentType.sys.id };
    const written = await attempt(`create the entry ${id}`, () =>
      space.client.entry.createWithId(params, data),
    );
    versions.set(id, written.sys.version);
  });
}

function planPublication(
  plan: AreaPlan,
  { client }: ManagedSpace,
  entry: ExportEntry,
  versions: Map<string, number>,
): void {
  const { id } = entry.sys;
  plan.add('publish', id, async () => {
    const sys = { version: versions.get(id) } as EntryProps['sys'];
    await attempt(`publish the entry ${id}`, () =>
      client.entry.publish({ entryId: id }, { sys, fields: {} }),
    );
  });
}

function tagsOf(entry: ExportEntry, tagIds: Map<string, string>) {
  return entry.metadata.tags.map(({ sys }) => ({
    sys: { ...sys, id: tagIds.get(sys.id) ?? sys.id },
  }));
}
