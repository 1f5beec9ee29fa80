import {
  INQUIRY_FIELDS,
  SENDER_FIELDS,
  type InquiryErrors,
  type InquiryFieldName,
  type InquiryValues,
} from '#content/contact/inquiry-fields.ts';
import { inquiryWords } from '#copy/en/inquiry-words.ts';
import { useWords } from '#ui/wording-context.ts';
import { FormField } from './form-field.tsx';

/** Side by side where each has room for its label and what is typed. */
const ROW = 'flex flex-wrap gap-4 *:flex-[1_1_11rem]';

/** The form's fields: those that are required; in the full form also the others (part 1 section 2). */
export function InquiryFields({
  compact,
  asksSubject,
  values,
  errors,
  begin,
}: {
  compact: boolean;
  /** Whether the visitor says what it is about. */
  asksSubject: boolean;
  values: Partial<InquiryValues>;
  errors: InquiryErrors;
  /** Where a page that answers a plain post begins: at what needs another look. */
  begin: InquiryFieldName | undefined;
}) {
  const { labels, placeholders, trap } = useWords(inquiryWords);
  const hints: Partial<InquiryValues> = placeholders;
  const shown = (names: InquiryFieldName[]) =>
    names.map((name) => (
      <FormField
        key={name}
        name={name}
        label={labels[name]}
        defaultValue={values[name]}
        error={errors[name]}
        {...(name === begin && { autoFocus: true })}
        placeholder={hints[name] ?? placeholders.optional}
      />
    ));
  const senders = (required?: true) =>
    SENDER_FIELDS.filter((name) => INQUIRY_FIELDS[name].required === required);
  return (
    <>
      <div className={ROW}>{shown(senders(true))}</div>
      {!compact && (
        <div className={ROW}>
          {shown([...senders(), ...(asksSubject ? (['subject'] as const) : [])])}
        </div>
      )}
      {shown(['message'])}
      {/* Only a machine fills this in: out of sight, out of the tab order, not announced. */}
      <div aria-hidden="true" className="sr-only">
        <label>
          {trap}
          <input name="referenceCode" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
