import {
  type ContentConnection,
  CREDENTIAL_NAMES,
  findCredentialFault,
  isToken,
  type CredentialChanges,
  type CredentialFault,
  type CredentialName,
} from '#server/owner/owner.ts';
import { textOf } from './signed-in.ts';

/** What was typed on the credentials' form. Fields that the environment sets are not read, whatever is sent. */
export function readCredentialForm(
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
