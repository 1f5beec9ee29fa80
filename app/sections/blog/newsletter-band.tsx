import { useId, useState, type FormEvent } from 'react';
import type { BlogPage } from '#content/blog/post.ts';
import { newsletterWords } from '#copy/blog-words.ts';
import { Band } from '#ui/band.tsx';
import { Button } from '#ui/button.tsx';
import { subscribeNewsletter } from './subscribe-newsletter.ts';

const BOX =
  'w-full min-w-0 flex-1 basis-56 rounded-input border border-field bg-card px-[15px] py-[13px] text-base text-text aria-invalid:border-error';

type Step = { state: 'idle' | 'sending' } | { state: 'asked' | 'failed'; message: string };

/**
 * The newsletter of the blog: title, description, placeholder and button from content. It needs React,
 * so without script only the contact form below stands there.
 */
export function NewsletterBand({ words }: { words: BlogPage['newsletter'] }) {
  const id = useId();
  const [step, setStep] = useState<Step>({ state: 'idle' });

  const subscribe = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step.state === 'sending') return;
    const field = event.currentTarget.querySelector('input');
    setStep({ state: 'sending' });
    const { ok, message } = await subscribeNewsletter(field?.value.trim() ?? '');
    setStep({ state: ok ? 'asked' : 'failed', message });
    if (!ok) field?.focus();
  };

  return (
    <Band id="newsletter" labelledBy="newsletter-title" className="noscript:hidden print:hidden">
      <div className="grid gap-8 rounded-banner bg-blue-50 p-[clamp(28px,4.4vw,64px)] lg:grid-cols-2 lg:items-center lg:gap-16 dark:bg-card">
        <div>
          <h2 id="newsletter-title" className="text-sub">
            {words.title}
          </h2>
          <p className="mt-3.5 text-intro text-text-2">{words.description}</p>
        </div>
        {step.state === 'asked' ? (
          // The button that had the focus is gone.
          <p ref={takeFocus} tabIndex={-1} role="status" className="font-[520]">
            {step.message}
          </p>
        ) : (
          <form onSubmit={(event) => void subscribe(event)}>
            <label htmlFor={id} className="text-[0.9rem] font-[540]">
              {newsletterWords.label}
            </label>
            <div className="mt-2 flex flex-wrap gap-3">
              {/* Without a name, so that a form sent before React is there puts no address into a URL. */}
              <input
                id={id}
                type="email"
                required
                maxLength={254}
                autoComplete="email"
                placeholder={words.placeholder}
                aria-describedby={`${id}-note ${id}-error`}
                aria-invalid={step.state === 'failed' || undefined}
                className={BOX}
              />
              <Button type="submit" aria-disabled={step.state === 'sending'}>
                {step.state === 'sending' ? newsletterWords.sending : words.buttonText}
              </Button>
            </div>
            <p id={`${id}-note`} className="mt-3 text-small text-text-2">
              {newsletterWords.consent}
            </p>
            <p id={`${id}-error`} role="alert" className="mt-2 text-small text-error empty:hidden">
              {step.state === 'failed' ? step.message : ''}
            </p>
          </form>
        )}
      </div>
    </Band>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
