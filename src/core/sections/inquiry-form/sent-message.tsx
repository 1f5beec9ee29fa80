import { useEffect, useRef, useState } from 'react';
import { inquiryWords } from '#copy/en/inquiry-words.ts';
import { waitingWords } from '#copy/en/waiting-words.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useWords } from '#ui/wording-context.ts';
import type { PreparedMail } from './prepared-mail.ts';

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

/** The two ways on from a prepared mail: opening it once more, and copying it where no mail program opened. */
function PreparedWays({ prepared }: { prepared: PreparedMail }) {
  const words = useWords(inquiryWords).prepared;
  const [copying, setCopying] = useState<'not-yet' | 'done' | 'by-hand'>('not-yet');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(prepared.text);
      setCopying('done');
    } catch {
      // Forbidden, or not there: without TLS browsers have no clipboard.
      setCopying('by-hand');
    }
  };

  return (
    <>
      <a href={prepared.address} className="touch-area underline">
        {words.open}
      </a>
      <p className="max-w-[26em] text-small text-text-2">{words.elsewhere}</p>
      <Button look="outline" onClick={() => void copy()}>
        <Icon name={copying === 'done' ? 'check' : 'clipboard-list'} size={18} />
        <span>{copying === 'done' ? words.copied : words.copy}</span>
      </Button>
      {copying === 'by-hand' && (
        <label className="grid w-full gap-2 text-start text-small">
          {words.copyByHand}
          <textarea
            readOnly
            rows={8}
            value={prepared.text}
            onFocus={(event) => event.currentTarget.select()}
            className="w-full rounded-input border border-field bg-card px-[15px] py-[13px] text-body text-text"
          />
        </label>
      )}
    </>
  );
}
