import { inquiryWords } from '#copy/inquiry-words.ts';
import { newsletterWords } from '#copy/newsletter-words.ts';
import type { IntakeLimits } from '../spam/intake-limits.ts';
import type { Newsletter } from './newsletter.ts';

/** Asked to confirm, or why not, in words for the visitor. */
type SubscriptionAnswer =
  | { status: 200; message: string }
  | { status: 400 | 403 | 503; error: string }
  | { status: 429; error: string; retryAfterSeconds: number };

/** Who sent a request for the newsletter, as `ReadPost` tells. */
type Sender = { address: string | null; fromThisSite: boolean };

export type SubscriptionHandler = (input: unknown, sender: Sender) => Promise<SubscriptionAnswer>;

/** The act behind the newsletter's form, however it was sent (content-model decision 21). */
export function createSubscriptionHandler(parts: {
  newsletter: Newsletter;
  /** Whether mails can be sent at all. */
  available: boolean;
  limits: IntakeLimits;
}): SubscriptionHandler {
  const { newsletter, available, limits } = parts;
  const unavailable = { status: 503, error: newsletterWords.unavailable } as const;
  const noAddress = { status: 400, error: inquiryWords.emailFormat } as const;
  return async (input, { address, fromThisSite }) => {
    if (!fromThisSite) return { status: 403, error: inquiryWords.refused.otherSite };
    if (!available) return unavailable;
    const { email, location, consent } = readTexts(input);
    if (email === '') return noAddress;
    const { waitSeconds } = await limits.take(address);
    if (waitSeconds > 0) {
      const error = inquiryWords.refused.tooMany;
      return { status: 429, error, retryAfterSeconds: waitSeconds };
    }
    try {
      const { outcome } = await newsletter.subscribe({ email, location, consent });
      return outcome === 'invalid' ? noAddress : { status: 200, message: newsletterWords.asked };
    } catch {
      return unavailable;
    }
  };
}

/** What is no text counts as empty. */
function readTexts(input: unknown): { email: string; location: string; consent: string } {
  const given = (input ?? {}) as Record<string, unknown>;
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : '');
  return { email: text('email'), location: text('location'), consent: text('consent') };
}
