import { useState } from 'react';
import { inquiryWords } from '#copy/en/inquiry-words.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useWords } from '#ui/wording-context.ts';
import type { PreparedMail } from './prepared-mail.ts';

/** The two ways on from a prepared mail: opening it once more, and copying it where no mail program opened. */
export function PreparedWays({ prepared }: { prepared: PreparedMail }) {
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
