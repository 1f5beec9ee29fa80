import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { secretsOf, toSecrets, type Secrets, type Tables } from '#server/store/store.ts';
import { openToken, signToken } from '../../signed-token.ts';

/**
 * Signed words that open a preview: a link to one page or to any, and the session that follows. Whether what
 * they rest on still holds is asked of the store (preview-rights.ts).
 */
export type PreviewTokens = {
  /** @param path page the link leads to; null for a link that names its page beside the token */
  issueLink(link: { id?: string; path: string | null; expiresAtMs: number }): string;
  readLink(token: string, nowMs: number): PreviewLinkClaim | null;
  issueSession(session: { origin: PreviewOrigin; expiresAtMs: number }): string;
  /** What a good session rests on; null for no good session. */
  readSession(token: string, nowMs: number): PreviewOrigin | null;
};

/** What a preview rests on: a link, whose id is null where it is not stored, or the session of somebody signed in. */
export type PreviewOrigin = { linkId: string | null } | { sessionId: string };

type PreviewLinkClaim = {
  /** Null for a link that is not stored. */
  id: string | null;
  path: string | null;
  expiresAtMs: number;
};

const linkShape = z.object({
  id: z.string().optional(),
  path: z.string().nullable(),
  ends: z.int(),
});
const sessionShape = z.union([
  z.object({ link: z.string().nullable(), ends: z.int() }),
  z.object({ session: z.string(), ends: z.int() }),
]);

/** What previews are signed with under these values of AUTH_SECRET: a secret for this purpose alone. */
export function toPreviewSecrets({ current, all }: Secrets): Secrets {
  const derive = (secret: string) =>
    createHmac('sha256', secret).update('preview links').digest('base64url');
  return toSecrets(derive(current), all.map(derive));
}

/**
 * Signs previews with what follows from AUTH_SECRET, else with a secret that is made once and kept in the store. Links of
 * that one, and of the earlier values behind AUTH_SECRET, stay good.
 */
export async function openPreviewTokens(
  query: Kysely<Tables>,
  authSecrets: Secrets | null,
  nowMs: number,
): Promise<PreviewTokens> {
  const given = authSecrets && toPreviewSecrets(authSecrets);
  return createPreviewTokens(await secretsOf(query, 'preview-secret', given, nowMs));
}

export function createPreviewTokens(secrets: Secrets): PreviewTokens {
  // Of two kinds, so that a link that went round by mail is never good as a cookie.
  function issue(kind: string, content: object): string {
    const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
    return signToken(`preview-${kind}`, payload, secrets.current);
  }

  function read<T extends { ends: number }>(
    kind: string,
    token: string,
    shape: z.ZodType<T>,
    nowMs: number,
  ): T | null {
    const payload = openToken(`preview-${kind}`, token, secrets.all);
    if (payload === null) return null;
    const content = shape.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    return content.success && content.data.ends > nowMs ? content.data : null;
  }

  return {
    issueLink: ({ id, path, expiresAtMs }) =>
      issue('link', { ...(id === undefined ? {} : { id }), path, ends: expiresAtMs }),
    readLink(token, nowMs) {
      const link = read('link', token, linkShape, nowMs);
      return link && { id: link.id ?? null, path: link.path, expiresAtMs: link.ends };
    },
    issueSession: ({ origin, expiresAtMs }) =>
      issue('session', {
        ...('linkId' in origin ? { link: origin.linkId } : { session: origin.sessionId }),
        ends: expiresAtMs,
      }),
    readSession(token, nowMs) {
      const session = read('session', token, sessionShape, nowMs);
      if (session === null) return null;
      return 'link' in session ? { linkId: session.link } : { sessionId: session.session };
    },
  };
}
