import { Form } from 'react-router';
import { adminInquiryWords as words } from '#admin/copy/en/admin-inquiry-words.ts';
import { ActButton } from './act-button.tsx';
import { AdminField } from './admin-field.tsx';
import { FoldCard } from './fold-card.tsx';
import { PasswordField, type PasswordAnswer } from './password-field.tsx';
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
      <Form method="post" reloadDocument className="grid max-w-[520px] gap-4">
        <input type="hidden" name="act" value="erase-person" />
        <AdminField
          name="email"
          type="email"
          label={words.eraseEmail}
          autoComplete="off"
          maxLength={254}
          required
          defaultValue={answer?.email}
        />
        <PasswordField answer={answer?.password} />
        <div>
          <ActButton icon="trash-2" label={words.erasePerson} />
        </div>
      </Form>
    </FoldCard>
  );
}
