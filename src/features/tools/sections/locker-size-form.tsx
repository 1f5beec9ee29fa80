import { DOOR_SIZES, PLACES, type DoorSize } from '#content/machines/machine-facts.ts';
import {
  GOODS,
  WEEKDAYS,
  type LockerField,
  type ReadLocker,
  type Weekday,
} from '../content/locker-size-inputs.ts';
import { finderWords } from '#copy/en/finder-words.ts';
import { lockerWords } from '#copy/en/locker-words.ts';
import { fill, type Wording } from '#copy/wording.ts';
import { useWording } from '#ui/wording-context.ts';
import { ChoiceField, NumberField, NumberRow } from './number-field.tsx';
import { FieldGroup, WholeRow } from './tool-layout.tsx';

/** What the doors are worked out from, as a form whose answer has an address. */
export function LockerSizeForm({
  texts,
  problems,
  use,
}: Pick<ReadLocker, 'texts' | 'problems' | 'use'>) {
  const wording = useWording();
  const words = wording.of(lockerWords);
  const { places } = wording.of(finderWords);
  const of = (name: LockerField) => ({
    name,
    text: texts[name],
    problem: problems[name],
    label: labelOf(wording, name),
  });
  const inRow = (name: LockerField, label: string) => {
    const field = of(name);
    return { ...field, label, fullLabel: field.label };
  };
  return (
    <>
      <FieldGroup legend={words.groups.parcels}>
        <NumberField {...of('parcels')} />
        <NumberField {...of('peak')} />
        <WholeRow>
          <NumberField {...of('overflow')} hint={words.overflowHint} />
        </WholeRow>
      </FieldGroup>
      <FieldGroup legend={words.groups.dwell}>
        <WholeRow>
          <NumberRow
            label={words.dwell}
            hint={words.dwellHint}
            narrow
            fields={WEEKDAYS.map((day) => inRow(day, words.days[day]))}
          />
        </WholeRow>
      </FieldGroup>
      <FieldGroup legend={words.groups.sizes}>
        <WholeRow>
          <NumberRow
            label={words.shares}
            hint={words.sharesHint}
            narrow
            fields={DOOR_SIZES.map((size) => inRow(size, words.sizes[size]))}
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
  { texts, problems }: Pick<ReadLocker, 'texts' | 'problems'>,
): { id: LockerField; label: string }[] {
  const names = Object.keys(texts) as LockerField[];
  return names.filter((name) => problems[name]).map((id) => ({ id, label: labelOf(wording, id) }));
}

/** What a field is called by itself, apart from its row. */
function labelOf(wording: Wording, name: LockerField): string {
  const words = wording.of(lockerWords);
  const inRow = (row: string, of: string) => fill(words.fieldOfRow, { row, of });
  const day = WEEKDAYS.find((one) => one === name);
  if (day) return inRow(words.dwell, words.days[day]);
  const size = DOOR_SIZES.find((one) => one === name);
  if (size) return inRow(words.shares, words.sizes[size]);
  return words[name as Exclude<LockerField, Weekday | DoorSize>];
}
