import {
  CACHE_OFFLINE_PAGE,
  CLAIM_PAGES,
  PAGE_READ,
  type WorkerMessage,
} from '#browser/worker-messages.ts';
import { isAssetPath } from './classify-request.ts';

const MOST_FILES = 120;
const LONGEST_PATH = 300;

const isPath = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_PATH && /^\/(?!\/)/u.test(value);

/**
 * A message from a page of this site, or null: one from elsewhere, an unknown one, or a malformed one. What a page
 * names is only where to look; whether it is kept is decided by what the network answers.
 */
export function parseMessage(
  { data, origin, source }: { data: unknown; origin: string; source: object | null },
  ownOrigin: string,
): WorkerMessage | null {
  if (origin !== ownOrigin || source === null) return null;
  if (typeof data !== 'object' || data === null) return null;
  const { type, page, files } = data as Record<string, unknown>;
  if (type === CACHE_OFFLINE_PAGE || type === CLAIM_PAGES) return { type };
  if (type !== PAGE_READ || !isPath(page) || !Array.isArray(files)) return null;
  const known = files.filter((file) => isPath(file) && isAssetPath(file)).slice(0, MOST_FILES);
  return { type, page, files: known as string[] };
}
