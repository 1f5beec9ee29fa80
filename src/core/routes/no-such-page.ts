import { data } from 'react-router';
import type { PageContext } from '#server/http/http.ts';
import { headOf } from '#site/page-head.ts';

/**
 * The answer to an address without a page: every route that finds nothing under its address ends here, and shows
 * `NotFoundScreen`.
 * @param status 410 for a page that was taken out of the space, 503 where nobody knows whether it moved
 */
export async function noSuchPage(
  site: Pick<PageContext, 'settings' | 'reader' | 'siteSettings' | 'wording' | 'language'>,
  status: 404 | 410 | 503 = 404,
) {
  return data({ head: await headOf(site), found: false as const }, { status });
}
