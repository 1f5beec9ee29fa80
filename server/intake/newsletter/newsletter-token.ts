import { createHmac, timingSafeEqual } from 'node:crypto';

export type NewsletterAct = 'confirm' | 'unsubscribe';

function sign(act: NewsletterAct, subject: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`newsletter-${act}:${subject}`).digest();
}

/** A link's token: what it is about, signed for one act only. Nothing of it needs to be stored. */
export function newsletterToken(act: NewsletterAct, subject: string, secret: string): string {
  return `${subject}.${sign(act, subject, secret).toString('base64url')}`;
}

/**
 * @param secrets any of which may have signed it
 * @returns what the token is about, or null for a token that is not ours or not for this act
 */
export function readNewsletterToken(
  act: NewsletterAct,
  token: string,
  secrets: readonly string[],
): string | null {
  if (token.length > 200) return null;
  const [subject, signature, ...rest] = token.split('.');
  if (!subject || !signature || rest.length > 0) return null;
  const given = Buffer.from(signature, 'base64url');
  const isOurs = secrets.some((secret) => {
    const right = sign(act, subject, secret);
    return given.length === right.length && timingSafeEqual(given, right);
  });
  return isOurs ? subject : null;
}
