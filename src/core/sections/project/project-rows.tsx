import type { Picture as ContentPicture } from '#content/media/picture.ts';
import type { MachineType } from '#content/machines/machine.ts';
import { PROJECT_LIMITS } from '#content/project/project-list.ts';
import { machineHref } from '#content/slugs/page-href.ts';
import { projectWords } from '#copy/en/project-words.ts';
import { fill } from '#copy/wording.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { NoPicture } from '#ui/no-picture.tsx';
import { Picture } from '#ui/picture.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { useWords } from '#ui/wording-context.ts';

/** A machine of the list as the page shows it. */
export type ShownMachine = {
  slug: string;
  /** Its part of the list's address, without the quantity. */
  part: string;
  title: string;
  type: MachineType;
  picture: ContentPicture | null;
  /** As it stands in the field; what cannot be used stands there as it was typed. */
  quantity: string;
  /** The quantity that it comes back with when it has been taken off. */
  was: string;
  /** The page of the list without this machine. */
  withoutIt: string;
  isRefused: boolean;
};

/** The machines of a list, each with a field for its quantity that belongs to the form of the page. */
export function ProjectRows({ machines, form }: { machines: ShownMachine[]; form: string }) {
  return (
    <ul className="grid gap-4">
      {machines.map((machine, index) => (
        <ProjectRow key={`${machine.slug} ${index}`} {...machine} form={form} index={index} />
      ))}
    </ul>
  );
}

type RowProps = ShownMachine & { form: string; index: number };

function ProjectRow(machine: RowProps) {
  const words = useWords(projectWords).machines;
  const { slug, part, title, type, picture, withoutIt } = machine;
  const marks = useForeign()(machine, 'title');
  return (
    <li
      data-project-part={part}
      data-project-name={title}
      className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-4 rounded-card bg-card p-4 shadow-rest print:break-inside-avoid"
    >
      <span className="aspect-4/3 w-24 max-w-full shrink-0 overflow-hidden rounded-input bg-picture-ground *:min-h-0">
        {picture ? (
          <Picture picture={picture} alt="" sizes="96px" className="size-full object-cover" />
        ) : (
          <NoPicture label="" icon={type === 'locker' ? 'boxes' : 'package'} />
        )}
      </span>
      <p className="min-w-[min(8rem,100%)] flex-1">
        <SiteLink
          {...marks}
          to={machineHref(slug)}
          className="touch-area inline-block font-medium hover:underline"
        >
          {title}
        </SiteLink>
        <span className="block text-small text-text-2">{words.kinds[type]}</span>
      </p>
      <Quantity {...machine} />
      <SiteLink
        to={withoutIt}
        data-project-edit=""
        className="touch-area py-1 text-small text-link underline print:hidden"
      >
        {words.remove}
        <span {...marks} className="sr-only">
          {' '}
          {title}
        </span>
      </SiteLink>
    </li>
  );
}

function Quantity(machine: RowProps) {
  const { slug, title, quantity, was, isRefused, form, index } = machine;
  const marks = useForeign()(machine, 'title');
  const words = useWords(projectWords).machines;
  const id = `quantity-${index}`;
  return (
    <div className="grid gap-1">
      <span className="flex flex-wrap items-center gap-x-3">
        <label htmlFor={id} className="text-small text-text-2">
          {words.quantityShort}
          <span {...marks} className="sr-only">
            {' '}
            {title}
          </span>
        </label>
        <input type="hidden" name="row" value={slug} form={form} />
        <input type="hidden" name="was" value={was} form={form} />
        <input
          id={id}
          type="number"
          name="quantity"
          form={form}
          min={0}
          max={PROJECT_LIMITS.quantity}
          step={1}
          required
          inputMode="numeric"
          defaultValue={quantity}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? `${id}-error` : undefined}
          className="w-24 max-w-full rounded-input border border-field bg-card px-3 py-2.5 text-body text-text aria-invalid:border-error"
        />
      </span>
      {isRefused && (
        <span id={`${id}-error`} className="text-small text-error">
          {fill(words.range, { most: PROJECT_LIMITS.quantity })}
        </span>
      )}
    </div>
  );
}
