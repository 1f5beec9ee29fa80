import type { Account, AccountProvider, Visitor } from './account-provider.ts';
import { openWith, type FactorStore } from './factor-store.ts';
import type { LiveSession } from './account-sessions.ts';
import { readCookie } from './account-cookies.ts';
import { cookiesOf, headersFor, isRefusal, toAccount } from './auth-calls.ts';
import type { PasswordGate } from './password-gate.ts';
import { SETTLES_AFTER_MS } from './permissions.ts';
import type { UsedCodes } from './used-codes.ts';
import type { AccountParts } from './account-parts.ts';

type Parts = AccountParts & { gate: PasswordGate; usedCodes: UsedCodes; factors: FactorStore };

type Methods = Pick<
  AccountProvider,
  | 'secondStep'
  | 'passSecondStep'
  | 'beginSecondFactor'
  | 'pendingSecondFactor'
  | 'finishSecondFactor'
  | 'endSecondFactor'
  | 'renewRecoveryCodes'
>;

const TOTP = /^\d{6}$/u;

/** The second factor: an authenticator's codes, each good once, and recovery codes. */
export function createSecondFactor(parts: Parts): Methods {
  return {
    secondStep: readSecondStep(parts),
    passSecondStep: passSecondStep(parts),
    beginSecondFactor: beginSecondFactor(parts),
    pendingSecondFactor: readPendingFactor(parts),
    finishSecondFactor: finishSecondFactor(parts),
    endSecondFactor: endSecondFactor(parts),
    renewRecoveryCodes: renewRecoveryCodes(parts),
  };
}

function readSecondStep(parts: Parts): Methods['secondStep'] {
  const { factors } = parts;
  return async (visitor) => {
    const pending = await findPendingUser(parts, visitor);
    if (!pending) return 'expired';
    const readable = await factors.prepare(pending.id);
    return readable && (readable.authenticator || readable.recovery) ? 'open' : 'unreadable';
  };
}

function passSecondStep(parts: Parts): Methods['passSecondStep'] {
  const { cookies, limits, factors, record } = parts;
  return async (visitor, given) => {
    const pending = await findPendingUser(parts, visitor);
    if (!pending) return { outcome: 'expired' };
    const code = given.replaceAll(/\s/gu, '');
    const isTotp = TOTP.test(code);
    const readable = await factors.prepare(pending.id);
    // Before the try is counted: no code could be right.
    if (!(isTotp ? readable?.authenticator : readable?.recovery)) return { outcome: 'unreadable' };
    const attempt = {
      email: pending.email,
      address: visitor.address,
      device: readCookie(visitor.cookie, cookies.names.device),
    };
    const seconds = await limits.take(attempt);
    if (seconds > 0) return { outcome: 'wait', seconds };
    const passed = await verify(parts, visitor, code, isTotp);
    if (!passed || (isTotp && !(await spendOrEnd(parts, pending.id, code, passed.token)))) {
      await record(visitor, 'second-step-failed', pending);
      return { outcome: 'refused' };
    }
    await limits.forgive(attempt);
    const account = toAccount(passed.user);
    if (!isTotp) await record(visitor, 'recovery-code-used', account);
    await record(visitor, 'signed-in', account);
    return {
      outcome: 'signed-in',
      account,
      cookies: [...passed.cookies, await parts.rememberDevice(account.email)],
    };
  };
}

/** Whose second step a request carries, as the library signed it. */
async function findPendingUser(
  parts: Parts,
  visitor: Visitor,
): Promise<{ id: string; email: string } | null> {
  const { auth, cookies } = parts;
  const context = await auth.$context;
  const signed = readCookie(visitor.cookie, cookies.names.secondStep);
  // The signature is checked when the code is; here the identifier only leads to the account that is tried.
  const identifier = signed?.slice(0, signed.lastIndexOf('.')) ?? '';
  if (!identifier.startsWith('2fa-') || identifier.startsWith('2fa-attempts-')) return null;
  const step = await context.internalAdapter.findVerificationValue(identifier);
  if (!step || new Date(step.expiresAt).getTime() <= Date.now()) return null;
  const user = await context.internalAdapter.findUserById(step.value);
  return user && { id: user.id, email: user.email };
}

/** Two requests with one code: the second finds it used, and the session it was given is ended before it is handed out. */
async function spendOrEnd(
  parts: Parts,
  userId: string,
  code: string,
  token: string,
): Promise<boolean> {
  const { usedCodes, sessions } = parts;
  if (await usedCodes.spend(userId, code)) return true;
  await sessions.endToken(token);
  return false;
}

function beginSecondFactor(parts: Parts): Methods['beginSecondFactor'] {
  const { auth, cookies, gate } = parts;
  return async (visitor, password) => {
    const checked = await gate(visitor, password);
    if (checked.outcome !== 'right') return checked;
    if (checked.account.hasSecondFactor) return { outcome: 'wrong' };
    try {
      // Before the factor is there: it counts from no moment until it has one of its own.
      await (
        await auth.$context
      ).internalAdapter.updateUser(checked.account.id, { factorCountsFrom: null });
      await auth.api.enableTwoFactor({
        body: { password },
        headers: headersFor(visitor, [cookies.names.session]),
      });
      return { outcome: 'done', cookies: [] };
    } catch (error) {
      if (isRefusal(error)) return { outcome: 'wrong' };
      throw error;
    }
  };
}

