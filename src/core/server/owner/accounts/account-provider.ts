import type { PasswordFault } from './password-rules.ts';
import type { OpenInvitation } from './invitations.ts';
import type { Role } from './permissions.ts';

/** What of a request concerns accounts. */
export type Visitor = {
  /** The Cookie header as it came. */
  cookie: string | null;
  /** From `clientAddress`; null when unknown. */
  address: string | null;
  userAgent: string | null;
};

/** A person who may use the owner's screens. */
export type Account = {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** When another account made it an owner; null for the first, and for one made at the console. */
  ownerSinceMs: number | null;
  hasSecondFactor: boolean;
  /** From when its second factor counts against other people; it signs in at once. */
  factorCountsFromMs: number | null;
  createdAtMs: number;
};

/** Set-Cookie values that the answer must carry. */
type WithCookies = { cookies: string[] };

export type CurrentSession = WithCookies & {
  account: Account;
  sessionId: string;
  /** Whether it began just now, as removing someone asks for. */
  isFresh: boolean;
};

export type SessionEntry = {
  id: string;
  isCurrent: boolean;
  startedAtMs: number;
  lastUsedAtMs: number;
  address: string | null;
  userAgent: string | null;
};

/** Too many tries: how long to wait. */
export type MustWait = { outcome: 'wait'; seconds: number };

type SignInResult =
  | ({ outcome: 'signed-in'; account: Account } & WithCookies)
  | ({ outcome: 'second-step' } & WithCookies)
  | { outcome: 'refused' }
  | MustWait;

type SecondStepResult =
  | ({ outcome: 'signed-in'; account: Account } & WithCookies)
  | { outcome: 'refused' }
  /** The first step is too long ago, or never happened. */
  | { outcome: 'expired' }
  /** The factor was set up under a secret that the site does not have any more: no code can be right. */
  | { outcome: 'unreadable' }
  | MustWait;

type SignUpResult =
  | ({ outcome: 'signed-up'; account: Account } & WithCookies)
  | { outcome: 'closed' }
  | { outcome: 'bad-email' }
  | { outcome: 'taken' }
  | { outcome: 'bad-password'; fault: PasswordFault }
  | MustWait;

/** `no-mail`: this site sends none, so a link has to be made at its console. */
type AskForResetResult = { outcome: 'asked' } | { outcome: 'no-mail' } | MustWait;

type ResetResult =
  | { outcome: 'done' }
  /** The link was used, has run out, or is none. */
  | { outcome: 'closed' }
  | { outcome: 'bad-password'; fault: PasswordFault }
  | MustWait;

type PasswordCheck = { outcome: 'right' } | { outcome: 'wrong' } | MustWait;

export type ChangeResult<Extra extends object = object> =
  | ({ outcome: 'done' } & WithCookies & Extra)
  | { outcome: 'wrong' }
  | { outcome: 'bad-password'; fault: PasswordFault }
  | MustWait;

type InviteResult =
  | {
      outcome: 'made';
      /** The one-time code, of which only a hash is kept. */
      code: string;
      expiresAtMs: number;
      /** `none`: this site sends no mail; `earlier`: the same form was sent before, and no second mail goes out. */
      mail: 'sent' | 'failed' | 'none' | 'earlier';
    }
  /** The address has an account, or is none; or whoever invites is no owner any more. */
  | { outcome: 'refused' }
  /** The same form was sent before, and its invitation was withdrawn since. */
  | { outcome: 'withdrawn' };

export type RemoveResult =
  | { outcome: 'removed' }
  /** The password was wrong, or the session has ended. */
  | { outcome: 'wrong' }
  /** The sign-in is too long ago. */
  | { outcome: 'stale' }
  /** The address typed is not the one of the person chosen. */
  | { outcome: 'not-typed' }
  | { outcome: 'own' }
  /** The person is an owner or has a second factor, and whoever removes them has none that counts. */
  | { outcome: 'needs-factor' }
  /** They look after inquiries, and nobody was chosen who can from now on; nobody has to be chosen as such. */
  | { outcome: 'no-successor' }
  /** There is no such account any more, or whoever removes was removed meanwhile, or is no owner any more. */
  | { outcome: 'gone' }
  | MustWait;

export type RoleChangeResult =
  | { outcome: 'changed' }
  | { outcome: 'wrong' }
  /** The person is an owner or has a second factor, and whoever changes their role has none that counts. */
  | { outcome: 'needs-factor' }
  /** The only owner stays one; without a factor that counts, the only one who has been one for some time. */
  | { outcome: 'last-owner' }
  /** Somebody else has changed it since the page was made. */
  | { outcome: 'overtaken' }
  /** As for `RemoveResult`, where the new role sees no inquiries. */
  | { outcome: 'no-successor' }
  /** There is no such account any more, or whoever changes it is no owner any more. */
  | { outcome: 'gone' }
  | MustWait;

type ConfirmFactorResult =
  | { outcome: 'confirmed' }
  | { outcome: 'wrong' }
  | { outcome: 'own' }
  /** One of the two was made an owner only now: whoever did may be at both. */
  | { outcome: 'too-new' }
  /** The factor counts already, is another now, or is off; or whoever confirms is no owner any more. */
  | { outcome: 'gone' }
  | MustWait;

