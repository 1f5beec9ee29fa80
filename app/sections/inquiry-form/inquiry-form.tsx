import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { FormField } from './form-field.tsx';

/** The enquiry form. Posts natively; the same fields and limits as the function it calls (decision 13). */
export function InquiryForm({
  formType,
  title,
  compact = false,
}: {
  formType: string;
  title?: string;
  compact?: boolean;
}) {
  return (
    <form
      method="post"
      action="/inquiry"
      className="grid gap-4.5 rounded-card bg-card p-[clamp(24px,2.8vw,40px)] shadow-lift"
    >
      {title && <h2 className="text-sub">{title}</h2>}
      <input type="hidden" name="formType" value={formType} />
      <div className="grid gap-4 md:grid-cols-2">
        <FormField name="name" label="Name" required maxLength={100} autoComplete="name" placeholder="Your full name" />
        <FormField
          name="email"
          label="Email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder="you@company.com"
        />
      </div>
      {!compact && (
        <>
          <div className="grid gap-4 md:grid-cols-2">
            <FormField name="phone" label="Phone" type="tel" maxLength={50} autoComplete="tel" placeholder="Optional" />
            <FormField
              name="company"
              label="Company"
              maxLength={200}
              autoComplete="organization"
              placeholder="Optional"
            />
          </div>
          <FormField name="subject" label="Subject" maxLength={200} placeholder="What is it about?" />
        </>
      )}
      <FormField
        name="message"
        label="Message"
        required
        maxLength={5000}
        rows={4}
        placeholder="Products, sites, number of machines"
      />
      <Button type="submit" wide>
        Send Message <Icon name="send" size={18} />
      </Button>
    </form>
  );
}
