import type { ComponentProps, ReactNode } from 'react';
import { Form } from 'react-router';
import { adminWords } from '#admin/copy/en/admin-words.ts';
import { ActButton } from './act-button.tsx';
import { AdminField, waitText } from './admin-field.tsx';

/** What came of asking for the password again. */
export type PasswordAnswer = { outcome: 'wrong' } | { outcome: 'wait'; seconds: number };

/** The password again, before a sensitive change. */
export function PasswordField({ answer }: { answer: PasswordAnswer | null | undefined }) {
  return (
    <AdminField
      name="password"
      type="password"
      label={adminWords.password}
      hint={adminWords.passwordAgain}
      autoComplete="current-password"
      maxLength={128}
      required
      error={answer && refusalText(answer)}
    />
  );
}

/** What a refusal says of the password; null where it is about something else. */
export function passwordAnswer(refusal: PasswordAnswer | { outcome: string } | null | undefined) {
  const isAnswer = (one: { outcome: string }): one is PasswordAnswer =>
    one.outcome === 'wrong' || one.outcome === 'wait';
  return refusal && isAnswer(refusal) ? refusal : null;
}

/**
 * A form that asks for the password again.
 * @param children the fields above the password
 * @param note below the button
 */
export function PasswordForm({
  answer,
  note,
  children,
  ...button
}: {
  answer: PasswordAnswer | null | undefined;
  note?: string;
  children?: ReactNode;
} & ComponentProps<typeof ActButton>) {
  return (
    <Form method="post" reloadDocument className="grid max-w-[520px] content-start gap-4">
      {children}
      <PasswordField answer={answer} />
      <div>
        <ActButton {...button} />
        {note && <p className="mt-2 text-small text-text-2">{note}</p>}
      </div>
    </Form>
  );
}

/** Why nothing was done. @param wrong what to say when what was typed is not right */
export function refusalText(answer: PasswordAnswer, wrong: string = adminWords.wrongPassword) {
  return answer.outcome === 'wait' ? waitText(answer.seconds) : wrong;
}
