import { Form } from 'react-router';
import { adminAccountWords } from '#copy/admin-account-words.ts';
import { adminWords } from '#copy/admin-words.ts';
import { Button } from '#ui/button.tsx';
import { AdminField, FormProblem } from './admin-field.tsx';
import { EntranceLink } from './entrance-link.tsx';

const { forgot: words, email: label } = adminAccountWords;

type Answer = { outcome: 'asked' | 'no-mail' | 'wait'; email: string; seconds: number };

/** Asks for a link to a new password. Says the same whether there is such an account or not. */
export function ForgotPasswordForm({ answer }: { answer: Answer | null }) {
  return (
    <>
      {answer?.outcome === 'asked' ? (
        <p role="status">{words.asked(answer.email)}</p>
      ) : answer?.outcome === 'no-mail' ? (
        <div role="status" className="grid gap-3">
          <p>{words.noMail}</p>
          <p>
            <code className="break-all">{words.command}</code>
          </p>
        </div>
      ) : (
        <Form method="post" reloadDocument className="grid gap-4.5">
          {answer && <FormProblem>{adminWords.wait(answer.seconds)}</FormProblem>}
          <AdminField
            name="email"
            type="email"
            label={label}
            autoComplete="username"
            maxLength={254}
            required
            defaultValue={answer?.email}
          />
          <Button type="submit" wide>
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
