import type { CurrentSession } from '../accounts/account-provider.ts';
import { mayDo } from '../accounts/permissions.ts';
import type { AccountService } from '../accounts/start-accounts.ts';
import type { PreviewLinks } from './preview-links.ts';
import type { PreviewModes } from './preview-modes.ts';

/** Whether drafts may be shown: asked of the store at each request, so that a preview ends with what it rests on. */
export type PreviewRights = {
  /** The session of someone who is signed in and may see drafts; null for everyone else. */
  session(request: Request, peer: string | null): Promise<CurrentSession | null>;
  /**
   * Whether what the preview of a request rests on still holds: the session that it was entered with and its
   * permission, or the link.
   * @param isPoll of a page that asks by itself: that keeps no session alive
   * @returns Set-Cookie values for the answer; null where the preview is over
   */
  hold(request: Request, peer: string | null, isPoll?: boolean): Promise<string[] | null>;
};

export function createPreviewRights({
  modes,
  links,
  accounts,
}: {
  modes: Pick<PreviewModes, 'originOf'>;
  links: Pick<PreviewLinks, 'isOpen'>;
  accounts: Pick<AccountService, 'readVisitor'> & {
    provider: Pick<AccountService['provider'], 'current'>;
  };
}): PreviewRights {
  async function sessionOf(request: Request, peer: string | null, isPoll = false) {
    const visitor = accounts.readVisitor(request, peer);
    const session = await accounts.provider.current(visitor, { isPoll });
    return session !== null && mayDo(session.account.role, 'preview') ? session : null;
  }

  return {
    session: (request, peer) => sessionOf(request, peer),
    async hold(request, peer, isPoll) {
      const origin = modes.originOf({ cookie: request.headers.get('cookie') ?? undefined });
      if (origin === null) return null;
      if ('linkId' in origin) return (await links.isOpen(origin.linkId)) ? [] : null;
      const session = await sessionOf(request, peer, isPoll);
      return session?.sessionId === origin.sessionId ? session.cookies : null;
    },
  };
}
