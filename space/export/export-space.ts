import { existsSync, writeFileSync } from 'node:fs';
import { ensureAssetLayout } from '../asset-layout.ts';
import { buildSpace } from '../build-space.ts';
import { parseProvisionFlags } from '../provision/parse-provision-flags.ts';
import type { ProvisionFlags } from '../provision/parse-provision-flags.ts';
import { ProvisionError } from '../provision/provision-error.ts';
import type { ExportFlags } from './parse-export-flags.ts';
import { readManagedSpace } from './read-managed-space.ts';
import type { ImportFile } from './read-managed-space.ts';

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
