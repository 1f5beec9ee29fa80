import { randomBytes } from 'node:crypto';
import { describeFile } from '../../images/describe-file.ts';
import type { UploadedFiles } from '../../images/uploaded-files.ts';
import type { SpaceStore } from '../../space/space-store.ts';
import type { JsonObject, Stored } from '../../space/space-types.ts';
import { newId } from './new-id.ts';

export type UploadTools = { store: SpaceStore; uploads: UploadedFiles };

/**
 * Stores a file for an asset and answers what its `file` field holds then. Under an address of its own, as the
 * service does: caches keep files for a year.
 * @throws Error in one sentence
 */
export async function uploadFile(
  file: File,
  assetId: string,
  { store, uploads }: UploadTools,
): Promise<JsonObject> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const described = await describeFile(bytes, file.name, file.type);
  const [kind] = described.contentType.split('/');
  const host = kind === 'image' ? 'images' : kind === 'video' ? 'videos' : 'assets';
  const token = randomBytes(16).toString('hex');
  const path = `${host}.ctfassets.net/${store.spaceId}/${assetId}/${token}/${described.fileName}`;
  uploads.add(path, bytes);
  return { url: `//${path}`, ...described };
}

/** Drafts of assets for the files of a form. @throws Error in one sentence */
export async function uploadAssets(form: FormData, tools: UploadTools): Promise<Stored[]> {
  const files = filesAt(form, 'file');
  if (files.length === 0) throw new Error('Choose a file first.');
  const assets: Stored[] = [];
  for (const file of files) assets.push(await uploadAsset(file, tools));
  return assets;
}

/** A new draft of an asset, called after its file. */
async function uploadAsset(file: File, tools: UploadTools): Promise<Stored> {
  const { store } = tools;
  const id = newId();
  const value = await uploadFile(file, id, tools);
  const title =
    file.name
      .replace(/\.[^.]+$/, '')
      .replace(/[-_]+/g, ' ')
      .trim() || 'File';
  return store.create('Asset', id, undefined, {
    title: { [store.defaultLocale]: title },
    file: { [store.defaultLocale]: value },
  });
}

/** The files of a form's control; browsers send an empty one where none was chosen. */
export function filesAt(form: FormData, name: string): File[] {
  return form.getAll(name).filter((value) => value instanceof File && value.name !== '') as File[];
}
