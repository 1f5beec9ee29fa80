import type { RouterContextProvider } from 'react-router';
import type { AuditAction } from '#server/owner/owner.ts';
import { signedIn } from './signed-in.ts';

/**
 * Who may see and change destinations: asked by the loader and the action of every one of their pages, so the permission
 * is set here. They are settings: whoever changes them decides where visitors' data goes.
 */
export function destinationsSite(context: Readonly<RouterContextProvider>) {
  const site = signedIn(context);
  const { accounts, destinations } = site.owner;
  return {
    site,
    destinations,
    /** @param subject a destination's name and kind, never what it was told */
    record: (action: AuditAction, subject: string) =>
      accounts.audit.record({
        ...{ action, subject },
        ...{ account: site.account, address: site.visitor.address },
      }),
    confirm: (password: string) => accounts.provider.confirmPassword(site.visitor, password),
  };
}
