import { data, redirect } from 'react-router';
import { adminDestinationWords as words } from '#admin/copy/en/admin-destination-words.ts';
import { AdminHeading } from '#admin/sections/admin-frame.tsx';
import { DestinationForm } from '#admin/sections/destinations/destination-form.tsx';
import { MadeSecret } from '#admin/sections/destinations/destination-secret.tsx';
import { fill } from '#copy/wording.ts';
import { isDestinationKind, KIND_FACTS, type DestinationKind } from '#server/intake/intake.ts';
import type { Route } from './+types/destination-new.ts';
import { adminMeta } from './admin-meta.ts';
import { kindForm, readDestinationForm, typedAgain } from './destination-values.ts';
import { redirectWithNotice } from './page-notices.ts';
import { signedIn } from './signed-in.ts';

const LIST = '/admin/destinations';

function kindOf(request: Request): DestinationKind {
  const kind = new URL(request.url).searchParams.get('kind') ?? '';
  if (!isDestinationKind(kind)) throw redirect(`${LIST}#add`);
  return kind;
}

export function loader({ context, request }: Route.LoaderArgs) {
  const { destinations } = signedIn(context).owner;
  const kind = kindOf(request);
  if (!destinations.canStore) throw redirect(LIST);
  return { form: kindForm(kind), mapping: { ...KIND_FACTS[kind].mapping } };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = signedIn(context);
  const { destinations } = site.owner;
  const kind = kindOf(request);
  if (!destinations.canStore) throw redirect(LIST);
  const form = await request.formData();
  const typed = readDestinationForm(form, kind);
  const password = await site.confirmPassword(form);
  if (password.outcome !== 'right')
    return data({ answer: typedAgain(kind, typed, { password }), made: null }, { status: 403 });
  const saved = await destinations.save(kind, null, typed);
  if (saved.outcome !== 'saved') {
    const faults = saved.outcome === 'refused' ? saved.faults : [];
    const answer = typedAgain(kind, typed, { faults });
    return data({ answer, made: null }, { status: 400 });
  }
  await site.record('destination-made', `${typed.name.trim()} (${kind})`);
  const to = `${LIST}/${saved.id}`;
  if (saved.madeSecret !== null)
    return data({ answer: null, made: { secret: saved.madeSecret, to } });
  const isFaulty = saved.findings.some(({ level }) => level === 'fault');
  return redirectWithNotice(site, to, isFaulty ? 'destination-faulty' : 'destination-saved');
}

export const meta = () => adminMeta(words.addTitle);

export default function NewDestination({ loaderData, actionData }: Route.ComponentProps) {
  const { form, mapping } = loaderData;
  return (
    <>
      <AdminHeading
        title={fill(words.add, { kind: words.kinds[form.kind][0] })}
        back={{ to: LIST, label: words.back }}
      />
      {actionData?.made ? (
        <MadeSecret {...actionData.made} />
      ) : (
        <DestinationForm
          form={form}
          values={{ name: words.kinds[form.kind][0], values: {}, mapping, sendsStages: false }}
          shownSecrets={null}
          answer={actionData?.answer ?? null}
        />
      )}
    </>
  );
}
