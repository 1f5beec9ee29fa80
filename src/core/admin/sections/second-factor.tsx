import { Form } from 'react-router';
import { adminAccountWords } from '#admin/copy/en/admin-account-words.ts';
import { Button } from '#ui/button.tsx';
import { AdminCard, StateChip } from './admin-card.tsx';
import { AdminField } from './admin-field.tsx';
import { Moment } from './moment.tsx';
import {
  passwordAnswer,
  PasswordForm,
  refusalText,
  type PasswordAnswer,
} from './password-field.tsx';

const { account: words, people, passwordFaults } = adminAccountWords;

/** What the account page's action answered. */
export type AccountAnswer = {
  act: string;
  refused?: PasswordAnswer | { outcome: 'bad-password'; fault: keyof typeof passwordFaults };
  recoveryCodes?: string[];
};

/** The second factor: off, being set up, or on. */
export function SecondFactor({
  isOn,
  newFromMs,
  isRequired,
  pending,
  answer,
}: {
  isOn: boolean;
  /** From when a factor that is new counts against other people; null where that need not be said. */
  newFromMs: number | null;
  isRequired: boolean;
  pending: { secret: string; modules: boolean[][] } | null;
  answer: AccountAnswer | null;
}) {
  const refusalOf = (act: string) => passwordAnswer(answer?.act === act ? answer.refused : null);
  return (
    <AdminCard
      title={words.factorTitle}
      text={isOn ? words.factorOn : isRequired ? words.factorRequired : words.factorOff}
    >
      <StateChip tone={isOn ? 'good' : 'notice'}>{isOn ? people.on : people.off}</StateChip>
      {isOn && newFromMs !== null && (
        <p className="mt-3 text-note">
          {words.factorNew} <Moment ms={newFromMs} />
        </p>
      )}
      {answer?.recoveryCodes && <RecoveryCodes codes={answer.recoveryCodes} />}
      {!isOn && pending && <Pending {...pending} refused={refusalOf('finish-factor')} />}
      {isOn ? (
        <div className="mt-5 grid gap-8 md:grid-cols-2">
          <PasswordForm
            act="renew-recovery"
            label={words.newRecovery}
            note={words.newRecoveryText}
            answer={refusalOf('renew-recovery')}
          />
          <PasswordForm act="end-factor" label={words.turnOff} answer={refusalOf('end-factor')} />
        </div>
      ) : (
        <div className="mt-5">
          <PasswordForm
            act="begin-factor"
            label={pending ? words.startOver : words.turnOn}
            answer={refusalOf('begin-factor')}
          />
        </div>
      )}
    </AdminCard>
  );
}

function Pending({
  secret,
  modules,
  refused,
}: {
  secret: string;
  modules: boolean[][];
  refused: PasswordAnswer | null;
}) {
  return (
    <div className="mt-5 grid gap-6 border-t border-line pt-5 md:grid-cols-[auto_minmax(0,1fr)]">
      <QrCode modules={modules} label={words.qr} />
      <Form method="post" reloadDocument className="grid max-w-[520px] content-start gap-4">
        <input type="hidden" name="act" value="finish-factor" />
        <h3 className="text-body!">{words.pendingTitle}</h3>
        <p className="text-note text-text-2">{words.pendingText}</p>
        <p className="text-note">
          {words.key}:{' '}
          <code className="break-all">{secret.replaceAll(/(.{4})/gu, '$1 ').trim()}</code>
        </p>
        <AdminField
          name="code"
          label={words.digits}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          required
          error={refused && refusalText(refused, words.wrongDigits)}
        />
        <div>
          <Button type="submit" size="small">
            {words.finish}
          </Button>
        </div>
      </Form>
    </div>
  );
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <div role="status" className="mt-5 rounded-input bg-success px-4 py-4 text-on-success">
      <p className="font-medium">{words.recoveryTitle}</p>
      <p className="mt-1 text-note">{words.recoveryText}</p>
      <ul className="mt-3 grid gap-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A QR code as one path; always dark on white, since cameras read it. */
function QrCode({ modules, label }: { modules: boolean[][]; label: string }) {
  const size = modules.length;
  const path = modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={208}
      height={208}
      shapeRendering="crispEdges"
      className="rounded-input bg-white"
    >
      <path d={path} className="fill-ink-950" />
    </svg>
  );
}
