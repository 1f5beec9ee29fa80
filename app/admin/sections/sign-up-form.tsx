import { Form } from 'react-router';
import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminAccountWords } from '#admin/copy/en/admin-account-words.ts';
import { adminWords } from '#admin/copy/en/admin-words.ts';
import { count } from '#copy/wording.ts';
import { Button } from '#ui/button.tsx';
import { AdminField, EmailField, FormProblem } from './admin-field.tsx';
import { EntranceLink } from './entrance-link.tsx';
import { NewPasswordField, type PasswordFault } from './new-password-field.tsx';

const all = adminAccountWords;
const words = all.signUp;

type Refused =
  | { outcome: 'closed' | 'taken' | 'bad-email' }
  | { outcome: 'bad-password'; fault: PasswordFault }
  | { outcome: 'wait'; seconds: number };

/** A new account, for whoever holds a one-time code. */
export function SignUpForm({
  values,
  refused,
}: {
  values: Partial<Record<'code' | 'name' | 'email', string>>;
  refused: Refused | null;
}) {
  return (
    <>
      <Form method="post" reloadDocument className="grid gap-4.5">
        {refused?.outcome === 'wait' && (
          <FormProblem>{count(adminWording, adminWords.wait, refused.seconds)}</FormProblem>
        )}
        {refused?.outcome === 'closed' && <FormProblem>{words.closed}</FormProblem>}
        {refused?.outcome === 'taken' && <FormProblem>{words.taken}</FormProblem>}
        <AdminField
          name="code"
          label={words.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
          defaultValue={values.code}
        />
        <AdminField
          name="name"
          label={all.name}
          autoComplete="name"
          maxLength={100}
          required
          defaultValue={values.name}
        />
        <EmailField
          label={all.email}
          autoComplete="username"
          defaultValue={values.email}
          error={refused?.outcome === 'bad-email' ? words.badEmail : null}
        />
        <NewPasswordField
          label={all.password}
          fault={refused?.outcome === 'bad-password' ? refused.fault : null}
        />
        <Button type="submit" className="w-full">
          {words.button}
        </Button>
      </Form>
      <p className="text-note">
        <EntranceLink to="/admin/sign-in">{words.have}</EntranceLink>
      </p>
    </>
  );
}
