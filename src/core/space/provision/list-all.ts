import { attempt } from './management-failure.ts';

type Page<T> = { items: T[]; total?: number };

const PAGE_SIZE = 100;

/** The service refuses addresses beyond 7,600 characters; ids have up to 64. */
const IDS_PER_REQUEST = 80;

/** Every item of a collection, page by page, in a fixed order so that no item is skipped or repeated. */
export async function listAll<T>(
  what: string,
  getPage: (query: { skip: number; limit: number; order: string }) => Promise<Page<T>>,
): Promise<T[]> {
  const items: T[] = [];
  for (;;) {
    const query = { skip: items.length, limit: PAGE_SIZE, order: 'sys.id' };
    const page = await attempt(`list the ${what}`, () => getPage(query));
    items.push(...page.items);
    if (page.items.length === 0 || items.length >= (page.total ?? items.length)) return items;
  }
}

/** The entries or assets with the given ids that exist, by id. */
export async function findByIds<T extends { sys: { id: string } }>(
  what: string,
  ids: readonly string[],
  getPage: (query: { 'sys.id[in]': string; limit: number }) => Promise<Page<T>>,
): Promise<Map<string, T>> {
  const found = new Map<string, T>();
  for (let start = 0; start < ids.length; start += IDS_PER_REQUEST) {
    const wanted = ids.slice(start, start + IDS_PER_REQUEST);
    const query = { 'sys.id[in]': wanted.join(','), limit: IDS_PER_REQUEST };
    const page = await attempt(`look up ${what}`, () => getPage(query));
    for (const item of page.items) found.set(item.sys.id, item);
  }
  return found;
}
