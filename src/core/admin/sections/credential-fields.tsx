import { adminSettingsWords as words } from '#admin/copy/en/admin-settings-words.ts';
import { fill } from '#copy/wording.ts';
import type { CredentialStatus } from '#server/owner/owner.ts';
import { FactList, StateChip } from './admin-card.tsx';
import { AdminField } from './admin-field.tsx';

type Name = keyof typeof words.names;
const OPTIONAL = new Set<Name>(['CONTENTFUL_PREVIEW_TOKEN', 'CONTENTFUL_MANAGEMENT_TOKEN']);

/** What is set elsewhere, and where. */
export function FixedCredentials({
  credentials,
  canStore,
}: {
  credentials: CredentialStatus[];
  canStore: boolean;
}) {
  return (
    <div className="grid gap-4">
      {canStore && <p className="max-w-[40em] text-note text-text-2">{words.fixed}</p>}
      <FactList
        facts={credentials.map((credential) => [
          words.names[credential.name],
          <span key={credential.name} className="flex flex-wrap items-center gap-x-3 gap-y-2">
            {!isToken(credential) && credential.shown}
            {(isToken(credential) || credential.shown === '') && (
              <CredentialState credential={credential} />
            )}
            {canStore && credential.isStored && (
              <>
                <span className="text-text-2">{words.alsoStored}</span>
                <RemoveStored name={credential.name} />
              </>
            )}
          </span>,
        ])}
      />
    </div>
  );
}

/** One that is typed in; a token is never shown again. */
export function CredentialField({
  credential,
  typed,
  fault,
}: {
  credential: CredentialStatus;
  typed: string | undefined;
  fault: keyof typeof words.faults | undefined;
}) {
  const { name, from, shown, isStored } = credential;
  const isSecret = isToken(credential);
  return (
    <div className="grid content-start gap-2">
      <AdminField
        name={name}
        label={words.names[name]}
        type={isSecret ? 'password' : 'text'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={256}
        placeholder={isSecret && !isMissing(credential) ? words.keep : undefined}
        defaultValue={isSecret ? undefined : (typed ?? shown)}
        hint={words.hints[name]}
        error={fault ? words.faults[fault] : null}
      />
      {!isSecret && <input type="hidden" name={`shown-${name}`} value={shown} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-text-2">
        <CredentialState credential={credential} />
        {words.from[from] && <span>{words.from[from]}</span>}
        {isStored && <RemoveStored name={name} />}
      </div>
    </div>
  );
}

const isToken = ({ name }: CredentialStatus) => name.endsWith('_TOKEN');
const isMissing = ({ from }: CredentialStatus) => from === 'missing' || from === 'unreadable';

/** Whether it is set. The site works without those for drafts and for preparing a space. */
function CredentialState({ credential }: { credential: CredentialStatus }) {
  const { name, from, shown } = credential;
  const isOptional = OPTIONAL.has(name) && from === 'missing';
  if (isMissing(credential))
    return <StateChip tone={isOptional ? 'quiet' : 'notice'}>{words.missing}</StateChip>;
  return (
    <StateChip tone="good">
      {isToken(credential) && shown ? fill(words.ends, { four: shown }) : words.set}
    </StateChip>
  );
}

function RemoveStored({ name }: { name: Name }) {
  return (
    <label className="inline-flex min-h-6 items-center gap-2">
      <input
        type="checkbox"
        name={`remove-${name}`}
        value="yes"
        className="size-4.5 accent-primary"
      />
      {words.remove[name]}
    </label>
  );
}
