import { useId, type ComponentProps, type ReactNode } from 'react';

type Shared = { label: string; hint?: ReactNode; error?: string | null | undefined };

const BOX =
  'w-full min-h-12 rounded-input border border-field bg-card px-[15px] py-[11px] text-body text-text aria-invalid:border-error';

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

/** A labelled line to write in; hint and error are read out with it. */
export function AdminField({ label, hint, error, ...field }: Shared & ComponentProps<'input'>) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint} error={error} required={field.required}>
      <input
        {...field}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={BOX}
      />
    </Labelled>
  );
}

/** A labelled choice of one. */
export function AdminSelect({
  label,
  hint,
  error,
  options,
  ...field
}: Shared & {
  options: (readonly [value: string, label: string])[];
} & ComponentProps<'select'>) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      <select
        {...field}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={BOX}
      >
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

/** The look of a field that stands in a line with others. */
export const LINE_FIELD =
  'min-h-11 min-w-0 rounded-input border border-field bg-card px-3 text-note text-text';

/** A choice of one in a line with others: its label is said, not written. */
export function LineSelect({
  label,
  options,
  className = '',
  ...field
}: {
  label: string;
  options: (readonly [value: string, label: string])[];
} & ComponentProps<'select'>) {
  return (
    <select {...field} aria-label={label} className={`${LINE_FIELD} ${className}`}>
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
}

/** What is wrong with what was sent, read out when it appears. */
export function FormProblem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="rounded-input border border-error px-4 py-3 text-note text-error">
      {children}
    </p>
  );
}
