import { adminWords } from '#admin/copy/admin-words.ts';

/** What came of asking for the password again. */
export type PasswordAnswer = { outcome: 'wrong' } | { outcome: 'wait'; seconds: number };

/** What to say beside the password field; null when there is nothing to say. */
export function passwordProblem(answer: PasswordAnswer | null | undefined): string | null {
  if (!answer) return null;
  return answer.outcome === 'wait' ? adminWords.wait(answer.seconds) : adminWords.wrongPassword;
}
