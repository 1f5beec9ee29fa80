import { DOOR_SIZES, PLACES } from '#content/machines/machine-facts.ts';
import {
  GOODS,
  WEEKDAYS,
  type LockerField,
  type ReadLocker,
} from '#content/tools/locker-size-inputs.ts';
import { finderWords } from '#copy/en/finder-words.ts';
import { lockerWords } from '#copy/en/locker-size-words.ts';
import { fill, type Wording } from '#copy/wording.ts';
import { useWords } from '#ui/wording-context.ts';
import { ChoiceField, NumberField, NumberRow } from './number-field.tsx';
import { FieldGroup, WholeRow } from './tool-layout.tsx';

/** What the doors are worked out from, as a form whose answer has an address. */
export function LockerSizeForm({
  texts,
  problems,
  use,
}: Pick<ReadLocker, 'texts' | 'problems' | 'use'>) {
  const words = useWords(lockerWords);
  const { places } = useWords(finderWords);
  const of = (name: LockerField) => ({ name, text: texts[name], problem: problems[name] });
  const inRow = (row: string) => (name: LockerField, label: string) => ({
    ...of(name),
    label,
    fullLabel: fill(words.fieldOfRow, { row, of: label }),
  });
  return (
    <>
      <FieldGroup legend={words.groups.parcels}>
        <NumberField {...of('parcels')} label={words.parcels} />
        <NumberField {...of('peak')} label={words.peak} />
        <WholeRow>
          <NumberField {...of('overflow')} label={words.overflow} hint={words.overflowHint} />
        </WholeRow>
      </FieldGroup>
      <FieldGroup legend={words.groups.dwell}>
        <WholeRow>
          <NumberRow
            label={words.dwell}
            hint={words.dwellHint}
            narrow
            fields={WEEKDAYS.map((day) => inRow(words.dwell)(day, words.days[day]))}
          />
        </WholeRow>
      </FieldGroup>
      <FieldGroup legend={words.groups.sizes}>
        <WholeRow>
          <NumberRow
            label={words.shares}
            hint={words.sharesHint}
            narrow
            fields={DOOR_SIZES.map((size) => inRow(words.shares)(size, words.sizes[size]))}
          />
        </WholeRow>
      </FieldGroup>
      <FieldGroup legend={words.groups.use}>
        <ChoiceField
          name="goods"
          label={words.goods}
          value={use.goods}
          choices={GOODS.map((goods) => [goods, words.goodsKinds[goods]])}
        />
        <ChoiceField
          name="place"
          label={words.place}
          value={use.place ?? ''}
          choices={[
            ['', words.undecided],
            ...PLACES.map((place) => [place, places[place]] as const),
          ]}
        />
      </FieldGroup>
    </>
  );
}

/** The fields that are wrong, in the order of the form. */
export function wrongLockerFields(
  wording: Wording,
  { problems }: Pick<ReadLocker, 'problems'>,
): { id: LockerField; label: string }[] {
  const words = wording.of(lockerWords);
  const inRow = (row: string, id: LockerField, of: string) => ({
    id,
    label: fill(words.fieldOfRow, { row, of }),
  });
  return [
    { id: 'parcels' as const, label: words.parcels },
    { id: 'peak' as const, label: words.peak },
    { id: 'overflow' as const, label: words.overflow },
    ...WEEKDAYS.map((day) => inRow(words.dwell, day, words.days[day])),
    ...DOOR_SIZES.map((size) => inRow(words.shares, size, words.sizes[size])),
  ].filter(({ id }) => problems[id]);
}
