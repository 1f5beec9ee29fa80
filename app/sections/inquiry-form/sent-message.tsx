import { useEffect, useRef } from 'react';
import { inquiryWords as words } from '#copy/inquiry-words.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** The success view: stands where the form stood; focus moves to it when it appears in the page. */
export function SentMessage({
  waiting = false,
  mail = null,
  onAgain,
  takeFocus = false,
}: {
  waiting?: boolean;
  /** Address of the prepared mail, where the visitor's mail program was opened with the message. */
  mail?: string | null;
  onAgain?: () => void;
  takeFocus?: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takeFocus) return;
    heading.current?.focus({ preventScroll: true });
    // To the middle: at the top the header and the toast lie over it.
    heading.current?.scrollIntoView({ block: 'center' });
  }, [takeFocus]);
  const { title, text } = waiting ? words.waiting : words.sent;
  return (
    <div
      role="status"
      className="grid place-content-center justify-items-center gap-5 py-10 text-center"
    >
      <span
        className={`grid size-16 place-items-center rounded-full ${waiting ? 'bg-notice text-on-notice' : 'bg-success text-on-success'}`}
      >
        <Icon name={waiting ? 'clock' : 'check'} size={30} />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-sub outline-none">
        {title}
      </h2>
      <p className="max-w-[26em] text-text-2">{mail === null ? text : words.prepared.text}</p>
      {mail !== null && (
        <a href={mail} className="underline">
          {words.prepared.open}
        </a>
      )}
      {onAgain && (
        <Button look="outline" onClick={onAgain}>
          {words.sent.again}
        </Button>
      )}
    </div>
  );
}
