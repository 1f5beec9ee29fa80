import type { ContentfulExport } from '../contentful-export.ts';
import { acceptedKinds, fieldKind } from './field-kind.ts';
import { findByIds } from './list-all.ts';
import type { ManagedSpace } from './managed-space.ts';
import { attempt } from './management-failure.ts';
import type { SampleChoice } from './parse-provision-flags.ts';
import { planApiKeys } from './plan-api-keys.ts';
import { planAssets } from './plan-assets.ts';
import type { AssetOptions } from './plan-assets.ts';
import { planContentTypes } from './plan-content-types.ts';
import type { TypeFields } from './plan-content-types.ts';
import { planEntries } from './plan-entries.ts';
import { planPreview } from './plan-preview.ts';
import { planTags } from './plan-tags.ts';
import { planWebhook } from './plan-webhook.ts';
import type { WebhookOptions } from './plan-webhook.ts';
import { emptyPlan } from './provision-plan.ts';
import type { AreaPlan } from './provision-plan.ts';
import type { SiteSettings } from './site-settings.ts';

export type PlanOptions = AssetOptions & {
  sample: SampleChoice;
  /** Give fields that differ from the model its names, rules and widgets. */
  align: boolean;
  siteUrl: string | null;
  webhook: WebhookOptions;
};

/**
 * Compares the space with what the site needs and answers what there is to do, area by area, in the
 * order in which it must happen. Only reads. Fills `settings` with the tokens that are there already.
 * @param model the content model and sample content as an export
 */
export async function planSpace(
  space: ManagedSpace,
  model: ContentfulExport,
  settings: SiteSettings,
  options: PlanOptions,
): Promise<AreaPlan[]> {
  const { types, editors, fields } = await planContentTypes(space, model, options);
  const why = await reasonAgainstSample(space, model, options.sample);
  const sample =
    why === null ? await planSample(space, model, options, fields) : withoutSample(why);
  return [
    types,
    editors,
    ...sample,
    await planApiKeys(space, settings),
    await planWebhook(space, settings, options.webhook),
    await planPreview(space, options.siteUrl),
  ];
}

async function planSample(
  space: ManagedSpace,
  model: ContentfulExport,
  options: PlanOptions,
  fields: TypeFields,
): Promise<AreaPlan[]> {
  const { plan: tags, tagIds } = await planTags(space, model);
  const assets = await planAssets(space, model, options);
  const entries = await planEntries(space, model, { tagIds, fields });
  return [tags, assets, entries];
}

type Refusal = { note: string } | { conflict: string } | 'not asked for';

function withoutSample(why: Refusal): AreaPlan[] {
  const plan = emptyPlan('Entries');
  if (why === 'not asked for') return [plan];
  if ('note' in why) plan.notes.push(why.note);
  else plan.conflicts.push(why.conflict);
  return [plan];
}

/** Why no sample content goes into the space; null when it does. */
async function reasonAgainstSample(
  space: ManagedSpace,
  model: ContentfulExport,
  choice: SampleChoice,
): Promise<Refusal | null> {
  if (choice === 'no') return 'not asked for';
  const misfit = await findMisfit(space, model);
  if (misfit !== null) {
    return choice === 'yes'
      ? { conflict: `${misfit} Leave the sample out with --no-sample.` }
      : { note: `${misfit} No sample content is added.` };
  }
  if (choice === 'yes') return null;
  const others = await countOtherEntries(space, model);
  if (others === 0) return null;
  return {
    note: `The space holds ${others} entries of its own, so no sample content is added; --sample adds it all the same.`,
  };
}

/** A field that existing spaces may hold in another kind than the sample, such as an answer as text. */
async function findMisfit(
  { client }: ManagedSpace,
  model: ContentfulExport,
): Promise<string | null> {
  const types = await attempt('list the content types', () =>
    client.contentType.getMany({ query: { limit: 1000 } }),
  );
  for (const type of model.contentTypes) {
    const { id } = type.sys;
    const present = types.items.find((item) => item.sys.id === id);
    for (const field of type.fields) {
      const found = present?.fields.find((item) => item.id === field.id);
      if (found === undefined) continue;
      const kind = fieldKind(found);
      const isAccepted = acceptedKinds(id, field.id).includes(kind);
      if (isAccepted && kind !== fieldKind(field)) {
        return `${id}.${field.id} is a ${found.type} here and a ${field.type} in the sample.`;
      }
    }
  }
  return null;
}

async function countOtherEntries(
  { client }: ManagedSpace,
  model: ContentfulExport,
): Promise<number> {
  const all = await attempt('count the entries', () =>
    client.entry.getMany({ query: { limit: 1 } }),
  );
  const ids = model.entries.map((entry) => entry.sys.id);
  const own = await findByIds('the sample entries', ids, (query) =>
    client.entry.getMany({ query: { ...query, select: 'sys' } }),
  );
  return all.total - own.size;
}
