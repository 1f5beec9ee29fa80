import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readAssetFile } from './asset-files.ts';
import { writeAtomically } from '../space/write-atomically.ts';

/** Host, space, asset, token and name: the folder of the token holds this file alone. */
const UPLOADED = /^[^/]+(?:\/[^/]+){4}$/;

/** What was uploaded on the control page: in a folder where changes are kept, else in memory. */
export class UploadedFiles {
  readonly #folder: string | undefined;
  readonly #inMemory = new Map<string, Buffer>();

  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  /** @param path host and path of its address, such as `images.ctfassets.net/space/id/token/name.png` */
  add(path: string, bytes: Buffer): void {
    if (this.#folder === undefined) this.#inMemory.set(path, bytes);
    else writeAtomically(join(this.#folder, path), bytes);
  }

  /** The bytes of an uploaded file; undefined for any other. */
  async read(path: string): Promise<Buffer | undefined> {
    if (this.#folder !== undefined) return readAssetFile(this.#folder, path);
    return this.#inMemory.get(path);
  }

  /** Forgets a file that nothing leads to any more, with the folder made for it. */
  async remove(path: string): Promise<void> {
    this.#inMemory.delete(path);
    if (this.#folder === undefined || !UPLOADED.test(path) || path.includes('..')) return;
    await rm(dirname(join(this.#folder, path)), { recursive: true, force: true });
  }
}
