import { useEffect, useRef } from 'react';
import { inquiryWords } from '#copy/en/inquiry-words.ts';
import { waitingWords } from '#copy/en/waiting-words.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useWords } from '#ui/wording-context.ts';
import type { PreparedMail } from './prepared-mail.ts';
import { PreparedWays } from './prepared-ways.tsx';

/** The success view: stands where the form stood; focus moves to it when it appears in the page. */
export function SentMessage({
  waiting,
  prepared,
  onAgain,
  takeFocus = false,
}: {
  waiting?: boolean;
  /** The prepared mail, where the visitor's mail program was opened with the message. */
  prepared?: PreparedMail | null;
  onAgain?: () => void;
  takeFocus?: boolean;
}) {
  const words = useWords(inquiryWords);
  const waitingText = useWords(waitingWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takeFocus) return;
    heading.current!.focus({ preventScroll: true });
    // To the middle: at the top the header and the toast lie over it.
    heading.current!.scrollIntoView({ block: 'center' });
  }, [takeFocus]);
  const { title, text } = waiting
    ? waitingText
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
      {prepared && <PreparedWays prepared={prepared} />}
      {onAgain && (
        <Button look="outline" onClick={onAgain}>
          {words.sent.again}
        </Button>
      )}
    </div>
  );
}
