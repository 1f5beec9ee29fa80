import { adminInquiryWords } from '#admin/copy/admin-inquiry-words.ts';
import { AdminCard } from './admin-card.tsx';
import { AdminHeading } from './admin-frame.tsx';
import { AllInquiriesLink } from './all-inquiries-link.tsx';

const words = adminInquiryWords.mail;

/** Whether inquiries are mailed, and what is to be done for it. */
export function InquiryMail({
  by,
  to,
  waiting,
}: {
  by: 'ses' | 'smtp' | 'none';
  /** Who receives them, as one line. */
  to: string;
  /** How many mails wait to be sent. */
  waiting: number;
}) {
  return (
    <>
      <div>
        <AllInquiriesLink />
        <AdminHeading title={words.title} text={words.text} />
      </div>
      <AdminCard title={words.now}>
        <p className="max-w-[60ch] break-words">
          {by === 'none' ? words.none : words.sent(words.by[by], to)}
        </p>
        {by === 'none' && waiting > 0 && <p className="mt-2">{words.kept(waiting)}</p>}
      </AdminCard>
      <AdminCard title={words.how} text={words.howText}>
        <ol className="grid grid-cols-1 gap-5">
          {words.steps.map(({ title, text, lines }) => (
            <li key={title}>
              <h3 className="text-base!">{title}</h3>
              <p className="mt-1 max-w-[60ch] text-note text-text-2">{text}</p>
              <pre className="mt-2 rounded-input border border-line bg-band px-4 py-3 text-small break-words whitespace-pre-wrap">
                <code>{lines.join('\n')}</code>
              </pre>
            </li>
          ))}
        </ol>
      </AdminCard>
    </>
  );
}
