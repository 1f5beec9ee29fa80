import { useId, type ComponentProps, type ReactNode } from 'react';
import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminWords } from '#admin/copy/en/admin-words.ts';
import { count } from '#copy/wording.ts';
import { Icon } from '#ui/icon.tsx';
import { Select } from '#ui/select.tsx';

type Shared = { label: string; hint?: ReactNode; error?: string | null | undefined };

/** The look of a field that stands below its label. */
export const FIELD =
  'w-full min-h-12 rounded-input border border-field bg-card px-[15px] py-2 text-body text-text aria-invalid:border-error';

function Labelled({
  id,
  label,
  hint,
  error,
  required,
  children,
}: Shared & { id: string; required?: boolean | undefined; children: ReactNode }) {
  return (
    <div className="grid content-start gap-[7px]">
      <label htmlFor={id} className="text-note font-medium">
        {label}
        {required && (
          <span aria-hidden="true" className="ml-1 text-error">
            *
          </span>
        )}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-text-2">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-small text-error">
          {error}
        </p>
      )}
    </div>
  );
}

function describedBy(id: string, { hint, error }: Pick<Shared, 'hint' | 'error'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** A labelled line to write in, a day or a file to choose; hint and error are read out with it. */
export function AdminField({ label, hint, error, ...field }: Shared & ComponentProps<'input'>) {
  const id = useId();
  const Box = (field.type && DRAWN[field.type]) || TextBox;
  return (
    <Labelled id={id} label={label} hint={hint} error={error} required={field.required}>
      <Box
        {...field}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
    </Labelled>
  );
}

/** A line for one email address. */
export function EmailField(field: ComponentProps<typeof AdminField>) {
  return <AdminField name="email" type="email" maxLength={254} required {...field} />;
}

function TextBox(field: ComponentProps<'input'>) {
  return <input {...field} className={FIELD} />;
}

/** Its calendar opens by a press on the drawn icon, below which the browser's own lies unseen; Firefox shows its own alone. */
function DateBox(field: ComponentProps<'input'>) {
  return (
    <span className="relative grid items-center">
      <input {...field} className={`${FIELD} date-box min-w-0`} />
      <Icon
        name="calendar"
        size={18}
        className="pointer-events-none absolute inset-e-3.5 text-text-2 supports-[-moz-appearance:none]:hidden"
      />
    </span>
  );
}

function FileBox(field: ComponentProps<'input'>) {
  return (
    <input
      {...field}
      className={`${FIELD} cursor-pointer py-[7px]! ps-[7px]! text-note! text-text-2! file:me-3 file:min-h-8 file:cursor-pointer file:rounded-chip file:border file:border-solid file:border-line file:bg-band file:px-3.5 file:text-note file:font-medium file:text-link hover:border-primary`}
    />
  );
}

/** What browsers would draw by themselves. */
const DRAWN: Readonly<Record<string, typeof TextBox>> = { date: DateBox, file: FileBox };

type OptionsProps = { options: readonly (readonly [value: string, label: string])[] };

function Options({ options }: OptionsProps) {
  return options.map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ));
}

/** A labelled choice of one. */
export function AdminSelect({
  label,
  hint,
  error,
  options,
  ...field
}: Shared & OptionsProps & ComponentProps<'select'>) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      <Select
        {...field}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      >
        <Options options={options} />
      </Select>
    </Labelled>
  );
}

/** The look of a field that stands in a line with others. */
export const LINE_FIELD =
  'min-h-11 min-w-0 rounded-input border border-field bg-card px-3 text-note text-text';

/** A choice of one in a line with others; unless something else labels it, its label is said, not written. */
export function LineSelect({
  label,
  options,
  ...field
}: { label?: string } & OptionsProps & ComponentProps<'select'>) {
  return (
    <Select {...field} aria-label={label} className="min-h-11 text-note!">
      <Options options={options} />
    </Select>
  );
}

/** How long whoever has tried too often has to wait. */
export const waitText = (seconds: number) => count(adminWording, adminWords.wait, seconds);

/** What is wrong with what was sent, read out when it appears. */
export function FormProblem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="rounded-input border border-error px-4 py-3 text-note text-error">
      {children}
    </p>
  );
}