function readPendingFactor(parts: Parts): Methods['pendingSecondFactor'] {
  const { sessions } = parts;
  return async (visitor) => {
    const session = await sessions.live(visitor);
    return session && !session.account.hasSecondFactor
      ? readAuthenticatorKey(parts, session)
      : null;
  };
}

function finishSecondFactor(parts: Parts): Methods['finishSecondFactor'] {
  const { auth, sessions, limits, usedCodes, factors, clock } = parts;
  return async (visitor, given) => {
    const session = await sessions.live(visitor);
    const code = given.replaceAll(/\s/gu, '');
    if (!session || session.account.hasSecondFactor || !TOTP.test(code))
      return { outcome: 'wrong' };
    const { account, sessionId } = session;
    const seconds = await limits.take({ act: 'factor', sessionId });
    if (seconds > 0) return { outcome: 'wait', seconds };
    const readable = await factors.prepare(account.id);
    const passed = readable?.authenticator && (await verify(parts, visitor, code, true, session));
    if (!passed) return { outcome: 'wrong' };
    await usedCodes.spend(account.id, code);
    const countsFromMs = clock.now() + SETTLES_AFTER_MS;
    const { internalAdapter } = await auth.$context;
    await internalAdapter.updateUser(account.id, { factorCountsFrom: countsFromMs });
    const { backupCodes } = await auth.api.viewBackupCodes({
      body: { userId: account.id },
    });
    await tell(parts, visitor, account, 'second-factor-on', countsFromMs);
    return { outcome: 'done', cookies: passed.cookies, recoveryCodes: [...backupCodes] };
  };
}

function endSecondFactor(parts: Parts): Methods['endSecondFactor'] {
  const { auth, cookies, gate } = parts;
  return async (visitor, password) => {
    const checked = await gate(visitor, password);
    if (checked.outcome !== 'right') return checked;
    const { headers } = await auth.api.disableTwoFactor({
      body: { password },
      headers: headersFor(visitor, [cookies.names.session]),
      returnHeaders: true,
    });
    await tell(parts, visitor, checked.account, 'second-factor-off');
    return { outcome: 'done', cookies: cookiesOf(headers) };
  };
}

function renewRecoveryCodes(parts: Parts): Methods['renewRecoveryCodes'] {
  const { auth, cookies, gate } = parts;
  return async (visitor, password) => {
    const checked = await gate(visitor, password);
    if (checked.outcome !== 'right') return checked;
    if (!checked.account.hasSecondFactor) return { outcome: 'wrong' };
    const { backupCodes } = await auth.api.generateBackupCodes({
      body: { password },
      headers: headersFor(visitor, [cookies.names.session]),
    });
    await tell(parts, visitor, checked.account, 'recovery-codes-made');
    return { outcome: 'done', cookies: [], recoveryCodes: backupCodes };
  };
}

/** Writes down what was done to a second factor, and mails it to the owners and to whoever it is about. */
async function tell(
  { database, notices, record }: Parts,
  visitor: Visitor,
  account: Account,
  act: 'second-factor-on' | 'second-factor-off' | 'recovery-codes-made',
  countsFromMs?: number,
): Promise<void> {
  const { email } = account;
  await record(visitor, act, account);
  const notice = { act, by: email, whom: email, ...(countsFromMs && { countsFromMs }) };
  await notices.queue(database.query, notice, [email]);
}

async function readAuthenticatorKey(parts: Parts, { account }: LiveSession) {
  const { auth, secrets, siteName } = parts;
  const context = await auth.$context;
  const row = await context.adapter.findOne<{ secret: string; verified: boolean | null }>({
    model: 'twoFactor',
    where: [{ field: 'userId', value: account.id }],
  });
  if (!row || row.verified !== false) return null;
  const text = await openWith(secrets.all, row.secret);
  if (text === null) return null;
  const secret = toBase32(text);
  const label = encodeURIComponent(`${siteName()}:${account.email}`);
  const uri = `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(siteName())}&digits=6&period=30`;
  return { uri, secret };
}

async function verify(
  parts: Parts,
  visitor: Visitor,
  code: string,
  isTotp: boolean,
  session?: LiveSession,
) {
  const { auth, cookies } = parts;
  // Never both cookies: with a session the library would take the code as one for that session's account.
  const headers = headersFor(visitor, [session ? cookies.names.session : cookies.names.secondStep]);
  try {
    const call = { body: { code }, headers, returnHeaders: true } as const;
    const answer = isTotp ? await auth.api.verifyTOTP(call) : await auth.api.verifyBackupCode(call);
    const { token, user } = answer.response as {
      token: string;
      user: Parameters<typeof toAccount>[0];
    };
    return { token, user, cookies: cookiesOf(answer.headers) };
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The form in which authenticators take a secret (RFC 4648), without padding. */
function toBase32(text: string): string {
  const bits = [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/gu) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}
