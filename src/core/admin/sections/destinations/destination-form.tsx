import { Form } from 'react-router';
import { adminDestinationWords as words } from '#admin/copy/en/admin-destination-words.ts';
import { AdminCard } from '#admin/sections/admin-card.tsx';
import { AdminField, FormProblem } from '#admin/sections/admin-field.tsx';
import { OvertakenForm, type LastChange } from '#admin/sections/overtaken-form.tsx';
import { PasswordField, type PasswordAnswer } from '#admin/sections/password-field.tsx';
import { inquiryWords } from '#copy/en/inquiry-words.ts';
import { fill } from '#copy/wording.ts';
import { Button } from '#ui/button.tsx';
import type { TypedDestination, TypedFault } from '#server/intake/intake.ts';
import type { DestinationKindName } from './destination-list.tsx';

const FAULTS: Readonly<Record<string, string>> = words.faults;
const FIELDS: Readonly<Record<string, string>> = { ...inquiryWords.labels, ...words.fields };
const SETTINGS: Readonly<Record<string, readonly [string, string]>> = words.settings;

type Setting = {
  name: string;
  secret: boolean;
  isAddress: boolean;
  isMade: boolean;
  example: string;
  preset: string;
};

/** What a kind asks for, as the form shows it. */
export type KindForm = {
  kind: DestinationKindName;
  settings: Setting[];
  fields: readonly string[];
  targets: 'own' | 'free' | 'names';
  canSendStages: boolean;
  keepsLastStage: boolean;
};

export type FormAnswer = {
  typed: TypedDestination;
  faults: TypedFault[];
  password: PasswordAnswer | null;
};

type Props = {
  form: KindForm;
  values: TypedDestination;
  /** What may be shown of secrets that are stored; null for a new destination. */
  shownSecrets: Record<string, string> | null;
  /** Of the destination as the page shows it; left out for a new one. */
  version?: string;
  answer: FormAnswer | null;
  /** Who has changed it since, where somebody has. */
  overtaken?: { last: LastChange | null } | null;
};

/** What is wrong, in words; null where there are none for it. */
function faultText({ fault, about }: Omit<TypedFault, 'field'>) {
  const text = FAULTS[fault];
  return text === undefined ? null : fill(text, { about: about.join(', ') });
}

type CardProps = Pick<Props, 'form'> & {
  shown: TypedDestination;
  /** What is wrong with a field, in words. */
  problem: (field: string) => string | null;
};

/** Adds a destination or changes one: what it has to be told, what goes where, and the password. */
export function DestinationForm(props: Props) {
  const { form, values, shownSecrets, version, answer, overtaken } = props;
  const shown = answer?.typed ?? values;
  const problem = (field: string) => {
    const found = answer?.faults.find((one) => one.field === field);
    return found ? faultText(found) : null;
  };
  return (
    <Form
      method="post"
      reloadDocument
      key={JSON.stringify([shown, shownSecrets])}
      className="grid gap-6"
      autoComplete="off"
    >
      {overtaken && <OvertakenForm last={overtaken.last} />}
      {version !== undefined && <input type="hidden" name="shown" value={version} />}
      <SettingsCard {...{ form, shown, shownSecrets, problem }} />
      <MappingCard {...{ form, shown, answer, problem }} />
    </Form>
  );
}

/** Where it is and what opens it. */
function SettingsCard({
  form,
  shown,
  shownSecrets,
  problem,
}: CardProps & Pick<Props, 'shownSecrets'>) {
  return (
    <AdminCard title={words.formTitle} text={words.kinds[form.kind][1]}>
      <div className="grid gap-5">
        <AdminField
          name="name"
          label={words.name}
          defaultValue={shown.name}
          hint={words.nameHint}
          maxLength={80}
          required
          error={problem('name')}
        />
        {form.settings
          .filter(({ isMade }) => !isMade)
          .map((setting) => (
            <SettingInput
              key={setting.name}
              kind={form.kind}
              setting={setting}
              value={shown.values[setting.name] ?? setting.preset}
              secret={shownSecrets === null ? null : (shownSecrets[setting.name] ?? '')}
              error={problem(setting.name)}
            />
          ))}
        {shownSecrets === null && form.settings.some(({ isMade }) => isMade) && (
          <p className="text-small text-text-2">
            {words.settings.signingSecret[0]}: {words.madeBySite}
          </p>
        )}
      </div>
    </AdminCard>
  );
}

