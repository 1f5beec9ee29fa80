import { adminInquiryWords as words } from '#admin/copy/en/admin-inquiry-words.ts';
import { EmailField } from './admin-field.tsx';
import { FoldCard } from './fold-card.tsx';
import { PasswordForm, type PasswordAnswer } from './password-field.tsx';
import { useMayDo } from './role-permissions.tsx';

/** Deletes all that is held about one email address. */
export function ErasePerson({
  answer,
}: {
  answer: { email: string; password: PasswordAnswer } | null;
}) {
  if (!useMayDo('erasure')) return null;
  return (
    <FoldCard title={words.eraseTitle} text={words.eraseText} open={answer !== null}>
      <PasswordForm
        act="erase-person"
        icon="trash-2"
        label={words.erasePerson}
        answer={answer?.password}
      >
        <EmailField label={words.eraseEmail} autoComplete="off" defaultValue={answer?.email} />
      </PasswordForm>
    </FoldCard>
  );
}
