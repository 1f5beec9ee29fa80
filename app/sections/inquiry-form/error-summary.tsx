import type { InquiryErrors } from '#content/contact/inquiry-fields.ts';
import { inquiryWords } from '#copy/inquiry-words.ts';

/** What went wrong, in one place above the button, with a line for every field. */
export function ErrorSummary({ message, fields }: { message: string; fields: InquiryErrors }) {
  const lines = Object.entries(fields);
  return (
    <div role="alert" className="rounded-input border border-error px-4 py-3 text-note text-error">
      <p className="font-[560]">{message}</p>
      {lines.length > 0 && (
        <>
          <p className="mt-1">{inquiryWords.summary}</p>
          <ul className="mt-1 list-disc pl-5">
            {lines.map(([name, text]) => (
              <li key={name}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
