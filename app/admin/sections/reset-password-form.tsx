import { Form } from 'react-router';
import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminAccountWords } from '#admin/copy/en/admin-account-words.ts';
import { adminWords } from '#admin/copy/en/admin-words.ts';
import { count } from '#copy/wording.ts';
import { Button } from '#ui/button.tsx';
import { FormProblem } from './admin-field.tsx';
import { EntranceLink } from './entrance-link.tsx';
import { NewPasswordField, type PasswordFault } from './new-password-field.tsx';

const words = adminAccountWords.reset;

type Refused =
  | { outcome: 'closed' }
  | { outcome: 'bad-password'; fault: PasswordFault }
  | { outcome: 'wait'; seconds: number };

/** A new password, for whoever has the link. @param token null when it is not good any more */
export function ResetPasswordForm({
  token,
  refused,
}: {
  token: string | null;
  refused: Refused | null;
}) {
  if (token === null) {
    return (
      <p className="text-note">
        <EntranceLink to="/admin/forgot-password">{words.again}</EntranceLink>
      </p>
    );
  }
  return (
    <Form method="post" reloadDocument className="grid gap-4.5">
      <input type="hidden" name="token" value={token} />
      {refused?.outcome === 'wait' && (
        <FormProblem>{count(adminWording, adminWords.wait, refused.seconds)}</FormProblem>
      )}
      {refused?.outcome === 'closed' && <FormProblem>{words.closed}</FormProblem>}
      <NewPasswordField
        label={words.password}
        fault={refused?.outcome === 'bad-password' ? refused.fault : null}
      />
      <Button type="submit" className="w-full">
        {words.button}
      </Button>
    </Form>
  );
}
