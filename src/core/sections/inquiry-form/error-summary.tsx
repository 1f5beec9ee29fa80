import type { ReactNode, Ref } from 'react';
import type { InquiryErrors } from '#content/contact/inquiry-fields.ts';
import { inquiryWords } from '#copy/en/inquiry-words.ts';
import { useWords } from '#ui/wording-context.ts';

/**
 * What went wrong, in one place above the button, with a line for every field. Without a message it only
 * sums up what the toast, or the field that now has the focus, has said already, and so is not announced.
 * It can take the focus.
 */
export function ErrorSummary({
  message,
  fields,
  children,
  begin,
  ref,
}: {
  message: string;
  fields: InquiryErrors;
  children?: ReactNode;
  /** Whether a page that answers a plain post begins here. */
  begin: boolean;
  ref: Ref<HTMLDivElement>;
}) {
  const words = useWords(inquiryWords);
  const lines = Object.entries(fields);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      {...(begin && { autoFocus: true })}
      {...(message === '' ? { role: 'group', 'aria-label': words.summary } : { role: 'alert' })}
      className="rounded-input border border-error px-4 py-3 text-note text-error"
    >
      {message !== '' && <p className="mb-1 font-medium">{message}</p>}
      {lines.length > 0 && (
        <>
          <p>{words.summary}</p>
          <ul className="mt-1 list-disc ps-5">
            {lines.map(([name, text]) => (
              <li key={name}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {children}
    </div>
  );
}
