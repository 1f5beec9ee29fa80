import { readFile } from 'node:fs/promises';
import type { AssetProps } from 'contentful-management';
import type { ContentfulExport, ExportAsset, ExportFile } from '../contentful-export.ts';
import { inLocales } from './in-locales.ts';
import { findByIds } from './list-all.ts';
import type { ManagedSpace } from './managed-space.ts';
import { attempt } from './management-failure.ts';
import { emptyPlan } from './provision-plan.ts';
import type { AreaPlan } from './provision-plan.ts';

export type AssetOptions = {
  /** Folder that holds the files by their names. */
  assetsFolder: URL;
  /** How long to wait between looks at a file that the service is still working on. */
  processingWaitMs: number;
};

/** A picture is worked on for a second or two; a minute means that something is wrong. */
const PROCESSING_LOOKS = 60;

/**
 * The pictures of the sample content. One that is there is left as it is, whatever it shows by now; one
 * whose upload or publication was interrupted is taken up again.
 */
export async function planAssets(
  space: ManagedSpace,
  sample: ContentfulExport,
  options: AssetOptions,
): Promise<AreaPlan> {
  const plan = emptyPlan('Assets');
  const ids = sample.assets.map((asset) => asset.sys.id);
  const existing = await findByIds('the sample assets', ids, (query) =>
    space.client.asset.getMany({ query }),
  );
  for (const asset of sample.assets) {
    planAsset(plan, space, asset, { found: existing.get(asset.sys.id), options });
  }
  return plan;
}

function planAsset(
  plan: AreaPlan,
  space: ManagedSpace,
  asset: ExportAsset,
  { found, options }: { found: AssetProps | undefined; options: AssetOptions },
): void {
  const { id } = asset.sys;
  if (found?.fields.file?.[space.locale]?.url === undefined) {
    plan.add('upload', id, () => uploadAsset(space, asset, options, found));
  } else if (found.sys.publishedVersion === undefined && !hasBeenPublished(found.sys)) {
    // One that was published before and is not now was taken down by its owner.
    plan.add('publish', id, () => publishAsset(space, found));
  } else {
    plan.unchanged += 1;
  }
}

/** Whether something was ever published, taken down since or not. */
export function hasBeenPublished(sys: {
  publishedCounter?: number;
  firstPublishedAt?: string;
}): boolean {
  return (sys.publishedCounter ?? 0) > 0 || sys.firstPublishedAt !== undefined;
}

/** File, then asset, then the service's own processing, then publication: each may be the last of a run. */
async function uploadAsset(
  space: ManagedSpace,
  asset: ExportAsset,
  { assetsFolder, processingWaitMs }: AssetOptions,
  found: AssetProps | undefined,
): Promise<void> {
  const { client, locale } = space;
  const assetId = asset.sys.id;
  const file = Object.values(asset.fields.file)[0] as ExportFile;
  const processed = await attempt(`upload ${file.fileName} as ${assetId}`, async () => {
    const bytes = await readFile(new URL(file.fileName, assetsFolder));
    const upload = (await client.upload.create({}, { file: bytes as unknown as ArrayBuffer })) as {
      sys: { id: string };
    };
    const fields = {
      title: inLocales(asset.fields.title, space, true),
      file: {
        [locale]: {
          fileName: file.fileName,
          contentType: file.contentType,
          uploadFrom: { sys: { type: 'Link', linkType: 'Upload', id: upload.sys.id } },
        },
      },
    };
    const written =
      found === undefined
        ? await client.asset.createWithId({ assetId }, { fields })
        : await client.asset.update({ assetId }, { ...found, fields });
    return client.asset.processForLocale({}, written, locale, {
      processingCheckWait: processingWaitMs,
      processingCheckRetries: PROCESSING_LOOKS,
    });
  });
  await publishAsset(space, processed);
}

async function publishAsset({ client }: ManagedSpace, asset: AssetProps): Promise<void> {
  const assetId = asset.sys.id;
  await attempt(`publish the asset ${assetId}`, () => client.asset.publish({ assetId }, asset));
}
