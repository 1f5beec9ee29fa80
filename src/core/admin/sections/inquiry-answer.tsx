import { adminInquiryWords } from '#admin/copy/en/admin-inquiry-words.ts';
import { momentText } from '#copy/moment-text.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useWording } from '#ui/wording-context.ts';
import { ActButton } from './act-button.tsx';
import { ActForm } from './act-form.tsx';
import { useOwnerTimeZone } from './owner-time-zone.tsx';
import { replyAddress } from './reply-address.ts';
import { ShownInquiry, type ShownInquiryProps } from './shown-inquiry.tsx';
import { NEXT_STAGE, type StageName } from './stage-chip.tsx';

const words = adminInquiryWords.detail;

/** What an inquiry is mostly opened for: to answer it, and to say that this was done. */
export function InquiryAnswer({
  inquiry,
}: {
  inquiry: Parameters<typeof replyAddress>[0] &
    ShownInquiryProps & { received_at: number; stage: StageName };
}) {
  const timeZone = useOwnerTimeZone();
  const wording = useWording();
  const next = NEXT_STAGE[inquiry.stage === 'new' ? 'open' : 'handled'];
  return (
    <div className="mt-4 flex flex-wrap gap-2.5">
      <ButtonLink
        to={replyAddress(inquiry, momentText(wording, inquiry.received_at, timeZone))}
        suppressHydrationWarning
        size="small"
        className="max-md:hidden"
      >
        <Icon name="mail" size={18} />
        {words.reply}
      </ButtonLink>
      <ActForm className="contents">
        <ShownInquiry inquiry={inquiry} />
        <input type="hidden" name="stage" value={next.stage} />
        <ActButton act="stage" icon={next.icon} label={next.label} />
      </ActForm>
    </div>
  );
}
