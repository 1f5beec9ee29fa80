import type { IncomingMessage } from 'node:http';
import { isVisitorsPage } from '../preview/preview-modes.ts';
import { readCookie } from './account-cookies.ts';
import type { AccountService } from './start-accounts.ts';

/** Tells who reads public pages while signed in, so that set-up notices reach those who can act on them. */
export type SignedInReaders = {
  /** Whether a request may be of one: asked of every page, so nothing is looked up. */
  mayInclude(request: Pick<IncomingMessage, 'url' | 'headers'>): boolean;
  /** Whether it is. A database that is unavailable cannot say: then the page is everyone's. */
  include(request: Request, peer: string | null): Promise<boolean>;
};

export function createSignedInReaders({
  cookies,
  provider,
  readVisitor,
}: Pick<AccountService, 'cookies' | 'readVisitor'> & {
  provider: Pick<AccountService['provider'], 'current'>;
}): SignedInReaders {
  return {
    mayInclude: ({ url = '/', headers }) =>
      isVisitorsPage(url) && readCookie(headers.cookie ?? null, cookies.names.session) !== null,
    async include(request, peer) {
      const session = await provider.current(readVisitor(request, peer)).catch(() => null);
      return session !== null;
    },
  };
}
