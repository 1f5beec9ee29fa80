import { data } from 'react-router';
import { adminDestinationWords as words } from '#admin/copy/en/admin-destination-words.ts';
import { AdminHeading } from '#admin/sections/admin-frame.tsx';
import type { LastChange } from '#admin/sections/overtaken-form.tsx';
import type { PasswordAnswer } from '#admin/sections/password-field.tsx';
import { DestinationComparison } from '#admin/sections/destinations/destination-comparison.tsx';
import {
  DestinationForm,
  type FormAnswer,
} from '#admin/sections/destinations/destination-form.tsx';
import {
  MadeSecret,
  RemoveDestination,
  RenewSecret,
} from '#admin/sections/destinations/destination-secret.tsx';
import {
  DestinationStatus,
  OlderInquiries,
  RefusedInquiries,
} from '#admin/sections/destinations/destination-status.tsx';
import type { Route } from './+types/destination.ts';
import { adminMeta } from './admin-meta.ts';
import { kindForm, readDestinationForm, typedAgain } from './destination-values.ts';
import { redirectWithNotice } from './page-notices.ts';
import { signedIn, textOf } from './signed-in.ts';

const LIST = '/admin/destinations';

/** What the page says where an act leads nowhere else. */
type Said = {
  form: FormAnswer | null;
  test: { ok: boolean; text: string } | null;
  secret: string | null;
  /** Of which act the password was not right. */
  refused: { act: string; password: PasswordAnswer } | null;
  /** Which act was not done because somebody else has changed the destination since, and who, where that is known. */
  overtaken: { act: string; last: LastChange | null } | null;
};
const say = (said: Partial<Said>, status = 200) =>
  data(
    { form: null, test: null, secret: null, refused: null, overtaken: null, ...said },
    { status },
  );

/** What changes all that the owner sets of a destination, as the audit trail has it. */
const CHANGES = ['destination-changed', 'destination-secret-made'] as const;
const subjectOf = (name: string, kind: string) => `${name} (${kind})`;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { destinations } = signedIn(context).owner;
  const destination = await destinations.read(params.id);
  if (!destination) throw data(null, { status: 404 });
  return { destination, form: kindForm(destination.kind) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const site = signedIn(context);
  const { destinations } = site.owner;
  const { id } = params;
  const destination = await destinations.read(id);
  if (!destination) throw data(null, { status: 404 });
  const { kind, name } = destination;
  const subject = subjectOf(name, kind);
  const form = await request.formData();
  const act = textOf(form, 'act');
  const go = (notice: Parameters<typeof redirectWithNotice>[2]) =>
    redirectWithNotice(site, `${LIST}/${id}`, notice);

  if (act === 'on') {
    const isOn = await destinations.switchOn(id);
    if (isOn) await site.record('destination-on', subject);
    return go(isOn ? 'destination-on' : 'destination-not-on');
  }
  if (act === 'off') {
    await destinations.switchOff(id);
    await site.record('destination-off', subject);
    return go('destination-off');
  }
  if (act === 'check') {
    const findings = await destinations.check(id);
    const isFaulty = findings.some(({ level }) => level === 'fault');
    return go(isFaulty ? 'destination-does-not-fit' : 'destination-fits');
  }
  if (act === 'test') {
    const test = await destinations.test(id);
    await site.record('destination-tested', subject);
    return say({ test }, test.ok ? 200 : 502);
  }
  if (act === 'send-again') {
    await destinations.sendAgain(id);
    await site.record('destination-sent-again', subject);
    return go('sent-again');
  }
  if (act === 'older') {
    await destinations.handOverOlder(id);
    await site.record('destination-older-sent', subject);
    return go('older-handed-over');
  }
  if (act === 'compare') {
    await destinations.compare(id);
    return go('destination-compared');
  }
  if (act !== 'save' && act !== 'renew' && act !== 'remove') return go(null);

  const password = await site.confirmPassword(form);
  const typed = readDestinationForm(form, kind);
  if (password.outcome !== 'right') {
    const again = act === 'save' ? typedAgain(kind, typed, { password }) : null;
    return say({ form: again, refused: { act, password } }, 403);
  }
  const shown = textOf(form, 'shown');
  const overtaken = async (again: FormAnswer | null = null) => {
    const now = (await destinations.read(id)) ?? destination;
    const last = await site.owner.accounts.audit.last(CHANGES, subjectOf(now.name, now.kind));
    return say({ form: again, overtaken: { act, last } }, 409);
  };
  if (act === 'remove') {
    if (!(await destinations.remove(id, shown))) return overtaken();
    await site.record('destination-removed', subject);
    return redirectWithNotice(site, LIST, 'destination-removed');
  }
  if (act === 'renew') {
    const secret = await destinations.renewSecret(id, shown);
    if (secret === null) return overtaken();
    await site.record('destination-secret-made', subject);
    return say({ secret });
  }
  const saved = await destinations.save(kind, id, typed, shown);
  if (saved.outcome === 'overtaken') return overtaken(typedAgain(kind, typed, {}));
  if (saved.outcome === 'refused')
    return say({ form: typedAgain(kind, typed, { faults: saved.faults }) }, 400);
  await site.record('destination-changed', subjectOf(typed.name.trim(), kind));
  const isFaulty = saved.findings.some(({ level }) => level === 'fault');
  return go(isFaulty ? 'destination-faulty' : 'destination-saved');
}

export const meta: Route.MetaFunction = () => adminMeta(words.title);

export default function Destination({ loaderData, actionData }: Route.ComponentProps) {
  const { destination, form } = loaderData;
  const { id, kind, name, settings, mapping, sendsStages, shownSecrets, version } = destination;
  const passwordOf = (act: string) =>
    actionData?.refused?.act === act ? actionData.refused.password : null;
  const overtakenIn = (act: string) =>
    actionData?.overtaken?.act === act ? actionData.overtaken : null;
  return (
    <>
      <AdminHeading
        title={name}
        text={words.kinds[kind][0]}
        back={{ to: LIST, label: words.back }}
      />
      {actionData?.secret && <MadeSecret secret={actionData.secret} to={`${LIST}/${id}`} />}
      <DestinationStatus status={destination} test={actionData?.test ?? null} />
      <RefusedInquiries refused={destination.refused} parked={destination.parked} />
      <OlderInquiries older={destination.enabled ? destination.older : 0} />
      <DestinationForm
        form={form}
        values={{ name, values: settings, mapping, sendsStages }}
        shownSecrets={shownSecrets}
        version={version}
        answer={actionData?.form ?? null}
        overtaken={overtakenIn('save')}
      />
      {form.settings.some(({ isMade }) => isMade) && (
        <RenewSecret
          shown={shownSecrets['signingSecret'] ?? ''}
          version={version}
          password={passwordOf('renew')}
          overtaken={overtakenIn('renew')}
        />
      )}
      <DestinationComparison
        canBeAsked={destination.canBeAsked}
        comparedAtMs={destination.comparedAtMs}
        comparison={destination.comparison}
      />
      <RemoveDestination
        version={version}
        password={passwordOf('remove')}
        overtaken={overtakenIn('remove')}
      />
    </>
  );
}
