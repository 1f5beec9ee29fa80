import { newsletterWords } from '#copy/en/newsletter-words.ts';
import type { Wording } from '#copy/wording.ts';

const SUBSCRIBE_PATH = '/api/newsletter';

/**
 * Asks for a subscription, which counts once the link in the mail was opened (decision 21).
 * @returns what the server says to the visitor, and whether it took the address
 */
export async function subscribeNewsletter(
  wording: Wording,
  email: string,
): Promise<{ ok: boolean; message: string }> {
  const words = wording.of(newsletterWords);
  try {
    const answer = await fetch(SUBSCRIBE_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ email, location: location.href, consent: words.consent }),
    });
    const body = (await answer.json()) as { success?: boolean; message?: string; error?: string };
    const ok = answer.ok && body.success === true;
    return { ok, message: (ok ? body.message : body.error) || words.failed };
  } catch {
    return { ok: false, message: words.failed };
  }
}
