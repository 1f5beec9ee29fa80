import {
  CURRENCIES,
  PAYBACK_ROWS,
  type PaybackField,
  type ReadPayback,
} from '../content/payback-inputs.ts';
import type { PlaceLink } from '../content/payback-places.ts';
import { paybackFigures } from '#copy/en/payback-figures.ts';
import { paybackWords } from '#copy/en/payback-words.ts';
import { fill, type Wording } from '#copy/wording.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useWording, useWords } from '#ui/wording-context.ts';
import { ChoiceField, NumberField, NumberRow } from './number-field.tsx';
import { FieldGroup, WholeRow } from './tool-layout.tsx';

type RowName = keyof typeof PAYBACK_ROWS;
type FigureName = keyof typeof paybackFigures;
type SingleName = Exclude<FigureName, RowName>;

/** What the answer is worked out from, as a form whose answer has an address. */
export function PaybackForm({
  currency,
  unknownCurrency,
  way,
  texts,
  problems,
  powerHint,
  isOwn,
}: Omit<ReadPayback, 'inputs'> & {
  /** Where the power use comes from, of one machine. */
  powerHint?: string | undefined;
  /** Whether the owner has first values of their own. */
  isOwn: boolean;
}) {
  const wording = useWording();
  const words = wording.of(paybackWords);
  const figures = wording.of(paybackFigures);
  const labelOf = (name: FigureName) => {
    const { label, unit } = figures[name];
    return unit === '' ? label : fill(words.labelWithUnit, { label, unit: unit ?? currency });
  };
  const single = (name: SingleName, hint?: string) => (
    <NumberField
      name={name}
      label={labelOf(name)}
      text={texts[name]}
      problem={problems[name]}
      {...(hint !== undefined && { hint })}
    />
  );
  const row = (name: RowName) => (
    <WholeRow>
      <NumberRow
        label={labelOf(name)}
        fields={PAYBACK_ROWS[name].map((field, index) => {
          const label = Object.values(words.cases)[index]!;
          return {
            name: field,
            label,
            fullLabel: fill(words.fieldOfRow, { row: labelOf(name), of: label }),
            text: texts[field],
            problem: problems[field],
          };
        })}
      />
    </WholeRow>
  );
  return (
    <>
      <FieldGroup legend={words.groups.sales}>
        {single('visitors')}
        {single('items')}
        {row('share')}
        {row('price')}
        {row('goods')}
      </FieldGroup>
      <FieldGroup legend={words.groups.payments}>
        {single('commission')}
        {single('cashless')}
        {single('cardRate')}
        {single('cardFee')}
        {single('cardMonthly')}
      </FieldGroup>
      <FieldGroup legend={words.groups.running}>
        {single('itemsPerVisit')}
        {single('visitCost')}
        {single('power', powerHint)}
        {single('powerPrice')}
        {single('software')}
      </FieldGroup>
      <FieldGroup legend={words.groups.machine}>
        <ChoiceField
          name="way"
          label={words.way}
          value={way}
          choices={[
            ['buy', words.ways.buy],
            ['lease', words.ways.lease],
          ]}
        />
        {single('setup')}
        {single('machine')}
        {single('lease', words.leaseHint)}
        <WholeRow>
          <ChoiceField
            name="currency"
            label={words.currency}
            value={currency}
            choices={CURRENCIES.map((code) => [code, code])}
            hint={isOwn ? words.currencyHintOwn : words.currencyHint}
            error={
              unknownCurrency === ''
                ? undefined
                : fill(words.unknownCurrency, { code: unknownCurrency })
            }
          />
        </WholeRow>
      </FieldGroup>
    </>
  );
}

/** The fields that cannot be used, by their ids and labels, in the order of the form. */
export function wrongPaybackFields(
  wording: Wording,
  { problems, unknownCurrency }: Pick<ReadPayback, 'problems' | 'unknownCurrency'>,
): { id: string; label: string }[] {
  const words = wording.of(paybackWords);
  const figures = wording.of(paybackFigures);
  const cases = Object.values(words.cases);
  const all = (Object.keys(figures) as FigureName[]).flatMap((name) => {
    const { label } = figures[name];
    const row = name in PAYBACK_ROWS ? PAYBACK_ROWS[name as RowName] : null;
    if (row === null) return [{ id: name as PaybackField, label }];
    return row.map((id: PaybackField, index) => ({
      id,
      label: fill(words.fieldOfRow, { row: label, of: cases[index]! }),
    }));
  });
  return [
    ...all.filter(({ id }) => problems[id]),
    ...(unknownCurrency === '' ? [] : [{ id: 'currency', label: words.currency }]),
  ];
}

/** Links that fill the form with example values for a place. */
export function PaybackPlaces({ links }: { links: readonly PlaceLink[] }) {
  const { title, hint, names } = useWords(paybackWords).places;
  return (
    <nav aria-labelledby="places-title" data-live="places">
      <h2 id="places-title" className="text-title!">
        {title}
      </h2>
      <p className="mt-2 text-small text-text-2">{hint}</p>
      <ul className="mt-4 flex flex-wrap gap-3">
        {links.map(({ place, href, isChosen }) => (
          <li key={place}>
            <ButtonLink
              to={href}
              look="outline"
              size="small"
              {...(isChosen && { 'aria-current': 'true', className: 'border-primary! text-link' })}
            >
              {names[place]}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
