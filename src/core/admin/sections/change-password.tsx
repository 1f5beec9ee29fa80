import { Form } from 'react-router';
import { adminAccountWords } from '#admin/copy/en/admin-account-words.ts';
import { ActButton } from './act-button.tsx';
import { AdminCard } from './admin-card.tsx';
import { AdminField } from './admin-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { passwordAnswer, refusalText } from './password-field.tsx';
import type { AccountAnswer } from './second-factor.tsx';

const { account: words } = adminAccountWords;

/** The old password and a new one. */
export function ChangePassword({ email, answer }: { email: string; answer: AccountAnswer | null }) {
  const refused = answer?.act === 'password' ? answer.refused : undefined;
  const current = passwordAnswer(refused);
  return (
    <AdminCard title={words.changeTitle} text={words.changeText}>
      <Form method="post" reloadDocument className="grid max-w-[520px] gap-4">
        {/* Password managers file the new password under this. */}
        <input type="hidden" autoComplete="username" defaultValue={email} />
        <AdminField
          name="password"
          type="password"
          label={words.current}
          autoComplete="current-password"
          maxLength={128}
          required
          error={current && refusalText(current)}
        />
        <NewPasswordField
          name="next"
          label={words.next}
          fault={refused?.outcome === 'bad-password' ? refused.fault : null}
        />
        <div>
          <ActButton act="password" label={words.change} look="primary" />
        </div>
      </Form>
    </AdminCard>
  );
}
