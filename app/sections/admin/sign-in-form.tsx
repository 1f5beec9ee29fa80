import { useEffect } from 'react';
import { Form } from 'react-router';
import { adminAccountWords } from '#copy/admin-account-words.ts';
import { adminWords } from '#copy/admin-words.ts';
import { Button } from '#ui/button.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { AdminField, FormProblem } from './admin-field.tsx';
import { announceSession } from './use-session.ts';

const { signIn: words, email, password } = adminAccountWords;
const LINK = 'inline-flex min-h-6 items-center text-note text-link underline underline-offset-4';

/** Email address and password. Posts the page anew, so that nothing of an earlier visitor's stays in memory. */
export function SignInForm({
  next,
  hasAccounts,
  refused,
}: {
  next: string;
  hasAccounts: boolean;
  refused: { email: string; seconds: number } | null;
}) {
  useEffect(() => announceSession({ status: 'signed-out' }), []);
  return (
    <>
      <Form method="post" reloadDocument className="grid gap-4.5">
        <input type="hidden" name="next" value={next} />
        {refused && (
          <FormProblem>
            {refused.seconds > 0 ? adminWords.wait(refused.seconds) : words.refused}
          </FormProblem>
        )}
        <AdminField
          name="email"
          type="email"
          label={email}
          autoComplete="username"
          maxLength={254}
          required
          defaultValue={refused?.email}
        />
        <AdminField
          name="password"
          type="password"
          label={password}
          autoComplete="current-password"
          maxLength={128}
          required
        />
        <Button type="submit" wide>
          {words.button}
        </Button>
      </Form>
      <p className="text-note">
        {!hasAccounts && `${words.noAccount} `}
        <SiteLink to="/admin/sign-up" className={LINK}>
          {hasAccounts ? words.invited : words.makeFirst}
        </SiteLink>
      </p>
    </>
  );
}
