import { Fragment } from 'react';
import type { FieldProblem } from '../content/number-fields.ts';
import { toolWords } from '#copy/en/tool-words.ts';
import { number } from '#copy/number-text.ts';
import { fill, type Wording } from '#copy/wording.ts';
import { Select } from '#ui/select.tsx';
import { useWording } from '#ui/wording-context.ts';

const BOX =
  'min-h-12 w-full min-w-0 rounded-input border border-field bg-card px-3.5 py-2.5 text-body text-text aria-invalid:border-error';
const LABEL = 'text-note font-medium';

type FieldProps = {
  name: string;
  label: string;
  text: string;
  problem: FieldProblem | undefined;
  hint?: string;
};

/** A number with its unit in the label; what is wrong with it is said once, below it. */
export function NumberField({ name, label, text, problem, hint }: FieldProps) {
  const described = [hint && `${name}-hint`, problem && `${name}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={name} className={LABEL}>
        {label}
      </label>
      <input
        id={name}
        name={name}
        defaultValue={text}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        className={BOX}
        {...(problem && { 'aria-invalid': true })}
        {...(described && { 'aria-describedby': described })}
      />
      {hint && (
        <p id={`${name}-hint`} className="text-small text-text-2">
          {hint}
        </p>
      )}
      <Problem id={`${name}-error`} problem={problem} />
    </div>
  );
}

/** Numbers that belong together, in one row under one heading. */
export function NumberRow({
  label,
  fields,
  hint,
  narrow = false,
}: {
  label: string;
  hint?: string;
  fields: (Pick<FieldProps, 'name' | 'label' | 'text' | 'problem'> & { fullLabel: string })[];
  /** Whether two stand side by side on a phone; else all of them do. */
  narrow?: boolean;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className={`mb-1.5 ${LABEL}`}>{label}</legend>
      <div
        className={`grid gap-3 ${narrow ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,6.75rem),1fr))] sm:grid-cols-4' : 'grid-cols-[repeat(auto-fit,minmax(min(100%,5rem),1fr))]'}`}
      >
        {fields.map(({ name, label: short, fullLabel, text, problem }) => (
          <div key={name} className="grid min-w-0 content-end gap-1">
            <label htmlFor={name} className="text-small text-text-2">
              {short}
            </label>
            <input
              id={name}
              name={name}
              aria-label={fullLabel}
              defaultValue={text}
              inputMode="decimal"
              autoComplete="off"
              maxLength={40}
              className={BOX}
              {...(problem && { 'aria-invalid': true, 'aria-describedby': `${name}-error` })}
            />
          </div>
        ))}
      </div>
      {hint && <p className="mt-1.5 text-small text-text-2">{hint}</p>}
      {fields.map(({ name, problem }) => (
        <Problem key={name} id={`${name}-error`} problem={problem} />
      ))}
    </fieldset>
  );
}

function Problem({ id, problem }: { id: string; problem: FieldProblem | undefined }) {
  const wording = useWording();
  if (!problem) return null;
  return (
    <p id={id} className="mt-1 text-small text-error">
      {problemText(wording, problem)}
      {problem.kind === 'either' &&
        problem.answers.map(({ value, query }) => (
          <Fragment key={value}>
            {' '}
            <a
              href={`?${query}#result`}
              className="touch-area inline-block px-2 py-1 text-link underline underline-offset-4"
            >
              {number(wording, value)}
            </a>
          </Fragment>
        ))}
    </p>
  );
}

function problemText(wording: Wording, problem: FieldProblem): string {
  const { problems } = wording.of(toolWords);
  switch (problem.kind) {
    case 'text':
    case 'range':
      return fill(problems[problem.kind], {
        min: number(wording, problem.min),
        max: number(wording, problem.max),
      });
    case 'either': {
      const [one, other] = problem.answers.map(({ value }) => number(wording, value));
      return fill(problems.either, { text: problem.text, one: one!, other: other! });
    }
    case 'sign': {
      const { sign, wanted, currency } = problem;
      return wanted === 'money'
        ? fill(problems.sign.money, { sign, currency })
        : fill(problems.sign[wanted === 'percent' ? 'percent' : 'number'], { sign });
    }
    case 'whole':
      return fill(problems.whole, { sum: number(wording, problem.sum) });
    default:
      return problem.rising ? problems.rising : problems.falling;
  }
}

/** One of a few named values. */
export function ChoiceField({
  name,
  label,
  value,
  choices,
  hint,
  error,
}: {
  name: string;
  label: string;
  value: string;
  choices: readonly (readonly [value: string, label: string])[];
  hint?: string;
  /** Why what was chosen cannot be used. */
  error?: string | undefined;
}) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={name} className={LABEL}>
        {label}
      </label>
      <Select
        id={name}
        name={name}
        defaultValue={value}
        {...(error && { 'aria-invalid': true })}
        {...(described && { 'aria-describedby': described })}
      >
        {choices.map(([choice, shown]) => (
          <option key={choice} value={choice}>
            {shown}
          </option>
        ))}
      </Select>
      {hint && (
        <p id={`${name}-hint`} className="text-small text-text-2">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className="mt-1 text-small text-error">
          {error}
        </p>
      )}
    </div>
  );
}
