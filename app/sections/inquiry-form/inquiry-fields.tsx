import {
  INQUIRY_LIMITS as LIMITS,
  type InquiryErrors,
  type InquiryValues,
} from '#content/contact/inquiry-fields.ts';
import { inquiryWords } from '#copy/inquiry-words.ts';
import { FormField } from './form-field.tsx';

const { labels, placeholders } = inquiryWords;

/** The form's fields: name, email and message; the full form also phone, company and subject (part 1 section 2). */
export function InquiryFields({
  compact,
  values = {},
  errors,
  begin,
}: {
  compact: boolean;
  values?: Partial<InquiryValues>;
  errors: InquiryErrors;
  /** Where a page that answers a plain post begins: at what needs another look. */
  begin?: keyof InquiryValues | undefined;
}) {
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
      <div className="grid gap-4 md:grid-cols-2">
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
        <>
          <div className="grid gap-4 md:grid-cols-2">
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
          </div>
          <FormField {...field('subject')} placeholder={placeholders.subject} />
        </>
      )}
      <FormField {...field('message')} required rows={4} placeholder={placeholders.message} />
      {/* Only a machine fills this in: out of sight, out of the tab order, not announced. */}
      <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
        <label>
          Reference code
          <input name="referenceCode" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
