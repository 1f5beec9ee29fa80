import type { ContentfulExport } from '../contentful-export.ts';
import { listAll } from './list-all.ts';
import type { ManagedSpace } from './managed-space.ts';
import { attempt } from './management-failure.ts';
import { emptyPlan } from './provision-plan.ts';
import type { AreaPlan } from './provision-plan.ts';

/**
 * The tags of the sample posts. Tag names are unique in a space: an owner's tag of the same name serves
 * in place of ours, under its own id. `tagIds` says which id each of our tags has in this space.
 */
export async function planTags(
  { client }: ManagedSpace,
  sample: ContentfulExport,
): Promise<{ plan: AreaPlan; tagIds: Map<string, string> }> {
  const plan = emptyPlan('Tags');
  const existing = await listAll('tags', (query) => client.tag.getMany({ query }));
  const tagIds = new Map<string, string>();
  for (const tag of sample.tags) {
    const { id } = tag.sys;
    const sameName = (name: string) => name.toLowerCase() === tag.name.toLowerCase();
    const found =
      existing.find((item) => item.sys.id === id) ?? existing.find(({ name }) => sameName(name));
    tagIds.set(id, found?.sys.id ?? id);
    if (found !== undefined) {
      plan.unchanged += 1;
      if (found.sys.visibility !== 'public') {
        plan.notes.push(`The tag ${found.name} is private, so the blog cannot filter by it.`);
      }
      continue;
    }
    const data = { name: tag.name, sys: { visibility: 'public' as const } };
    plan.add('create', id, () =>
      attempt(`create the tag ${id}`, async () => {
        await client.tag.createWithId({ tagId: id }, data);
      }),
    );
  }
  return { plan, tagIds };
}