/**
 * Everything the site asks of accounts (part 2 sections 6 and 7: sign-in, sign-up, sign-out, session). One implementation
 * stands behind it, and nothing else knows which. Methods that change something expect that the origin of the request was
 * checked.
 */
export type AccountProvider = {
  hasAccounts(): Promise<boolean>;
  /**
   * Null for no, an expired, a forged or an ended session.
   * @param asked.isPoll of a page that asks by itself: the session is over an hour after the last other request
   */
  current(visitor: Visitor, asked?: { isPoll: boolean }): Promise<CurrentSession | null>;
  /** A session that is good for setting a second factor up and for nothing else: one is required, and missing. */
  settingUp(visitor: Visitor): Promise<CurrentSession | null>;
  signIn(visitor: Visitor, input: { email: string; password: string }): Promise<SignInResult>;
  /** How it stands with the second step that a request carries; see `SecondStepResult`. */
  secondStep(visitor: Visitor): Promise<'open' | 'unreadable' | 'expired'>;
  /** @param code six digits of the authenticator, or a recovery code */
  passSecondStep(visitor: Visitor, code: string): Promise<SecondStepResult>;
  signUp(
    visitor: Visitor,
    input: { code: string; name: string; email: string; password: string },
  ): Promise<SignUpResult>;
  signOut(visitor: Visitor): Promise<WithCookies>;

  /** Whether links to new passwords can be sent; otherwise they are made at the console. */
  readonly sendsMail: boolean;
  /** Has a link to a new password sent. Answers the same whether there is such an account or not. */
  askForReset(visitor: Visitor, email: string): Promise<AskForResetResult>;
  /** Whether a link's token is still good. */
  isResetOpen(token: string): Promise<boolean>;
  /** Sets a new password and ends every session; the second factor stays. */
  resetPassword(visitor: Visitor, input: { token: string; next: string }): Promise<ResetResult>;

  /** Asks for the password again, before a sensitive change. */
  confirmPassword(visitor: Visitor, password: string): Promise<PasswordCheck>;
  /** Ends every other session and renews this one. */
  changePassword(visitor: Visitor, input: { current: string; next: string }): Promise<ChangeResult>;

  sessions(visitor: Visitor): Promise<SessionEntry[]>;
  endSession(visitor: Visitor, id: string): Promise<boolean>;
  endOtherSessions(visitor: Visitor): Promise<number>;

  /** Begins to set a second factor up; it signs in from `finishSecondFactor` on. */
  beginSecondFactor(visitor: Visitor, password: string): Promise<ChangeResult>;
  /** What the authenticator needs while a second factor is being set up; null otherwise. */
  pendingSecondFactor(visitor: Visitor): Promise<{ uri: string; secret: string } | null>;
  /** Answers the recovery codes, once. */
  finishSecondFactor(
    visitor: Visitor,
    code: string,
  ): Promise<ChangeResult<{ recoveryCodes: string[] }>>;
  endSecondFactor(visitor: Visitor, password: string): Promise<ChangeResult>;
  renewRecoveryCodes(
    visitor: Visitor,
    password: string,
  ): Promise<ChangeResult<{ recoveryCodes: string[] }>>;

  /**
   * Lets another owner's new second factor count at once. For owners.
   * @param input.countsFromMs of the factor that is meant, as the screen showed it
   */
  confirmFactor(
    visitor: Visitor,
    input: { id: string; countsFromMs: number; password: string },
  ): Promise<ConfirmFactorResult>;

  accounts(): Promise<Account[]>;
  /**
   * Ends an account, its sessions, and the invitations and preview links it made; never the caller's own, so an owner always stays. For owners.
   * Asks for a sign-in of just now, the password, and the person's address in full.
   * @param input.successor who gets their inquiries and follow-ups: an id; null for nobody; undefined: not chosen
   */
  removeAccount(
    visitor: Visitor,
    input: {
      id: string;
      typedEmail: string;
      password: string;
      successor?: string | null | undefined;
    },
  ): Promise<RemoveResult>;
  /**
   * Changes what an account may do, from its next request on, and ends what it gave and could not give now. For owners,
   * who may change their own while another stays.
   * @param input.shownRole what it was on the page that asks for it; undefined asks for no comparison
   * @param input.successor as for `removeAccount`
   */
  changeRole(
    visitor: Visitor,
    input: {
      id: string;
      role: Role;
      shownRole?: Role | null;
      password: string;
      successor?: string | null | undefined;
    },
  ): Promise<RoleChangeResult>;
  /**
   * Makes an invitation and mails it where mail works.
   * @param requestId names the form that was sent: the same one sent again is the same invitation
   */
  invite(
    visitor: Visitor,
    input: { email: string; role: Role; requestId?: string },
  ): Promise<InviteResult>;
  invitations(): Promise<OpenInvitation[]>;
  withdrawInvitation(visitor: Visitor, id: string): Promise<boolean>;
  /** A one-time code for the first account; null when there is an account. */
  firstAccountCode(): Promise<string | null>;
  /** Makes second factors readable that were set up under a former secret. Once, at the start. */
  prepareSecondFactors(): Promise<{ renewed: number; unreadable: number }>;
  settled(): Promise<void>;
};
