import { Form } from 'react-router';
import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminAccountWords } from '#admin/copy/en/admin-account-words.ts';
import { adminWords } from '#admin/copy/en/admin-words.ts';
import { count } from '#copy/wording.ts';
import { Button } from '#ui/button.tsx';
import { AdminCard } from './admin-card.tsx';
import { AdminField } from './admin-field.tsx';
import type { AccountAnswer } from './second-factor.tsx';

const { account: words, passwordHint, passwordFaults } = adminAccountWords;

/** The old password and a new one. */
export function ChangePassword({ email, answer }: { email: string; answer: AccountAnswer | null }) {
  const refused = answer?.act === 'password' ? answer.refused : undefined;
  const current =
    refused?.outcome === 'wrong'
      ? adminWords.wrongPassword
      : refused?.outcome === 'wait'
        ? count(adminWording, adminWords.wait, refused.seconds)
        : null;
  return (
    <AdminCard title={words.changeTitle} text={words.changeText}>
      <Form method="post" reloadDocument className="grid max-w-[520px] gap-4">
        <input type="hidden" name="act" value="password" />
        {/* Password managers file the new password under this. */}
        <input type="hidden" autoComplete="username" defaultValue={email} />
        <AdminField
          name="password"
          type="password"
          label={words.current}
          autoComplete="current-password"
          maxLength={128}
          required
          error={current}
        />
        <AdminField
          name="next"
          type="password"
          label={words.next}
          hint={passwordHint}
          autoComplete="new-password"
          minLength={12}
          maxLength={128}
          required
          error={refused?.outcome === 'bad-password' ? passwordFaults[refused.fault] : null}
        />
        <div>
          <Button type="submit" size="small">
            {words.change}
          </Button>
        </div>
      </Form>
    </AdminCard>
  );
}
