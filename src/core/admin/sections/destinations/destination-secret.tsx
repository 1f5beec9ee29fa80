import { adminDestinationWords as words } from '#admin/copy/en/admin-destination-words.ts';
import { AdminCard } from '#admin/sections/admin-card.tsx';
import { OvertakenForm, type LastChange } from '#admin/sections/overtaken-form.tsx';
import { PasswordForm, type PasswordAnswer } from '#admin/sections/password-field.tsx';
import { fill } from '#copy/wording.ts';
import { ButtonLink } from '#ui/button.tsx';

/** A secret that was just made: the only time that it is shown. */
export function MadeSecret({ secret, to }: { secret: string; to: string }) {
  return (
    <AdminCard title={words.secretMade} text={words.secretOnce}>
      <input
        readOnly
        value={secret}
        aria-label={words.secretMade}
        className="min-h-12 w-full rounded-input border border-field bg-band px-[15px] font-mono text-small"
      />
      <p className="mt-5">
        <ButtonLink to={to} look="outline" size="small">
          {words.toDestination}
        </ButtonLink>
      </p>
    </AdminCard>
  );
}

type OfVersion = {
  /** Of the destination as the page shows it. */
  version: string;
  password: PasswordAnswer | null;
  /** Who has changed it since, where somebody has. */
  overtaken: { last: LastChange | null } | null;
};

/** Makes another signing secret in place of the one in use. */
export function RenewSecret({
  shown,
  version,
  password,
  overtaken,
}: OfVersion & { shown: string }) {
  return (
    <AdminCard title={words.secretTitle} text={words.secretText}>
      <PasswordForm act="renew" icon="rotate-ccw" label={words.renew} answer={password}>
        <p className="text-note">
          {shown === '' ? words.isSet : fill(words.ends, { four: shown })}
        </p>
        {overtaken && <OvertakenForm last={overtaken.last} />}
        <input type="hidden" name="shown" value={version} />
      </PasswordForm>
      <p className="mt-4 max-w-[520px] text-small text-text-2">{words.renewText}</p>
    </AdminCard>
  );
}

/** Takes a destination away. */
export function RemoveDestination({ version, password, overtaken }: OfVersion) {
  return (
    <AdminCard title={words.removeTitle} text={words.removeText}>
      <PasswordForm act="remove" icon="trash-2" label={words.remove} answer={password}>
        {overtaken && <OvertakenForm last={overtaken.last} />}
        <input type="hidden" name="shown" value={version} />
      </PasswordForm>
    </AdminCard>
  );
}
