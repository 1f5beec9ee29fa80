import { PROJECT_LIMITS } from '#content/project/project-list.ts';
import type { UnitSystem } from '#content/units/unit-system.ts';
import { projectWords } from '#copy/en/project-words.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { useAddress } from '#ui/address-context.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { useWords } from '#ui/wording-context.ts';

const BOX =
  'min-h-13 w-full rounded-input border border-field bg-card px-[15px] text-body text-text aria-invalid:border-error';

type Choice = { slug: string; title: string };

/**
 * The form of the list: it changes quantities and adds machines and results, and answers with the address of the changed
 * list. The fields of the rows belong to it by its id.
 */
export function ProjectForm({
  id,
  tools,
  choices,
  address,
  units,
  hasRows,
}: {
  id: string;
  /** The results of the list, as its address has them. */
  tools: string[];
  /** Machines that can be added. */
  choices: Choice[];
  /** An address that was pasted and leads to nothing that can be added; '' for none. */
  address: string;
  units: UnitSystem;
  hasRows: boolean;
}) {
  const { add, machines } = useWords(projectWords);
  return (
    <form
      id={id}
      method="get"
      action={useAddress()('/project')}
      noValidate
      className="grid gap-5 rounded-card bg-card p-[clamp(18px,2.2vw,28px)] shadow-rest"
    >
      {tools.map((tool) => (
        <input key={tool} type="hidden" name="tool" value={tool} />
      ))}
      {units === 'imperial' && <input type="hidden" name="units" value={units} />}
      <h2 className="text-title">{add.title}</h2>
      {choices.length > 0 && <AddMachine choices={choices} />}
      <AddByAddress address={address} />
      <Button type="submit" look="outline">
        {hasRows ? machines.update : add.button}
      </Button>
    </form>
  );
}

function AddMachine({ choices }: { choices: Choice[] }) {
  const words = useWords(projectWords).add;
  const foreign = useForeign();
  return (
    <div className="flex flex-wrap gap-4">
      <div className="grid min-w-0 flex-[1_1_12rem] gap-[7px]">
        <label htmlFor="project-machine" className="text-note font-medium">
          {words.machine}
        </label>
        <Select id="project-machine" name="row" defaultValue="" className="min-h-13">
          <option value="">{words.choose}</option>
          {choices.map((machine) => (
            <option {...foreign(machine, 'title')} key={machine.slug} value={machine.slug}>
              {machine.title}
            </option>
          ))}
        </Select>
      </div>
      <div className="grid w-24 gap-[7px]">
        <label htmlFor="project-quantity" className="text-note font-medium">
          {words.quantity}
        </label>
        <input
          id="project-quantity"
          type="number"
          name="quantity"
          min={1}
          max={PROJECT_LIMITS.quantity}
          step={1}
          defaultValue={1}
          inputMode="numeric"
          className={BOX}
        />
      </div>
    </div>
  );
}

/** Takes in what another address of this site shows, such as a machine or a result. */
function AddByAddress({ address }: { address: string }) {
  const words = useWords(projectWords).add;
  return (
    <div className="grid gap-[7px]">
      <label htmlFor="project-address" className="text-note font-medium">
        {words.address}
      </label>
      <input
        id="project-address"
        name="add"
        inputMode="url"
        autoComplete="off"
        defaultValue={address}
        aria-invalid={address !== '' || undefined}
        aria-describedby="project-address-hint"
        className={BOX}
      />
      <p
        id="project-address-hint"
        className={`text-small ${address === '' ? 'text-text-2' : 'text-error'}`}
      >
        {address === '' ? words.addressHint : words.addressUnknown}
      </p>
    </div>
  );
}
