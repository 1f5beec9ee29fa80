import { createHmac, randomUUID } from 'node:crypto';
import type { Audit } from '../audit/audit.ts';
import type { Clock } from '#server/store/store.ts';
import type { AccountProvider, InviteResult } from './account-provider.ts';
import type { AccountSessions } from './account-sessions.ts';
import type { AuthParts } from './auth-calls.ts';
import { toCode, type Invitations } from './invitations.ts';
import { isAddress } from './invitations.ts';

const SIGN_UP_PATH = '/admin/sign-up';

/** What an invitation's mail tells. */
export type InvitationMail = {
  email: string;
  /** Who invites. */
  from: { name: string; email: string };
  link: string;
  code: string;
  expiresAtMs: number;
};

/** Carries an invitation to its address. */
export type SendInvitation = (invitation: InvitationMail) => Promise<void>;

/**
 * Invites people, by mail where that works. The same form sent twice, by a reload or a double press, is one invitation:
 * its code follows from what was sent and from a secret, so the second answer shows it again and nothing readable is kept.
 */
export function createInviting(
  parts: AuthParts & {
    sessions: AccountSessions;
    invitations: Invitations;
    audit: Audit;
    clock: Clock;
    secret: string;
    siteUrl: string;
    /** Null where no mail can be sent. */
    sendInvitation: SendInvitation | null;
    onFailed: (error: unknown) => void;
  },
): Pick<AccountProvider, 'invite' | 'invitations' | 'withdrawInvitation'> {
  const { auth, sessions, invitations, audit, clock, secret, siteUrl, sendInvitation } = parts;
  const digest = (kind: string, ...of: string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([`invitation-${kind}`, ...of]))
      .digest();

  return {
    async invite(visitor, { email, requestId = randomUUID() }): Promise<InviteResult> {
      const session = await sessions.live(visitor);
      const address = email.trim().toLowerCase();
      if (!session || !isAddress(address)) return { outcome: 'refused' };
      const { internalAdapter } = await auth.$context;
      if (await internalAdapter.findUserByEmail(address)) return { outcome: 'refused' };
      const { account } = session;
      const what = [requestId, address, account.id];
      const code = toCode(digest('code', ...what));
      const { isNew, expiresAtMs } = await invitations.createOnce({
        ...{ id: digest('id', ...what).toString('base64url'), code, email: address },
        ...{ invitedBy: account.id, nowMs: clock.now() },
      });
      if (expiresAtMs <= clock.now()) return { outcome: 'withdrawn' };
      const made = { outcome: 'made', code, expiresAtMs } as const;
      if (!isNew) return { ...made, mail: 'earlier' };
      await audit.record({
        ...{ action: 'invited', account, address: visitor.address },
        subject: address,
      });
      if (sendInvitation === null) return { ...made, mail: 'none' };
      try {
        const query = new URLSearchParams({ code, email: address });
        const link = `${siteUrl}${SIGN_UP_PATH}?${query}`;
        await sendInvitation({ email: address, from: account, link, code, expiresAtMs });
        return { ...made, mail: 'sent' };
      } catch (error) {
        parts.onFailed(error);
        return { ...made, mail: 'failed' };
      }
    },

    invitations: () => invitations.list(clock.now()),

    async withdrawInvitation(visitor, id) {
      const session = await sessions.live(visitor);
      const gone = session !== null && (await invitations.withdraw(id, clock.now()));
      if (gone) {
        const { account } = session;
        await audit.record({ action: 'invitation-withdrawn', account, address: visitor.address });
      }
      return gone;
    },
  };
}
