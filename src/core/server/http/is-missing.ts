/** Where a missing post leads. */
const NOT_FOUND = '/not-found';

/** Whether an answer is that of an address without a page. A missing post leads to the not-found screen (part 2 section 2). */
export function isMissing(status: number, location: string | null): boolean {
  return status === 404 || status === 410 || (status === 302 && location === NOT_FOUND);
}
