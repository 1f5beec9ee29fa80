import { compareHref, MOST_COMPARED } from '#content/machines/compare-machines.ts';
import type { UnitSystem } from '#content/units/unit-system.ts';
import { compareWords } from '#copy/en/compare-words.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { useAddress } from '#ui/address-context.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { useWords } from '#ui/wording-context.ts';
import { UnitsSwitch } from './units-switch.tsx';

/** What a machine is chosen by. */
type Choosable = { slug: string; title: string };

/** Adds machines to a comparison, and changes its units: a form and a link, each to an address. */
export function CompareChooser({
  chosen,
  others,
  units,
}: {
  chosen: Choosable[];
  others: Choosable[];
  units: UnitSystem;
}) {
  const toAddress = useAddress();
  const words = useWords(compareWords);
  const foreign = useForeign();
  const labels = chosen.length === 0 ? [words.first, words.second] : [words.another];
  const isFull = chosen.length >= MOST_COMPARED || others.length === 0;
  return (
    <div className="mt-6 flex flex-wrap items-end gap-x-8 gap-y-4 print:hidden">
      {!isFull && (
        <form
          action={toAddress('/machines/compare')}
          className="flex w-full max-w-[44rem] flex-wrap items-end gap-3"
        >
          {chosen.map(({ slug }) => (
            <input key={slug} type="hidden" name="machine" value={slug} />
          ))}
          {units === 'imperial' && <input type="hidden" name="units" value={units} />}
          {labels.map((label, index) => (
            <label
              key={label}
              className="grid min-w-0 flex-1 basis-52 gap-1.5 text-note font-medium"
            >
              {label}
              <Select
                name="machine"
                defaultValue={chosen.length === 0 ? others[index]?.slug : undefined}
              >
                {chosen.length > 0 && <option value="">{words.choose}</option>}
                {others.map((machine) => (
                  <option {...foreign(machine, 'title')} key={machine.slug} value={machine.slug}>
                    {machine.title}
                  </option>
                ))}
              </Select>
            </label>
          ))}
          <Button
            type="submit"
            size="small"
            look={chosen.length > 1 ? 'outline' : 'primary'}
            className="min-h-12"
          >
            {chosen.length > 1 ? words.add : words.show}
          </Button>
        </form>
      )}
      {chosen.length > 1 && (
        <UnitsSwitch
          path={compareHref(chosen.map(({ slug }) => slug))}
          system={units}
          anchor="comparison"
        />
      )}
    </div>
  );
}
