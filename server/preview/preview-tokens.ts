import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Signed words that open a preview: a link to one page or to any, and the session that follows. */
export type PreviewTokens = {
  /** @param path page the link leads to; null for a link that names its page beside the token */
  issueLink(link: { path: string | null; expiresAtMs: number }): string;
  readLink(token: string, nowMs: number): { path: string | null } | null;
  issueSession(expiresAtMs: number): string;
  isSession(token: string, nowMs: number): boolean;
};

const LONGEST = 2_000;
const linkShape = z.object({ path: z.string().nullable(), ends: z.int() });
const sessionShape = z.object({ ends: z.int() });

export function createPreviewTokens(secret: string): PreviewTokens {
  // Of two kinds, so that a link that went round by mail is never good as a cookie.
  const sign = (kind: string, payload: string) =>
    createHmac('sha256', secret).update(`preview-${kind}:${payload}`).digest();

  function issue(kind: string, content: object): string {
    const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
    return `${payload}.${sign(kind, payload).toString('base64url')}`;
  }

  function read<T extends { ends: number }>(
    kind: string,
    token: string,
    shape: z.ZodType<T>,
    nowMs: number,
  ): T | null {
    const [payload = '', signature = '', ...rest] = token.length > LONGEST ? [] : token.split('.');
    const given = Buffer.from(signature, 'base64url');
    const expected = sign(kind, payload);
    if (rest.length > 0 || given.length !== expected.length) return null;
    if (!timingSafeEqual(given, expected)) return null;
    const content = shape.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    return content.success && content.data.ends > nowMs ? content.data : null;
  }

  return {
    issueLink: ({ path, expiresAtMs }) => issue('link', { path, ends: expiresAtMs }),
    readLink(token, nowMs) {
      const link = read('link', token, linkShape, nowMs);
      return link && { path: link.path };
    },
    issueSession: (expiresAtMs) => issue('session', { ends: expiresAtMs }),
    isSession: (token, nowMs) => read('session', token, sessionShape, nowMs) !== null,
  };
}
