import type { ReactNode } from 'react';
import { asChoice } from '#content/locales/translation.ts';
import type { CatalogueMachine } from '#content/machines/machine.ts';
import { fitInUnitsHref } from '../content/fit-line.ts';
import { boxOf, FIT_DEFAULTS, plainUnit, type FitInputs } from '../content/parse-fit-inputs.ts';
import { FIT_FIELDS, FIT_RANGES, type FitField } from '../content/fit-ranges.ts';
import { plainLength } from '#content/units/parse-length.ts';
import { plainNumber } from '#content/units/plain-number.ts';
import { fitWords } from '#copy/en/fit-words.ts';
import { lengthText } from '#copy/length-text.ts';
import { fill, type Wording } from '#copy/wording.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { Button } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { Select } from '#ui/select.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { useWording, useWords } from '#ui/wording-context.ts';
import { ProblemSummary } from './problem-summary.tsx';
import { ToolForm } from './tool-form.tsx';

const BOX =
  'min-h-12 w-full rounded-input border border-field bg-card px-3.5 py-2.5 text-body text-text aria-invalid:border-error';

const CORNER = ['corner-before', 'corner-after'] as const;
const CARRYING = ['trolley', 'room'] as const;
const LIFT_DOOR = ['lift-door-width', 'lift-door-height'] as const;
const LIFT = ['lift-width', 'lift-depth', 'lift-height'] as const;

/** Few ways have these: they stand folded until one is filled in. */
const FOLDED = [...CORNER, ...CARRYING, ...LIFT_DOOR, ...LIFT];

/** What is chosen of the catalogue: the title to choose it by, and whether its measures are known. */
export type FitMachine = { slug: string; title: string; measured: boolean };

export function toFitMachine(machine: CatalogueMachine): FitMachine {
  const { slug, title } = machine;
  return asChoice({ slug, title, measured: boxOf(machine) !== null }, machine);
}

type Props = { inputs: FitInputs; machines: FitMachine[] };

/** The measures of the machine and of the way, as a form whose answer has an address. */
export function FitForm({ inputs, machines, isLive }: Props & { isLive: boolean }) {
  const words = useWords(fitWords);
  const field = (name: FitField) => <LengthField key={name} name={name} inputs={inputs} />;
  const { units } = inputs;
  return (
    <ToolForm to="/tools/fit#answer" isLive={isLive} className="grid gap-5">
      {units === 'imperial' && <input type="hidden" name="units" value="imperial" />}
      <FieldGroup legend={words.machine.legend} hint={words.machine.ownHint}>
        <MachineChoice inputs={inputs} machines={machines} />
        {field('width')}
        {field('depth')}
        {field('height')}
      </FieldGroup>
      <FieldGroup legend={words.places.door}>
        {field('door-width')}
        {field('door-height')}
      </FieldGroup>
      <FieldGroup legend={words.places.corridor}>{field('corridor')}</FieldGroup>
      <FieldGroup legend={words.places.ceiling} hint={words.placeHints.ceiling}>
        {field('ceiling')}
      </FieldGroup>
      <div>
        <Fold
          label={words.morePlaces}
          icon="ruler"
          open={FOLDED.some((name) => inputs.texts[name] !== '')}
        >
          <div className="grid gap-5">
            <FieldGroup legend={words.places.corner} hint={words.placeHints.corner}>
              {CORNER.map(field)}
            </FieldGroup>
            <FieldGroup legend={words.carrying.legend} hint={words.carrying.hint}>
              {CARRYING.map(field)}
            </FieldGroup>
            <FieldGroup legend={words.places.lift} hint={words.placeHints.lift}>
              {LIFT_DOOR.map(field)}
              <span className="basis-full max-sm:hidden" />
              {LIFT.map(field)}
            </FieldGroup>
          </div>
        </Fold>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:*:w-full">
        <Button type="submit">{words.check}</Button>
        <SiteLink
          to={units === 'imperial' ? '/tools/fit?units=imperial' : '/tools/fit'}
          className="touch-area py-2 text-link underline-offset-4 hover:underline"
        >
          {words.again}
        </SiteLink>
      </div>
    </ToolForm>
  );
}

