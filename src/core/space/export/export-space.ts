import { existsSync, writeFileSync } from 'node:fs';
import { ensureAssetLayout } from '../asset-layout.ts';
import { buildSpace } from '../build-space.ts';
import { explainToken } from '../provision/explain-token.ts';
import { listAll } from '../provision/list-all.ts';
import { openSpace } from '../provision/managed-space.ts';
import { createManagementClient } from '../provision/management-client.ts';
import { parseProvisionFlags } from '../provision/parse-provision-flags.ts';
import type { ProvisionFlags } from '../provision/parse-provision-flags.ts';
import { ProvisionError } from '../provision/provision-error.ts';
import { newSettings } from '../provision/site-settings.ts';
import type { ExportFlags } from './parse-export-flags.ts';

export type Exported = {
  file: ImportFile;
  /** Folder with the pictures, which the import tool uploads; null where they have public addresses. */
  assetFolder: string | null;
};

/**
 * Writes the import file that the options ask for, and the pictures of the sample beside it.
 * @throws ProvisionError in one sentence when the file is there already or the space cannot be read
 */
export async function exportSpace(
  { out, languages, modelOnly, space, force }: ExportFlags,
  env: Record<string, string | undefined>,
): Promise<Exported> {
  if (existsSync(out) && !force) {
    throw new ProvisionError(
      `${out} is there already: give --force to replace it, or another --out.`,
    );
  }
  const whole: ImportFile =
    space === null
      ? buildSpace(languages ? undefined : [])
      : await readManagedSpace(parseProvisionFlags(space, env) as ProvisionFlags);
  const { contentTypes, editorInterfaces } = whole;
  const file = modelOnly ? { contentTypes, editorInterfaces } : whole;
  write(out, file);
  // The pictures of the sample are files of this project; those of a space have public addresses.
  const assetFolder = space === null && !modelOnly ? `${out.replace(/\.json$/, '')}-assets` : null;
  if (assetFolder !== null) ensureAssetLayout(assetFolder);
  return { file, assetFolder };
}

function write(out: string, file: ImportFile): void {
  try {
    writeFileSync(out, `${JSON.stringify(file, null, 2)}\n`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ProvisionError(`${out} cannot be written (${code}).`);
  }
}

/** An import file as far as this command looks into it. */
type ImportFile = {
  contentTypes: object[];
  editorInterfaces: object[];
  tags?: object[];
  entries?: object[];
  assets?: object[];
  locales?: object[];
};

/**
 * Everything that a space holds, drafts and archived entries included, in the shape of an import file.
 * The delivery service would do for published content; drafts, editors and rules of fields need the
 * management API. Only reads.
 * @throws ProvisionError in one sentence when space, token or network are not right
 */
async function readManagedSpace(flags: ProvisionFlags): Promise<ImportFile> {
  const client = createManagementClient(flags.target, { readOnly: true });
  await openSpace(client, flags.target, () => explainToken(flags.target.token, newSettings(flags)));
  return {
    contentTypes: await listAll('content types', (query) => client.contentType.getMany({ query })),
    editorInterfaces: await listAll('editor interfaces', ({ skip, limit }) =>
      client.editorInterface.getMany({ query: { skip, limit } }),
    ),
    tags: await listAll('tags', (query) => client.tag.getMany({ query })),
    entries: await listAll('entries', (query) => client.entry.getMany({ query })),
    assets: await listAll('assets', (query) => client.asset.getMany({ query })),
    locales: await listAll('locales', ({ skip, limit }) =>
      client.locale.getMany({ query: { skip, limit } }),
    ),
  };
}
