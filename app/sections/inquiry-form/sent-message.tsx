import { useEffect, useRef } from 'react';
import { inquiryWords } from '#copy/en/inquiry-words.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { useWords } from '#ui/wording-context.ts';
import type { PreparedMail } from './prepared-mail.ts';
import { PreparedWays } from './prepared-ways.tsx';

const ONWARD = 'inline-block py-2.5 text-link underline underline-offset-4';

/** The success view: stands where the form stood; focus moves to it when it appears in the page. */
export function SentMessage({
  responseTime,
  hasQuestions,
  waiting = false,
  prepared = null,
  onAgain,
  takeFocus = false,
}: {
  /** When one will hear; '' where content does not say. */
  responseTime: string;
  /** Whether the contact page answers questions. */
  hasQuestions: boolean;
  waiting?: boolean;
  /** The prepared mail, where the visitor's mail program was opened with the message. */
  prepared?: PreparedMail | null;
  onAgain?: () => void;
  takeFocus?: boolean;
}) {
  const words = useWords(inquiryWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takeFocus) return;
    heading.current?.focus({ preventScroll: true });
    // To the middle: at the top the header and the toast lie over it.
    heading.current?.scrollIntoView({ block: 'center' });
  }, [takeFocus]);
  const { title, text } = waiting
    ? words.waiting
    : prepared
      ? { title: words.prepared.view, text: words.prepared.text }
      : words.sent;
  return (
    <div
      role="status"
      className="grid place-content-center justify-items-center gap-5 py-10 text-center"
    >
      <span
        className={`grid size-16 place-items-center rounded-full ${waiting || prepared ? 'bg-notice text-on-notice' : 'bg-success text-on-success'}`}
      >
        <Icon name={waiting ? 'clock' : prepared ? 'mail' : 'check'} size={30} />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-sub outline-none">
        {title}
      </h2>
      <p className="max-w-[26em] text-text-2">{text}</p>
      {responseTime !== '' && !waiting && !prepared && (
        <p className="max-w-[26em] text-small text-text-2">{responseTime}</p>
      )}
      {prepared && <PreparedWays prepared={prepared} />}
      {onAgain && (
        <Button look="outline" onClick={onAgain}>
          {words.sent.again}
        </Button>
      )}
      <p className="flex flex-wrap justify-center gap-x-7 gap-y-1">
        <SiteLink to="/machines" className={ONWARD}>
          {words.sent.machines}
        </SiteLink>
        {hasQuestions && (
          <SiteLink to="/contact#faq" className={ONWARD}>
            {words.sent.questions}
          </SiteLink>
        )}
      </p>
    </div>
  );
}
