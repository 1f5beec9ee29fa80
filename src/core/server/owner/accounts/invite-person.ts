import { createHmac, randomUUID } from 'node:crypto';
import { cleanAddress } from '#server/intake/intake.ts';
import type { AccountProvider } from './account-provider.ts';
import { toCode, type Invitations, isAddress } from './invitations.ts';
import { mayDo, type Role } from './permissions.ts';
import type { AccountParts } from './account-parts.ts';

const SIGN_UP_PATH = '/admin/sign-up';

/** What an invitation's mail says. */
export type InvitationMail = {
  email: string;
  /** Who invites. */
  from: { name: string; email: string };
  /** What the new account may do. */
  role: Role;
  link: string;
  code: string;
  expiresAtMs: number;
};

/** Carries an invitation to its address. */
export type SendInvitation = (invitation: InvitationMail) => Promise<void>;

type Parts = AccountParts & {
  invitations: Invitations;
  /** Null where no mail can be sent. */
  sendInvitation: SendInvitation | null;
  onFailed: (error: unknown) => void;
};

/**
 * Invites people, by mail where that works. The same form sent twice, by a reload or a double press, is one invitation:
 * its code follows from what was sent and from a secret, so the second answer shows it again and nothing readable is kept.
 */
export function createInviting(
  parts: Parts,
): Pick<AccountProvider, 'invite' | 'invitations' | 'withdrawInvitation'> {
  const { sessions, invitations, record, clock } = parts;
  return {
    invite: invite(parts),

    invitations: () => invitations.list(clock.now()),

    async withdrawInvitation(visitor, id) {
      const session = await sessions.live(visitor);
      const gone =
        session !== null &&
        mayDo(session.account.role, 'people') &&
        (await invitations.withdraw(id, clock.now()));
      if (gone) await record(visitor, 'invitation-withdrawn', session.account);
      return gone;
    },
  };
}

function invite(parts: Parts): AccountProvider['invite'] {
  const { auth, database, sessions, invitations, notices, record, clock } = parts;
  const secret = parts.secrets.current;
  return async (visitor, { email, role, requestId = randomUUID() }) => {
    const session = await sessions.live(visitor);
    const address = cleanAddress(email);
    if (!session || !mayDo(session.account.role, 'people') || !isAddress(address))
      return { outcome: 'refused' };
    const { internalAdapter } = await auth.$context;
    if (await internalAdapter.findUserByEmail(address)) return { outcome: 'refused' };
    const { account } = session;
    const what = [requestId, address, account.id, role];
    const code = toCode(digest(secret, 'code', ...what));
    const { isNew, expiresAtMs } = await invitations.createOnce({
      id: digest(secret, 'id', ...what).toString('base64url'),
      code,
      email: address,
      role,
      invitedBy: account.id,
      nowMs: clock.now(),
    });
    if (expiresAtMs <= clock.now()) return { outcome: 'withdrawn' };
    const made = { outcome: 'made', code, expiresAtMs } as const;
    if (!isNew) return { ...made, mail: 'earlier' };
    await record(visitor, 'invited', account, `${address}: ${role}`);
    if (role === 'owner')
      await notices.queue(database.query, {
        act: 'owner-invited',
        by: account.email,
        whom: address,
      });
    const invitation = { email: address, role, ...made };
    return { ...made, mail: await sendByMail(parts, account, invitation) };
  };
}

async function sendByMail(
  { siteUrl, sendInvitation, onFailed }: Parts,
  from: InvitationMail['from'],
  {
    email,
    role,
    code,
    expiresAtMs,
  }: Pick<InvitationMail, 'email' | 'role' | 'code' | 'expiresAtMs'>,
): Promise<'none' | 'sent' | 'failed'> {
  if (sendInvitation === null) return 'none';
  try {
    const query = new URLSearchParams({ code, email });
    const link = `${siteUrl}${SIGN_UP_PATH}?${query}`;
    await sendInvitation({ email, from, role, link, code, expiresAtMs });
    return 'sent';
  } catch (error) {
    onFailed(error);
    return 'failed';
  }
}

const digest = (secret: string, kind: string, ...of: string[]) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([`invitation-${kind}`, ...of]))
    .digest();
