import { Form } from 'react-router';
import { adminAccountWords } from '#admin/copy/admin-account-words.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { AdminCard } from './admin-card.tsx';
import { AdminField } from './admin-field.tsx';
import { Moment } from './moment.tsx';
import { PasswordField } from './password-field.tsx';
import { passwordProblem, type PasswordAnswer } from './password-problem.ts';

const { people: words, email } = adminAccountWords;

type Answer = {
  act: string;
  email: string;
  password?: PasswordAnswer;
  refused?: boolean;
  code?: string;
};

/** Inviting someone: the code is shown once, in the answer to the form, and is in no address. */
export function Invitations({
  invitations,
  answer,
}: {
  invitations: { id: string; email: string; expiresAtMs: number }[];
  answer: Answer | null;
}) {
  const own = answer?.act === 'invite' ? answer : null;
  return (
    <>
      <AdminCard title={words.inviteTitle} text={words.inviteText}>
        {own?.code && (
          <div role="status" className="mb-5 rounded-input bg-success px-4 py-3 text-on-success">
            <p className="font-[560]">{words.invitedTitle}</p>
            <code className="my-2 block text-base break-all">{own.code}</code>
            <p className="text-note">{words.invitedText(own.email)}</p>
          </div>
        )}
        <Form method="post" reloadDocument className="grid max-w-[520px] gap-4">
          <input type="hidden" name="act" value="invite" />
          <AdminField
            name="email"
            type="email"
            label={email}
            autoComplete="off"
            maxLength={254}
            required
            defaultValue={own?.code ? undefined : own?.email}
            error={own?.refused ? words.inviteRefused : null}
          />
          <PasswordField error={passwordProblem(own?.password)} />
          <div>
            <Button type="submit" size="small">
              {words.invite}
            </Button>
          </div>
        </Form>
      </AdminCard>
      {invitations.length > 0 && (
        <AdminCard title={words.openTitle}>
          <ul className="-my-3 divide-y divide-line">
            {invitations.map(({ id, email: whom, expiresAtMs }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-3 py-3 text-note"
              >
                <span className="min-w-0">
                  <span className="font-[560] break-all">{whom || words.anyone}</span>
                  <span className="block text-small text-text-2">
                    {words.until} <Moment ms={expiresAtMs} />
                  </span>
                </span>
                <Form method="post" reloadDocument>
                  <input type="hidden" name="act" value="withdraw" />
                  <input type="hidden" name="id" value={id} />
                  <Button
                    type="submit"
                    look="outline"
                    size="small"
                    aria-label={words.withdrawOf(whom || words.anyone)}
                  >
                    <Icon name="x" size={18} />
                    {words.withdraw}
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        </AdminCard>
      )}
    </>
  );
}
