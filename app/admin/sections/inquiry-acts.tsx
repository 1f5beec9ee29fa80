import { Form } from 'react-router';
import { adminInquiryWords } from '#admin/copy/admin-inquiry-words.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { AdminCard } from './admin-card.tsx';
import { PasswordField } from './password-field.tsx';
import { passwordProblem, type PasswordAnswer } from './password-problem.ts';

const words = adminInquiryWords.detail;

/** What can be done with one inquiry. */
export function InquiryActs({
  inquiry,
  isMailed,
  password,
}: {
  inquiry: {
    handled_at: number | null;
    spam_verdict: string;
    deliveries: { state: string }[];
  };
  /** Whether inquiries are mailed at all. */
  isMailed: boolean;
  password: PasswordAnswer | null;
}) {
  const isOpen = inquiry.handled_at === null;
  // What may be spam was mailed like any other; only what is spam waits for its digest.
  const isHeldBack = inquiry.deliveries.some(({ state }) => state.startsWith('digest'));
  const isParked = inquiry.deliveries.some(({ state }) => state === 'parked');
  const act = (value: string, label: string, icon: string) => (
    <Button type="submit" name="act" value={value} look="outline" size="small">
      <Icon name={icon} size={18} />
      {label}
    </Button>
  );
  return (
    <>
      <Form method="post" reloadDocument className="flex flex-wrap gap-3">
        {isOpen ? act('handled', words.handle, 'check') : act('open', words.reopen, 'rotate-ccw')}
        {isParked && isMailed && act('retry', words.retry, 'send')}
        {inquiry.spam_verdict === 'clean'
          ? act('spam', words.spam, 'shield')
          : act(
              'genuine',
              isMailed && isHeldBack ? words.sendAfterAll : words.notSpam,
              'badge-check',
            )}
      </Form>
      <AdminCard title={words.eraseTitle} text={words.eraseText}>
        <Form method="post" reloadDocument className="grid max-w-[520px] gap-4">
          <PasswordField error={passwordProblem(password)} />
          <div>{act('erase', words.erase, 'trash-2')}</div>
        </Form>
      </AdminCard>
    </>
  );
}
