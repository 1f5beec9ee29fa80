import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminWords } from '#admin/copy/en/admin-words.ts';
import { count } from '#copy/wording.ts';
import { AdminField } from './admin-field.tsx';

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

/** Why nothing was done. @param wrong what to say when what was typed is not right */
export function refusalText(answer: PasswordAnswer, wrong: string = adminWords.wrongPassword) {
  return answer.outcome === 'wait' ? count(adminWording, adminWords.wait, answer.seconds) : wrong;
}
