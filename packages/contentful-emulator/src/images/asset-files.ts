import { readFile, realpath } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';

/**
 * The bytes of an asset in a folder laid out as contentful-export writes it
 * (`images.ctfassets.net/<space>/<id>/<token>/<name>`), or undefined when it is not there.
 * Looks nowhere outside the folder, links inside it included.
 */
export async function readAssetFile(folder: string, path: string): Promise<Buffer | undefined> {
  const root = resolve(folder);
  const file = join(root, path);
  if (!file.startsWith(root + sep)) return undefined;
  try {
    const [realRoot, realFile] = await Promise.all([realpath(root), realpath(file)]);
    if (!realFile.startsWith(realRoot + sep)) return undefined;
    return await readFile(realFile);
  } catch {
    return undefined;
  }
}
