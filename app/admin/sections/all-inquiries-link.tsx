import { adminInquiryWords } from '#admin/copy/en/admin-inquiry-words.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';

/** Leads back to the list, above the heading of a page about inquiries. */
export function AllInquiriesLink() {
  return (
    <p className="mb-2 text-note">
      <SiteLink
        to="/admin/inquiries"
        className="inline-flex min-h-6 items-center gap-2 text-link underline-offset-4 hover:underline"
      >
        <Icon name="arrow-left" size={18} />
        {adminInquiryWords.detail.back}
      </SiteLink>
    </p>
  );
}