function MachineChoice({ inputs, machines }: Props) {
  const wording = useWording();
  const words = wording.of(fitWords);
  const foreign = useForeign();
  const error = machineProblemText(wording, inputs.machineProblem);
  return (
    <div className="grid basis-full content-start gap-1.5">
      <label htmlFor="fit-machine" className="text-note font-medium">
        {words.machine.choose}
      </label>
      <Select
        id="fit-machine"
        name="machine"
        defaultValue={inputs.machine?.slug ?? ''}
        {...(error && {
          'aria-invalid': true,
          'aria-describedby': 'fit-machine-error',
        })}
      >
        <option value="">{words.machine.own}</option>
        {machines.map((machine) => (
          <option
            {...(machine.measured && foreign(machine, 'title'))}
            key={machine.slug}
            value={machine.slug}
          >
            {machine.measured ? machine.title : fill(words.machine.unmeasuredOption, machine)}
          </option>
        ))}
      </Select>
      {error && (
        <p id="fit-machine-error" className="text-small text-error">
          {error}
        </p>
      )}
    </div>
  );
}

function FieldGroup({
  legend,
  hint,
  children,
}: {
  legend: string;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className="min-w-0 rounded-panel border border-line bg-card p-5 md:p-6">
      <legend className="float-start mb-1 w-full text-title leading-tight font-semibold tracking-[-0.018em]">
        {legend}
      </legend>
      {hint && <p className="clear-both text-small text-text-2">{hint}</p>}
      <div className="clear-both flex flex-wrap gap-4 pt-3">{children}</div>
    </fieldset>
  );
}

function LengthField({ name, inputs }: { name: FitField; inputs: FitInputs }) {
  const wording = useWording();
  const words = wording.of(fitWords);
  const id = `fit-${name}`;
  const error = fieldProblemText(wording, name, inputs);
  const fallback = { trolley: FIT_DEFAULTS.trolleyMm, room: FIT_DEFAULTS.roomMm } as const;
  const usual = name in fallback ? fallback[name as keyof typeof fallback] : null;
  return (
    <div className="grid min-w-0 grow basis-full content-start gap-1.5 sm:basis-0">
      <label htmlFor={id} className="text-note font-medium">
        {fill(words.labels[inputs.units], { field: words.fields[name] })}
      </label>
      <input
        id={id}
        name={name}
        defaultValue={inputs.texts[name]}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        className={BOX}
        {...(usual !== null && {
          placeholder: plainNumber(plainLength(usual, plainUnit(inputs.units))),
        })}
        {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
      />
      {error && (
        <p id={`${id}-error`} className="text-small text-error">
          {error}
        </p>
      )}
    </div>
  );
}

function fieldProblemText(
  wording: Wording,
  name: FitField,
  { problems, units }: FitInputs,
): string | null {
  const words = wording.of(fitWords);
  const problem = problems[name];
  if (!problem) return null;
  const { leastMm, mostMm } = FIT_RANGES[name];
  return fill(words.problems[problem], {
    least: lengthText(wording, leastMm, units, 'up'),
    most: lengthText(wording, mostMm, units, 'down'),
  });
}

function machineProblemText(wording: Wording, problem: FitInputs['machineProblem']): string | null {
  const words = wording.of(fitWords);
  if (problem === null) return null;
  return problem.kind === 'unknown'
    ? fill(words.problems.unknownMachine, { slug: problem.slug })
    : fill(words.problems.unmeasured, { title: problem.title });
}

/** Why there is no answer, with a way to each field; nothing where there was no question. */
export function FitProblems({ inputs }: { inputs: FitInputs }) {
  const wording = useWording();
  const words = wording.of(fitWords);
  const wrong = FIT_FIELDS.filter((name) => inputs.problems[name]);
  const machineError = machineProblemText(wording, inputs.machineProblem);
  if (wrong.length === 0 && !machineError && !inputs.lacksPlace) return null;
  return (
    <ProblemSummary id="answer" title={words.problems.summary}>
      {machineError && (
        <li>
          <a href="#fit-machine">{words.machine.choose}</a>
        </li>
      )}
      {wrong.map((name) => (
        <li key={name}>
          <a href={`#fit-${name}`}>{words.inSummary[name]}</a>
        </li>
      ))}
      {inputs.lacksPlace && (
        <li>
          <a href="#fit-door-width">{words.problems.noPlace}</a>
        </li>
      )}
    </ProblemSummary>
  );
}

/** Which unit a number alone is in, with the way to the other; what was typed is taken along, converted. */
export function FitUnits({ inputs }: { inputs: FitInputs }) {
  const words = useWords(fitWords);
  const isMetric = inputs.units === 'metric';
  return (
    <p className="mt-4 mb-6 max-w-[44em] text-note text-text-2">
      {isMetric ? words.units.metric : words.units.imperial}{' '}
      <SiteLink
        to={fitInUnitsHref(inputs, isMetric ? 'imperial' : 'metric')}
        className="touch-area inline-block py-1 text-link underline underline-offset-4"
      >
        {isMetric ? words.units.toImperial : words.units.toMetric}
      </SiteLink>
    </p>
  );
}
