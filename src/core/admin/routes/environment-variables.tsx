import { data } from 'react-router';
import { adminSettingsWords as words } from '#admin/copy/en/admin-settings-words.ts';
import { AdminHeading } from '#admin/sections/admin-frame.tsx';
import { ConnectionStatus } from '#admin/sections/connection-status.tsx';
import { CredentialsForm } from '#admin/sections/credentials-form.tsx';
import type { NoticeName } from '#admin/sections/page-notice.tsx';
import { ProductQuery } from '#admin/sections/product-query.tsx';
import type {
  ContentConnection,
  CredentialChanges,
  CredentialFault,
  CredentialName,
} from '#server/owner/owner.ts';
import { CREDENTIAL_NAMES, findCredentialFault, isToken } from '#server/owner/owner.ts';
import type { Route } from './+types/environment-variables.ts';
import { adminMeta } from './admin-meta.ts';
import { redirectWithNotice } from './page-notices.ts';
import { signedIn, textOf } from './signed-in.ts';

const HERE = '/admin/environment-variables';

export function loader({ context }: Route.LoaderArgs) {
  const { owner, settings } = signedIn(context);
  const { source, reason } = settings.content;
  return { source, reason, status: owner.content.status(), connection: owner.connection.status() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = signedIn(context);
  const { owner, account, record } = site;
  const form = await request.formData();
  const act = textOf(form, 'act');

  if (act === 'refresh') {
    const result = await owner.content.refresh();
    await record('connection-refreshed');
    return redirectWithNotice(site, HERE, result.ok ? 'refreshed' : 'refresh-failed');
  }
  if (act === 'query-products') return { typed: {}, products: await owner.content.queryProducts() };
  const { set, remove, faults, typed } = readCredentialForm(form, owner.connection.status());
  if (Object.keys(faults).length > 0) return data({ typed, faults }, { status: 400 });
  if (act === 'test') {
    const notice = (name: NoticeName) => ({ name });
    try {
      const test = await owner.content.test(set);
      return { typed, test, notice: notice(test.ok ? 'connection-works' : 'connection-fails') };
    } catch {
      return data({ typed, notice: notice('connection-untested') }, { status: 502 });
    }
  }
  if (Object.keys(set).length + remove.length === 0)
    return data({ typed, nothing: true }, { status: 400 });
  const checked = await site.confirmPassword(form);
  if (checked.outcome !== 'right') return data({ typed, password: checked }, { status: 403 });
  const shown = textOf(form, 'shown');
  if (!(await owner.connection.save({ set, remove, by: account.id, shown }))) {
    const last = await owner.accounts.audit.last(['settings-saved', 'settings-removed'], null);
    const { version } = owner.connection.status();
    return data({ typed, overtaken: { last, version } }, { status: 409 });
  }
  if (Object.keys(set).length > 0) await record('settings-saved', Object.keys(set).join(', '));
  if (remove.length > 0) await record('settings-removed', remove.join(', '));
  return redirectWithNotice(site, HERE, Object.keys(set).length > 0 ? 'saved' : 'removed');
}

export const meta = () => adminMeta(words.title);

export default function EnvironmentVariables({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title={words.title} text={words.text} />
      <ConnectionStatus {...loaderData} />
      <CredentialsForm connection={loaderData.connection} answer={actionData ?? null} />
      <ProductQuery answer={actionData && 'products' in actionData ? actionData.products : null} />
    </>
  );
}

/** What was typed on the credentials' form. Fields that the environment sets are not read, whatever is sent. */
function readCredentialForm(
  form: FormData,
  { credentials, canStore }: ReturnType<ContentConnection['status']>,
): {
  set: CredentialChanges;
  remove: CredentialName[];
  faults: Partial<Record<CredentialName, CredentialFault>>;
  /** Ids as typed, to be shown again; tokens never are. */
  typed: CredentialChanges;
} {
  const set: CredentialChanges = {};
  const typed: CredentialChanges = {};
  const faults: Partial<Record<CredentialName, CredentialFault>> = {};
  const remove = CREDENTIAL_NAMES.filter(
    (name) => canStore && form.get(`remove-${name}`) === 'yes',
  );
  for (const { name, from, shown } of credentials) {
    const value = textOf(form, name).trim();
    if (value === '' || from === 'environment' || remove.includes(name)) continue;
    // An id is shown in its field: sent back as it was, it is no change, even where another stands there by now.
    if (!isToken(name) && value === (form.get(`shown-${name}`) ?? shown)) continue;
    if (!isToken(name)) typed[name] = value;
    const fault = findCredentialFault(name, value);
    if (fault) faults[name] = fault;
    else set[name] = value;
  }
  return { set, remove, faults, typed };
}
