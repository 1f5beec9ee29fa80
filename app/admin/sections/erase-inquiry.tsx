import { Form } from 'react-router';
import { adminInquiryWords } from '#admin/copy/en/admin-inquiry-words.ts';
import { ActButton } from './act-button.tsx';
import { FoldCard } from './fold-card.tsx';
import { WhatOvertook, type Overtaking } from './overtaken-act.tsx';
import { PasswordField, type PasswordAnswer } from './password-field.tsx';
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
      <Form method="post" reloadDocument className="grid max-w-[520px] gap-4">
        {overtaking && (
          <div className="rounded-input border border-error px-4 py-3">
            <WhatOvertook overtaking={overtaking} />
          </div>
        )}
        <ShownInquiry inquiry={inquiry} />
        <PasswordField answer={password} />
        <div>
          <ActButton act="erase" icon="trash-2" label={words.erase} />
        </div>
      </Form>
    </FoldCard>
  );
}
