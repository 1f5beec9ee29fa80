import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { InquiryErrors, InquiryValues } from '#content/contact/inquiry-fields.ts';
import { inquiryWords as words } from '#copy/inquiry-words.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { keepDraft, readDraft } from './inquiry-draft.ts';
import { InquiryFields } from './inquiry-fields.tsx';
import { firstOf, readValues } from './inquiry-payload.ts';
import { preparedMail } from './prepared-mail.ts';
import { SentMessage } from './sent-message.tsx';
import { useInquiry } from './use-inquiry.ts';

/** How long the success view shows before an optional redirect (part 1 section 9). */
const REDIRECT_DELAY_MS = 2_000;

type Props = {
  formType: string;
  title?: string;
  compact?: boolean;
  /** Where the prepared mail goes when the site cannot take the message; '' where content names no address. */
  mailTo: string;
  /** The words of consent; '' where content holds none. */
  consent: string;
  /** Whether there is a privacy text to link to. */
  hasPrivacyText: boolean;
  redirectTo?: string;
  /** What the server answered to a plain post: what was typed, and what is wrong with it. */
  posted?: {
    values: InquiryValues;
    message: string;
    fields: InquiryErrors;
    /** Whether the visitor's own mail program is offered, because the site cannot take the message. */
    offerMail: boolean;
  };
};

/** The enquiry form: posts natively, and once awake sends without leaving the page (part 1 sections 2, 4 and 5). */
export function InquiryForm({
  formType,
  title,
  compact = false,
  mailTo,
  consent,
  hasPrivacyText,
  redirectTo,
  posted,
}: Props) {
  const card = useRef<HTMLFormElement>(null);
  const [height, setHeight] = useState<number>();
  const { state, prepare, submit, reset } = useInquiry({
    formType,
    mailTo,
    consent,
    onSent: () => {
      if (redirectTo) setTimeout(() => location.assign(redirectTo), REDIRECT_DELAY_MS);
    },
  });
  const sending = state.status === 'sending';
  const problem = state.status === 'failed' ? state : posted;
  const firstPosted = posted && firstOf(posted.fields);
  // Neither the site nor a mail program can take what was posted: the last of the stated words.
  const isLost = problem === posted && posted?.message === words.failed.inline && mailTo === '';
  const isDone = state.status === 'sent' || state.status === 'waiting';
  const summary = useRef<HTMLDivElement>(null);
  const again = useRef(false);

  useEffect(() => {
    const form = card.current;
    if (!form) return;
    // From here on our own messages stand beside the fields; before, the browser's did.
    form.noValidate = true;
    const draft = readDraft(formType) ?? {};
    for (const [name, value] of Object.entries(draft)) {
      const field = form.elements.namedItem(name) as HTMLInputElement | null;
      if (field && field.value === '') field.value = value;
    }
    // What was typed before the form was awake has raised no event here.
    const typed = readValues(form);
    const begun = Object.values(typed).some((value) => value !== '');
    if (begun) keepDraft(formType, typed);
    if (begun || form.contains(document.activeElement)) void prepare();
  }, [formType, prepare, isDone]);

  // The focus goes where the visitor has to look next; the fields can take it only once they are enabled again.
  useEffect(() => {
    const field = (name: string) => card.current?.elements.namedItem(name) as HTMLElement | null;
    if (state.status === 'failed') {
      const first = firstOf(state.fields);
      const target = first ? field(first) : summary.current;
      target?.focus({ preventScroll: true });
      // To the middle: at the top the header and the toast lie over the page.
      target?.scrollIntoView({ block: 'center' });
    }
    if (state.status === 'idle' && again.current) field('name')?.focus();
    again.current = isDone;
  }, [state, isDone]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setHeight(form.offsetHeight);
    const trap = form.elements.namedItem('referenceCode') as HTMLInputElement;
    await submit(readValues(form), trap.value);
  };

  if (isDone) {
    return (
      <div
        className="grid rounded-card bg-card p-[clamp(24px,2.8vw,40px)] shadow-lift"
        style={{ minHeight: height }}
      >
        <SentMessage
          waiting={state.status === 'waiting'}
          prepared={state.status === 'sent' ? state.prepared : null}
          takeFocus
          onAgain={reset}
        />
      </div>
    );
  }
  return (
    <form
      ref={card}
      method="post"
      action="/inquiry"
      data-form-type={formType}
      // The start script has the browser leave out its own messages before this is awake.
      suppressHydrationWarning
      onSubmit={(event) => void onSubmit(event)}
      onFocus={() => void prepare()}
      onInput={(event) => keepDraft(formType, readValues(event.currentTarget))}
      className="relative rounded-card bg-card p-[clamp(24px,2.8vw,40px)] shadow-lift"
    >
      {title && <h2 className="mb-6 text-sub">{title}</h2>}
      <input type="hidden" name="formType" value={formType} />
      <fieldset disabled={sending} className="grid gap-4.5">
        <legend className="sr-only">{title ?? formType}</legend>
        <InquiryFields
          compact={compact}
          values={posted?.values ?? {}}
          errors={problem?.fields ?? {}}
          begin={firstPosted}
        />
        <p className="hidden text-small text-on-notice in-data-[connection=offline]:block">
          {words.waiting.ahead}
        </p>
        {problem && (
          <ErrorSummary
            ref={summary}
            message={isLost ? words.failed.final : problem.message}
            fields={problem.fields}
            begin={problem === posted && firstPosted === undefined}
          >
            {posted?.offerMail && mailTo !== '' && (
              <a
                href={preparedMail(mailTo, { ...posted.values, formType }).address}
                className="mt-1 inline-block underline"
              >
                {words.prepared.open}
              </a>
            )}
          </ErrorSummary>
        )}
        <Button type="submit" wide aria-busy={sending}>
          {sending ? (
            words.sending
          ) : (
            <>
              {words.send} <Icon name="send" size={18} />
            </>
          )}
        </Button>
        {consent !== '' && (
          <p className="text-small text-text-2">
            <input type="hidden" name="consent" value={consent} />
            {consent}
            {hasPrivacyText && (
              <>
                {' '}
                <SiteLink to="/privacy" className="underline">
                  {words.privacy}
                </SiteLink>
              </>
            )}
          </p>
        )}
        <p className="text-small text-text-3">{words.requiredHint}</p>
      </fieldset>
    </form>
  );
}
