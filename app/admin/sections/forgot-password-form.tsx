import { Form } from 'react-router';
import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminAccountWords } from '#admin/copy/en/admin-account-words.ts';
import { adminWords } from '#admin/copy/en/admin-words.ts';
import { count, fill } from '#copy/wording.ts';
import { Button } from '#ui/button.tsx';
import { EmailField, FormProblem } from './admin-field.tsx';
import { EntranceLink } from './entrance-link.tsx';

const { forgot: words, email: label } = adminAccountWords;

type Answer = { outcome: 'asked' | 'no-mail' | 'wait'; email: string; seconds: number };

/** Asks for a link to a new password. Says the same whether there is such an account or not. */
export function ForgotPasswordForm({
  sendsMail,
  answer,
}: {
  sendsMail: boolean;
  answer: Answer | null;
}) {
  return (
    <>
      {!sendsMail ? (
        <p>
          <code>{words.command}</code>
        </p>
      ) : answer?.outcome === 'asked' ? (
        <p role="status">{fill(words.asked, { email: answer.email })}</p>
      ) : (
        <Form method="post" reloadDocument className="grid gap-4.5">
          {answer && (
            <FormProblem>{count(adminWording, adminWords.wait, answer.seconds)}</FormProblem>
          )}
          <EmailField label={label} autoComplete="username" defaultValue={answer?.email} />
          <Button type="submit" className="w-full">
            {words.button}
          </Button>
        </Form>
      )}
      <p className="text-note">
        <EntranceLink to="/admin/sign-in">{words.back}</EntranceLink>
      </p>
    </>
  );
}
