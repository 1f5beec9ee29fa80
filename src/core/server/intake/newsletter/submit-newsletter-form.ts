import type { SubscriptionHandler } from './handle-subscription.ts';

/** What a page shows after the newsletter's form was posted without JavaScript. */
export type NewsletterFormResult =
  | { outcome: 'asked' }
  | {
      outcome: 'failed';
      status: 400 | 403 | 429 | 503;
      message: string;
      /** What the visitor had written, to be shown again. */
      email: string;
    };

/** The plain-form act: the same as the JSON call, for the site's own routes. */
export function createNewsletterSubmission(handle: SubscriptionHandler) {
  return async (
    form: FormData,
    sender: Parameters<SubscriptionHandler>[1],
  ): Promise<NewsletterFormResult> => {
    // Of a name that comes twice the first counts; a file is no text.
    const input = Object.fromEntries(
      ['email', 'location', 'consent'].map((name) => [name, form.get(name)]),
    );
    const answer = await handle(input, sender);
    if (answer.status === 200) return { outcome: 'asked' };
    const email = typeof input.email === 'string' ? input.email : '';
    return { outcome: 'failed', status: answer.status, message: answer.error, email };
  };
}

export type SubmitNewsletterForm = ReturnType<typeof createNewsletterSubmission>;
