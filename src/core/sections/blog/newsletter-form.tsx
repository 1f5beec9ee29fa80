import { useId, useState, type FormEvent } from 'react';
import type { BlogPage } from '#content/blog/post.ts';
import { newsletterWords } from '#copy/en/newsletter-words.ts';
import type { Wording } from '#copy/wording.ts';
import { useAddress } from '#ui/address-context.ts';
import { Button } from '#ui/button.tsx';
import type { WordMarks } from '#ui/word-marks.ts';
import { useWording } from '#ui/wording-context.ts';

const BOX =
  'w-full min-w-0 flex-1 basis-56 rounded-input border border-field bg-card px-[15px] py-[13px] text-body text-text aria-invalid:border-error';

type Step = { state: 'idle' | 'sending' } | { state: 'asked' | 'failed'; message: string };

type Props = {
  /** Placeholder and button from content. */
  words: Pick<BlogPage['newsletter'], 'placeholder' | 'buttonText'>;
  /** Of those words. */
  marks?: { placeholder: WordMarks; buttonText: WordMarks };
  /** What the server answered to a plain post: what was typed, and why it was not taken. */
  posted?: { email: string; message: string } | null;
};

/** The newsletter's form: posts natively, and once hydrated asks without leaving the page (decision 21). */
export function NewsletterForm({ words, marks, posted = null }: Props) {
  const toAddress = useAddress();
  const wording = useWording();
  const { consent, label, sending } = wording.of(newsletterWords);
  const id = useId();
  const [step, setStep] = useState<Step>(
    posted ? { state: 'failed', message: posted.message } : { state: 'idle' },
  );

  const subscribe = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step.state === 'sending') return;
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    setStep({ state: 'sending' });
    const { ok, message } = await subscribeNewsletter(wording, field.value.trim());
    setStep({ state: ok ? 'asked' : 'failed', message });
    if (!ok) field.focus();
  };

  if (step.state === 'asked') {
    return (
      // The button that had the focus is gone.
      <p ref={takeFocus} tabIndex={-1} role="status" className="font-medium">
        {step.message}
      </p>
    );
  }
  return (
    <form
      method="post"
      action={toAddress('/newsletter')}
      onSubmit={(event) => void subscribe(event)}
    >
      <label htmlFor={id} className="text-note font-medium">
        {label}
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          {...marks?.placeholder}
          placeholder={words.placeholder}
          defaultValue={posted?.email}
          aria-describedby={`${id}-error ${id}-note`}
          aria-invalid={step.state === 'failed' || undefined}
          className={BOX}
          // A page that answers a post begins at what needs another look.
          {...(posted && { autoFocus: true })}
        />
        <input type="hidden" name="consent" value={consent} />
        <Button type="submit" aria-disabled={step.state === 'sending'}>
          {step.state === 'sending' ? (
            sending
          ) : (
            <span {...marks?.buttonText}>{words.buttonText}</span>
          )}
        </Button>
      </div>
      <p id={`${id}-error`} role="alert" className="mt-2 text-small text-error empty:hidden">
        {step.state === 'failed' ? step.message : ''}
      </p>
      <p id={`${id}-note`} className="mt-3 text-small text-text-2">
        {consent}
      </p>
    </form>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

const SUBSCRIBE_PATH = '/api/newsletter';

/**
 * Asks for a subscription, which counts once the link in the mail was opened (decision 21).
 * @returns what the server says to the visitor, and whether it took the address
 */
async function subscribeNewsletter(
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
