import { openToken, signToken } from '../../signed-token.ts';

/** What a token says: for which form, with which key, and since when. */
type TokenContent = {
  formType: string;
  key: string;
  issuedAtMs: number;
  /** Given while nothing was unusual and no proof of work was asked for: it lets one inquiry in later on. */
  isPass?: boolean;
};

export type TokenCheck =
  | 'good'
  | 'missing'
  | 'forged'
  | 'other-form'
  | 'other-key'
  | 'too-fast'
  | 'too-old'
  | 'from-the-future';

/** Nobody reads a form, fills in three fields and sends it faster than this. */
const FILLING_MIN_MS = 2_000;
const TOKEN_AGE_MAX_MS = 24 * 60 * 60_000;
/** Clocks of two processes may differ by so much. */
const CLOCK_TOLERANCE_MS = 5_000;

const PURPOSE = 'form-token';

/** Signs that a form was opened now. The token holds nothing about the visitor. */
export function issueFormToken(content: TokenContent, secret: string): string {
  const body = Buffer.from(
    JSON.stringify([content.formType, content.key, content.issuedAtMs, content.isPass ?? false]),
  ).toString('base64url');
  return signToken(PURPOSE, body, secret);
}

/**
 * Checks the token that came with a post. A bad one only counts against the post, it never refuses it.
 * @param secrets any of which may have signed it
 */
export function checkFormToken(
  token: string | null,
  expected: { formType: string; key: string | null; nowMs: number },
  secrets: readonly string[],
): TokenCheck {
  if (token === null) return 'missing';
  const content = readToken(token, secrets);
  if (content === null) return 'forged';
  if (content.formType !== expected.formType) return 'other-form';
  if (content.key !== expected.key) return 'other-key';
  const ageMs = expected.nowMs - content.issuedAtMs;
  if (ageMs < -CLOCK_TOLERANCE_MS) return 'from-the-future';
  if (ageMs < FILLING_MIN_MS) return 'too-fast';
  return ageMs > TOKEN_AGE_MAX_MS ? 'too-old' : 'good';
}

/**
 * The pass of a visitor who comes back to a form that was opened before the rush; null where the token is none.
 * Whoever uses it stores the signature until `expiresAtMs`: it is good once.
 */
export function readFormPass(
  ...[token, expected, secrets]: Parameters<typeof checkFormToken>
): { signature: string; expiresAtMs: number } | null {
  if (token === null || checkFormToken(token, expected, secrets) !== 'good') return null;
  const { isPass, key, issuedAtMs } = readToken(token, secrets)!;
  return isPass ? { signature: `form:${key}`, expiresAtMs: issuedAtMs + TOKEN_AGE_MAX_MS } : null;
}

function readToken(token: string, secrets: readonly string[]): TokenContent | null {
  const body = openToken(PURPOSE, token, secrets);
  if (body === null) return null;
  const [formType, key, issuedAtMs, isPass] = JSON.parse(
    Buffer.from(body, 'base64url').toString(),
  ) as [string, string, number, boolean?];
  return { formType, key, issuedAtMs, isPass: isPass ?? false };
}
