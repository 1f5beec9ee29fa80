import {
  INQUIRY_LIMITS as LIMITS,
  type InquiryErrors,
  type InquiryValues,
} from '#content/contact/inquiry-fields.ts';
import { inquiryWords } from '#copy/en/inquiry-words.ts';
import { useWords } from '#ui/wording-context.ts';
import { FormField } from './form-field.tsx';

/** Side by side where each has room for its label and what is typed. */
const ROW = 'flex flex-wrap gap-4 *:flex-[1_1_11rem]';

/** The form's fields: name, email and message; the full form also phone, company and subject (part 1 section 2). */
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
  begin: keyof InquiryValues | undefined;
}) {
  const { labels, placeholders, trap } = useWords(inquiryWords);
  const field = (name: keyof InquiryValues) => ({
    name,
    label: labels[name],
    limit: LIMITS[name],
    defaultValue: values[name],
    error: errors[name],
    autoFocus: name === begin,
  });
  return (
    <>
      <div className={ROW}>
        <FormField
          {...field('name')}
          required
          autoComplete="name"
          placeholder={placeholders.name}
        />
        <FormField
          {...field('email')}
          type="email"
          required
          autoComplete="email"
          placeholder={placeholders.email}
        />
      </div>
      {!compact && (
        <div className={ROW}>
          <FormField
            {...field('phone')}
            type="tel"
            autoComplete="tel"
            placeholder={placeholders.optional}
          />
          <FormField
            {...field('company')}
            autoComplete="organization"
            placeholder={placeholders.optional}
          />
          {asksSubject && <FormField {...field('subject')} placeholder={placeholders.subject} />}
        </div>
      )}
      <FormField {...field('message')} required rows={3} placeholder={placeholders.message} />
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
