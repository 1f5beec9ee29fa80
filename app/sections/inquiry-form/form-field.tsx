import { useId, type ComponentProps } from 'react';

type Props = {
  name: string;
  label: string;
  /** A text area of this many lines instead of one line. */
  rows?: number;
  error?: string | undefined;
  defaultValue?: string | undefined;
} & Pick<
  ComponentProps<'input'>,
  'type' | 'required' | 'maxLength' | 'autoComplete' | 'autoFocus' | 'placeholder'
>;

const BOX =
  'w-full rounded-input border bg-card px-[15px] py-[13px] text-base text-text aria-invalid:border-error';

/** A labelled field; an error stands beside it and is named by it. */
export function FormField({ name, label, rows, error, required, ...field }: Props) {
  const id = useId();
  const shared = {
    ...field,
    id,
    name,
    required,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    className: `${BOX} border-field`,
  };
  return (
    <div className="grid content-start gap-[7px]">
      <label htmlFor={id} className="text-[0.9rem] font-[540]">
        {label}
        {required && (
          <span aria-hidden="true" className="ml-1 text-error">
            *
          </span>
        )}
      </label>
      {rows ? (
        <textarea {...(shared as ComponentProps<'textarea'>)} rows={rows} />
      ) : (
        <input {...shared} />
      )}
      {error && (
        <p id={`${id}-error`} className="text-small text-error">
          {error}
        </p>
      )}
    </div>
  );
}
