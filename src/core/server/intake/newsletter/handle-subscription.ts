import { inquiryWords } from '#copy/en/inquiry-words.ts';
import { newsletterWords } from '#copy/en/newsletter-words.ts';
import { refusalWords } from '#copy/en/refusal-words.ts';
import { wordingFor } from '#copy/wordings.ts';
import { type LogLine, describeFault } from '#server/store/store.ts';
import type { IntakeLimits } from '../spam/intake-limits.ts';
import type { Newsletter } from './newsletter.ts';

/** Asked to confirm, or why not, in words for the visitor. */
type SubscriptionAnswer =
  | { status: 200; message: string }
  | { status: 400 | 403 | 503; error: string }
  | { status: 429; error: string; retryAfterSeconds: number };

/** Who sent a request for the newsletter, as `ReadPost` found, and the code of the locale of the page it came from. */
type Sender = { address: string | null; fromThisSite: boolean; language: string };

export type SubscriptionHandler = (input: unknown, sender: Sender) => Promise<SubscriptionAnswer>;

/** The act behind the newsletter's form, however it was sent (content-model decision 21). */
export function createSubscriptionHandler(parts: {
  newsletter: Newsletter;
  /** Whether mails can be sent at all. */
  available: boolean;
  limits: IntakeLimits;
  log: LogLine;
}): SubscriptionHandler {
  const { newsletter, available, limits, log } = parts;
  return async (input, { address, fromThisSite, language }) => {
    const wording = wordingFor(language);
    const words = wording.of(newsletterWords);
    const refusals = wording.of(refusalWords);
    const unavailable = { status: 503, error: words.unavailable } as const;
    const noAddress = { status: 400, error: wording.of(inquiryWords).emailFormat } as const;
    if (!fromThisSite) return { status: 403, error: refusals.otherSite };
    if (!available) return unavailable;
    const { email, location, consent } = readTexts(input);
    if (email === '') return noAddress;
    const { waitSeconds, pressure } = await limits.take(address);
    if (waitSeconds > 0) {
      const error = pressure === 'client' ? refusals.tooMany : refusals.tooManyInAll;
      return { status: 429, error, retryAfterSeconds: waitSeconds };
    }
    try {
      const { outcome } = await newsletter.subscribe({ email, location, consent, language });
      return outcome === 'invalid' ? noAddress : { status: 200, message: words.asked };
    } catch (error) {
      log('error', 'A newsletter request could not be stored; the visitor was told so', {
        reason: describeFault(error),
      });
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
