import { useEffect } from 'react';
import { Form } from 'react-router';
import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminAccountWords } from '#admin/copy/en/admin-account-words.ts';
import { adminWords } from '#admin/copy/en/admin-words.ts';
import { count } from '#copy/wording.ts';
import { Button } from '#ui/button.tsx';
import { AdminField, EmailField, FormProblem } from './admin-field.tsx';
import { EntranceLink } from './entrance-link.tsx';
import { announceSession } from './use-session.ts';

const { signIn: words, email, password } = adminAccountWords;

/** Email address and password. Posts the page anew, so that nothing of an earlier visitor's stays in memory. */
export function SignInForm({
  next,
  isSignedIn,
  hasAccounts,
  refused,
}: {
  next: string;
  /** Someone who is signed in already signs in once more. */
  isSignedIn: boolean;
  hasAccounts: boolean;
  refused: { email: string; seconds: number } | null;
}) {
  useEffect(() => {
    if (!isSignedIn) announceSession({ status: 'signed-out' });
  }, [isSignedIn]);
  return (
    <>
      <Form method="post" reloadDocument className="grid gap-4.5">
        <input type="hidden" name="next" value={next} />
        {refused && (
          <FormProblem>
            {refused.seconds > 0
              ? count(adminWording, adminWords.wait, refused.seconds)
              : words.refused}
          </FormProblem>
        )}
        <EmailField label={email} autoComplete="username" defaultValue={refused?.email} />
        <AdminField
          name="password"
          type="password"
          label={password}
          autoComplete="current-password"
          maxLength={128}
          required
        />
        <Button type="submit" className="w-full">
          {words.button}
        </Button>
      </Form>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-note">
        {hasAccounts && <EntranceLink to="/admin/forgot-password">{words.forgot}</EntranceLink>}
        <p>
          {!hasAccounts && `${words.noAccount} `}
          <EntranceLink to="/admin/sign-up">
            {hasAccounts ? words.invited : words.makeFirst}
          </EntranceLink>
        </p>
      </div>
    </>
  );
}
