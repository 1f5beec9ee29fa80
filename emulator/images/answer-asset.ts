import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SpaceStore } from '../space/space-store.ts';

export type AssetFiles = { folder: string | undefined };

export async function answerAsset(
  _request: IncomingMessage,
  _response: ServerResponse,
  _url: URL,
  _files: AssetFiles,
  _store: SpaceStore,
): Promise<boolean> {
  return false;
}
