import { adminInquiryWords as words } from '#admin/copy/admin-inquiry-words.ts';
import { SiteLink } from '#ui/site-link.tsx';

/** Leads to what is to be done for inquiries to be mailed. */
export function HowToMail() {
  return (
    <SiteLink to="/admin/set-up#mail" className="text-link underline underline-offset-4">
      {words.howToMail}
    </SiteLink>
  );
}
