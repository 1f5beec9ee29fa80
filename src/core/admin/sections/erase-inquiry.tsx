import { adminInquiryWords } from '#admin/copy/en/admin-inquiry-words.ts';
import { FoldCard } from './fold-card.tsx';
import { WhatOvertook, type Overtaking } from './overtaken-act.tsx';
import { PasswordForm, type PasswordAnswer } from './password-field.tsx';
import { useMayDo } from './role-permissions.tsx';
import { ShownInquiry, type ShownInquiryProps } from './shown-inquiry.tsx';

const words = adminInquiryWords.detail;

/** Deletes one inquiry, for whom that is allowed. */
export function EraseInquiry({
  inquiry,
  password,
  overtaking,
}: {
  inquiry: ShownInquiryProps;
  password: PasswordAnswer | null;
  /** What others have done with it since the page was made that it was to be erased from. */
  overtaking: Overtaking | null;
}) {
  if (!useMayDo('erasure')) return null;
  return (
    <FoldCard
      title={words.eraseTitle}
      text={words.eraseText}
      open={password !== null || overtaking !== null}
    >
      <PasswordForm act="erase" icon="trash-2" label={words.erase} answer={password}>
        {overtaking && (
          <div className="rounded-input border border-error px-4 py-3">
            <WhatOvertook overtaking={overtaking} />
          </div>
        )}
        <ShownInquiry inquiry={inquiry} />
      </PasswordForm>
    </FoldCard>
  );
}