/** What goes where, and the password. */
function MappingCard({ form, shown, answer, problem }: CardProps & Pick<Props, 'answer'>) {
  const mappingProblems = (answer?.faults ?? []).filter(({ field }) => field === 'mapping');
  return (
    <AdminCard title={words.mappingTitle} text={mappingText(form)}>
      <div className="grid gap-5">
        {mappingProblems.map(({ fault, about }) => (
          <FormProblem key={fault}>{faultText({ fault, about })}</FormProblem>
        ))}
        <div className="grid gap-4 sm:grid-cols-2">
          {form.fields.map((field) => (
            <AdminField
              key={field}
              name={`map-${field}`}
              label={FIELDS[field] ?? field}
              defaultValue={shown.mapping[field] ?? ''}
              maxLength={140}
              autoCapitalize="none"
              spellCheck={false}
            />
          ))}
        </div>
        {form.canSendStages && <StagesBox form={form} isOn={shown.sendsStages} />}
        {problem('stages') && <FormProblem>{problem('stages')}</FormProblem>}
        <div className="border-t border-line pt-5">
          <PasswordField answer={answer?.password} />
        </div>
        <div>
          <Button type="submit" name="act" value="save">
            {words.save}
          </Button>
        </div>
        <p className="text-small text-text-2">{words.saveNote}</p>
      </div>
    </AdminCard>
  );
}

function StagesBox({ form, isOn }: Pick<Props, 'form'> & { isOn: boolean }) {
  return (
    <label className="flex items-start gap-2.5 text-note">
      <input
        type="checkbox"
        name="stages"
        value="yes"
        defaultChecked={isOn}
        className="mt-0.5 size-4.5 accent-primary"
      />
      <span>
        {words.stages}
        <span className="mt-0.5 block text-small text-text-2">
          {form.keepsLastStage ? words.stagesHint.record : words.stagesHint.message}
        </span>
      </span>
    </label>
  );
}

function mappingText({ kind, targets }: KindForm): string {
  if (targets !== 'names') return words.mapping[targets];
  const { mappingExamples } = words;
  const example = kind.startsWith('hubspot')
    ? mappingExamples.hubspot
    : kind.startsWith('pipedrive')
      ? mappingExamples.pipedrive
      : kind === 'salesforce-web'
        ? mappingExamples.web
        : mappingExamples.salesforce;
  return `${words.mapping.names} ${example}`;
}

function SettingInput({
  kind,
  setting,
  value,
  secret,
  error,
}: {
  kind: string;
  setting: Setting;
  value: string;
  /** What may be shown of the stored secret; null when none is stored yet. */
  secret: string | null;
  error: string | null;
}) {
  const { name, example, isAddress } = setting;
  const [label, text] = SETTINGS[name] ?? [name, ''];
  const family = kind.split('-')[0] as keyof typeof words.tokenHints;
  const hint = name === 'token' ? (words.tokenHints[family] ?? '') : text;
  const isKept = setting.secret && secret !== null;
  const stored = !isKept
    ? ''
    : secret === ''
      ? words.isSet
      : isAddress
        ? fill(words.to, { host: secret })
        : fill(words.ends, { four: secret });
  return (
    <AdminField
      name={`value-${name}`}
      label={isKept ? `${label} (${stored})` : label}
      type={setting.secret && !isAddress ? 'password' : isAddress ? 'url' : 'text'}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={2_000}
      defaultValue={setting.secret ? undefined : value}
      placeholder={isKept ? words.keep : undefined}
      required={!isKept}
      hint={[hint, fill(words.example, { example })].filter(Boolean).join(' ')}
      error={error}
    />
  );
}
