import { adminInquiryWords } from '#admin/copy/en/admin-inquiry-words.ts';
import { telephoneAddress } from '#content/contact/telephone-address.ts';
import { momentText } from '#copy/moment-text.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useWording } from '#ui/wording-context.ts';
import { NOTE_FIELD } from './inquiry-history.tsx';
import { useOwnerTimeZone } from './owner-time-zone.tsx';
import { replyAddress } from './reply-address.ts';

const words = adminInquiryWords.detail;

/** What an inquiry is answered with, at hand at the foot of a telephone however far one has read. */
export function InquiryBar({
  inquiry,
}: {
  inquiry: Parameters<typeof replyAddress>[0] & { phone: string; received_at: number };
}) {
  const timeZone = useOwnerTimeZone();
  const wording = useWording();
  const tel = telephoneAddress(inquiry.phone);
  return (
    <nav
      aria-label={words.atHand}
      data-at-foot=""
      className="sticky bottom-0 z-10 -mx-gutter mt-6 grid auto-cols-fr grid-flow-col gap-2 border-t border-line bg-bg px-gutter pt-3 pb-[max(12px,env(safe-area-inset-bottom))] md:hidden print:hidden"
    >
      {tel && (
        <ButtonLink to={tel} look="outline" size="small" className="px-2!">
          <Icon name="phone" size={18} />
          {words.call}
        </ButtonLink>
      )}
      <ButtonLink
        to={replyAddress(inquiry, momentText(wording, inquiry.received_at, timeZone))}
        suppressHydrationWarning
        size="small"
        className="px-2!"
      >
        <Icon name="mail" size={18} />
        {words.mail}
      </ButtonLink>
      {/* A browser gives the field that an address names the focus. */}
      <ButtonLink to={`#${NOTE_FIELD}`} look="outline" size="small" className="px-2!">
        <Icon name="pencil" size={18} />
        {words.note}
      </ButtonLink>
    </nav>
  );
}
