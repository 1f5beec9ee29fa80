import { data } from 'react-router';
import { adminAccountWords } from '#admin/copy/en/admin-account-words.ts';
import { AdminField, FormProblem, waitText } from '#admin/sections/admin-field.tsx';
import { EntranceCard, EntranceForm, EntranceLink } from '#admin/sections/entrance-card.tsx';
import { safeNext, ownerContext } from '#server/owner/owner.ts';
import type { Route } from './+types/second-step.ts';
import { adminMeta } from './admin-meta.ts';
import { redirectWithNotice } from './page-notices.ts';
import { textOf } from './signed-in.ts';

const { secondStep: words } = adminAccountWords;
/** An unreadable factor is in conflict with the settings of the site: nothing that is sent can be right. */
const STATUS = { wait: 429, refused: 401, expired: 401, unreadable: 409 } as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(ownerContext);
  const step = await site.owner.accounts.provider.secondStep(site.visitor);
  const next = safeNext(new URL(request.url).searchParams.get('next'));
  return { next, isUnreadable: step === 'unreadable' };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(ownerContext);
  const form = await request.formData();
  const next = safeNext(textOf(form, 'next'));
  const { provider } = site.owner.accounts;
  const result = await provider.passSecondStep(site.visitor, textOf(form, 'code'));
  if (result.outcome === 'signed-in')
    return redirectWithNotice(site, next, 'signed-in', result.cookies);
  const { outcome } = result;
  const seconds = outcome === 'wait' ? result.seconds : 0;
  return data({ outcome, next, seconds }, { status: STATUS[outcome] });
}

export const meta = () => adminMeta(words.title);

export default function SecondStep({ loaderData, actionData }: Route.ComponentProps) {
  const { isUnreadable } = loaderData;
  return (
    <EntranceCard
      title={words.title}
      text={isUnreadable ? words.unreadableText : words.text}
      notice={actionData ? { name: 'sign-in-failed' } : null}
    >
      {(isUnreadable || actionData?.outcome === 'unreadable') && <Unreadable />}
      {!isUnreadable && (
        <EntranceForm problem={actionData ? problemOf(actionData) : null} button={words.button}>
          <input type="hidden" name="next" value={actionData?.next ?? loaderData.next} />
          <AdminField
            name="code"
            label={words.code}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={20}
            required
          />
        </EntranceForm>
      )}
      <p className="text-note">
        <EntranceLink to="/admin/sign-in">{words.back}</EntranceLink>
      </p>
    </EntranceCard>
  );
}

type Refused = NonNullable<Route.ComponentProps['actionData']>;

/** Why nobody was let in; null where that stands above the form. */
function problemOf({ outcome, seconds }: Refused): string | null {
  if (outcome === 'unreadable') return null;
  return outcome === 'wait' ? waitText(seconds) : words[outcome];
}

/** Nothing of the factor can be read, so that there is nothing to enter. */
function Unreadable() {
  return (
    <>
      <FormProblem>{words.unreadable}</FormProblem>
      <p className="text-note">{words.unreadableNext}</p>
      <code className="block overflow-x-auto rounded-input bg-band px-4 py-3 text-note whitespace-nowrap">
        {words.unreadableCommand}
      </code>
    </>
  );
}
