import type { Clock, Secrets } from '#server/store/store.ts';
import type { AuditAction } from '../audit/audit.ts';
import type { Visitor } from './account-provider.ts';
import type { AccountSessions } from './account-sessions.ts';
import type { AuthParts } from './auth-calls.ts';
import type { KnownDevices } from './known-devices.ts';
import type { OwnerNotices } from './owner-notices.ts';
import type { SignInLimits } from './sign-in-limits.ts';

/** What every part of the account provider works with. */
export type AccountParts = AuthParts & {
  secrets: Secrets;
  clock: Clock;
  sessions: AccountSessions;
  limits: SignInLimits;
  devices: KnownDevices;
  notices: OwnerNotices;
  siteUrl: string;
  siteName: () => string;
  /** Writes an act down in the audit trail. */
  record: (
    visitor: Pick<Visitor, 'address'>,
    action: AuditAction,
    account: { id: string; email: string } | null,
    subject?: string,
  ) => Promise<void>;
  /** Cookies of a device that has now signed in. */
  rememberDevice: (email: string) => Promise<string>;
};
