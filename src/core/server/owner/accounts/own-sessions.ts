import type { Account, AccountProvider, CurrentSession, Visitor } from './account-provider.ts';
import type { AccountParts } from './account-parts.ts';

/** What signed-in people see and end of their sessions. */
export function createOwnSessions(
  parts: AccountParts & { secondFactorRequired: boolean },
): Pick<AccountProvider, 'current' | 'settingUp' | 'sessions' | 'endSession' | 'endOtherSessions'> {
  const { sessions, devices, record, secondFactorRequired } = parts;
  /** The account may do everything, or nothing but set its second factor up. */
  const isComplete = ({ hasSecondFactor }: Account) => hasSecondFactor || !secondFactorRequired;

  return {
    current: (visitor, asked) => sessionOf(visitor, isComplete, asked),
    settingUp: (visitor) => sessionOf(visitor, (account) => !isComplete(account)),

    async sessions(visitor) {
      const session = await sessions.live(visitor);
      return session ? sessions.list(session) : [];
    },

    async endSession(visitor, id) {
      const session = await sessions.live(visitor);
      if (!session) return false;
      const ended = await sessions.endWhere(session, (other) => other === id);
      if (ended > 0) await record(visitor, 'session-ended', session.account, String(ended));
      return ended > 0;
    },

    async endOtherSessions(visitor) {
      const session = await sessions.live(visitor);
      if (!session) return 0;
      await devices.endAll(session.account.id);
      const ended = await sessions.endWhere(session, (other) => other !== session.sessionId);
      if (ended > 0) await record(visitor, 'session-ended', session.account, String(ended));
      return ended;
    },
  };

  async function sessionOf(
    visitor: Visitor,
    wanted: (account: Account) => boolean,
    asked?: { isPoll: boolean },
  ): Promise<CurrentSession | null> {
    const session = await sessions.live(visitor, asked);
    if (!session || !wanted(session.account)) return null;
    const { account, sessionId, isFresh, cookies } = session;
    return { account, sessionId, isFresh, cookies };
  }
}
