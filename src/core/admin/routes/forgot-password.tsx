import { data } from 'react-router';
import { adminAccountWords } from '#admin/copy/en/admin-account-words.ts';
import { EmailField, waitText } from '#admin/sections/admin-field.tsx';
import { EntranceCard, EntranceForm, EntranceLink } from '#admin/sections/entrance-card.tsx';
import { fill } from '#copy/wording.ts';
import { ownerContext } from '#server/owner/owner.ts';
import type { Route } from './+types/forgot-password.ts';
import { adminMeta } from './admin-meta.ts';
import { textOf } from './signed-in.ts';

const { forgot: words, email: label } = adminAccountWords;

export function loader({ context }: Route.LoaderArgs) {
  return { sendsMail: context.get(ownerContext).owner.accounts.provider.sendsMail };
}

/** Says the same whether there is such an account or not. */
export async function action({ context, request }: Route.ActionArgs) {
  const { owner, visitor } = context.get(ownerContext);
  const email = textOf(await request.formData(), 'email');
  const result = await owner.accounts.provider.askForReset(visitor, email);
  const seconds = result.outcome === 'wait' ? result.seconds : 0;
  const { outcome } = result;
  return data({ outcome, email, seconds }, { status: seconds > 0 ? 429 : 200 });
}

export const meta = () => adminMeta(words.title);

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { sendsMail } = loaderData;
  return (
    <EntranceCard title={words.title} text={sendsMail ? words.text : words.noMail} notice={null}>
      {!sendsMail ? (
        <p>
          <code>{words.command}</code>
        </p>
      ) : actionData?.outcome === 'asked' ? (
        <p role="status">{fill(words.asked, { email: actionData.email })}</p>
      ) : (
        <EntranceForm
          problem={actionData ? waitText(actionData.seconds) : null}
          button={words.button}
        >
          <EmailField label={label} autoComplete="username" defaultValue={actionData?.email} />
        </EntranceForm>
      )}
      <p className="text-note">
        <EntranceLink to="/admin/sign-in">{words.back}</EntranceLink>
      </p>
    </EntranceCard>
  );
}
