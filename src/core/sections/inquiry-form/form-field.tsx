import { useId, useState, type ComponentProps } from 'react';
import { checkInquiryField } from '#content/contact/check-inquiry.ts';
import { INQUIRY_FIELDS, type InquiryFieldName } from '#content/contact/inquiry-fields.ts';
import { inquiryWords } from '#copy/en/inquiry-words.ts';
import { count } from '#copy/wording.ts';
import { useWording } from '#ui/wording-context.ts';

type Props = {
  name: InquiryFieldName;
  label: string;
  error?: string | undefined;
  defaultValue?: string | undefined;
} & Pick<ComponentProps<'input'>, 'autoFocus' | 'placeholder'>;

const BOX =
  'w-full rounded-input border bg-card px-[15px] py-[13px] text-body text-text aria-invalid:border-error';

/** From this share of the limit on, the room that is left is shown. */
const SHOWN_FROM = 0.9;

/**
 * A labelled field. Text beyond its limit is never cut off: the visitor is notified, and sending is refused. An error
 * and the room that is left stand beside it and are named by it.
 */
export function FormField({ name, label, error, ...field }: Props) {
  const { limit, required, kind, autoComplete } = INQUIRY_FIELDS[name];
  const wording = useWording();
  const words = wording.of(inquiryWords);
  const id = useId();
  const [length, setLength] = useState(field.defaultValue?.length ?? 0);
  const left = limit - length;
  const isNear = length >= limit * SHOWN_FROM;
  const describedBy = [error && `${id}-error`, isNear && `${id}-room`].filter(Boolean).join(' ');
  const shared = {
    ...field,
    id,
    name,
    required,
    'aria-invalid': error || left < 0 ? (true as const) : undefined,
    'aria-describedby': describedBy || undefined,
    onInput: (event: { currentTarget: { value: string } }) =>
      setLength(checkInquiryField(name, event.currentTarget.value).text.length),
    className: `${BOX} border-field`,
  };
  return (
    <div className="grid content-start gap-[7px]">
      <label htmlFor={id} className="text-note font-medium">
        {label}
        {required && (
          <span aria-hidden="true" className="ms-1 text-error">
            *
          </span>
        )}
      </label>
      {kind === 'lines' ? (
        <textarea {...(shared as ComponentProps<'textarea'>)} rows={3} />
      ) : (
        <input
          type={kind}
          autoComplete={autoComplete ?? kind}
          {...(shared as ComponentProps<'input'>)}
        />
      )}
      {error && (
        <p id={`${id}-error`} className="text-small text-error">
          {error}
        </p>
      )}
      {isNear && (
        <p
          id={`${id}-room`}
          role="status"
          className={`text-small ${left < 0 ? 'text-error' : 'text-text-2'}`}
        >
          {left < 0
            ? count(wording, words.room.over, -left)
            : count(wording, words.room.left, left)}
        </p>
      )}
    </div>
  );
}
