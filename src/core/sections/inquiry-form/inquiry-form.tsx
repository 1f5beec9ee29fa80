import { useEffect, useLayoutEffect, useRef, type FormEvent, type RefObject } from 'react';
import type { InquiryErrors, InquiryValues } from '#content/contact/inquiry-fields.ts';
import { inquiryWords } from '#copy/en/inquiry-words.ts';
import { waitingWords } from '#copy/en/waiting-words.ts';
import { useAddress } from '#ui/address-context.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import type { WordMarks } from '#ui/word-marks.ts';
import { useWords } from '#ui/wording-context.ts';
import { ErrorSummary } from './error-summary.tsx';
import { keepDraft } from './inquiry-draft.ts';
import { InquiryFields } from './inquiry-fields.tsx';
import { firstOf } from './inquiry-payload.ts';
import { preparedMail } from './prepared-mail.ts';
import type { FormMarks } from './send-inquiry.ts';
import { SentMessage } from './sent-message.tsx';
import { bringBack, typedIn } from './typed-draft.ts';
import { useInquiry, type InquiryState } from './use-inquiry.ts';

/** How long the success view shows before an optional redirect (part 1 section 9). */
const REDIRECT_DELAY_MS = 2_000;

type Props = {
  formType: string;
  title?: string;
  titleMarks?: WordMarks;
  compact?: boolean;
  /** How the fields and the button stand; below each other if nothing else is said. */
  layout?: string;
  /** Where the prepared mail goes when the site cannot take the message; '' where content names no address. */
  mailTo: string;
  /** The words of consent; '' where content holds none. */
  consent: string;
  consentMarks?: WordMarks;
  /** Whether there is a privacy text to link to. */
  hasPrivacyText: boolean;
  /** What every inquiry sent with this form is about; stands in place of the field. */
  subject?: string;
  /** What the page is about; its subject stands in the field until the visitor writes another. */
  about?: { about: string; title: string; subject: string };
  /** The project list that goes with it, as the query of an address. */
  project?: string;
  /** Path of the page that is opened once the inquiry is sent, in place of the thanks. */
  redirectTo?: string;
  /** What the server answered to a plain post: what was typed, and what is wrong with it. */
  posted?: {
    values: InquiryValues;
    message: string;
    fields: InquiryErrors;
    /** Where the form stood first. */
    location?: string;
    /** Of the answer: above 403 the site cannot take the message, and offers the visitor's own mail program. */
    status: number;
  };
};

/** The inquiry form: posts natively, and once hydrated sends without leaving the page (part 1 sections 2, 4 and 5). */
export function InquiryForm(props: Props) {
  const toAddress = useAddress();
  const { formType, title, mailTo, subject, about, redirectTo } = props;
  const card = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const { state, marks, prepare, submit, reset } = useInquiry({
    formType,
    mailTo,
    onSent: () => {
      // What comes next (after-sending.tsx) is taken over from the page after a plain post; without an answer the thanks
      // stand alone. The page's policy lets no text become markup, but an answer be a document.
      const ask = new XMLHttpRequest();
      ask.open('GET', toAddress('/inquiry?sent'));
      ask.responseType = 'document';
      ask.onload = () =>
        thanks.current?.append((ask.response as Document | null)?.getElementById('next') ?? '');
      ask.send();
      if (!redirectTo) return;
      // The form stands here again where another message was begun meanwhile: its writer is not taken away from it.
      setTimeout(() => card.current ?? location.assign(toAddress(redirectTo)), REDIRECT_DELAY_MS);
    },
  });
  const isDone = state.status === 'sent' || state.status === 'waiting';
  /** A subject that nobody here has typed. */
  const given = subject ?? about?.subject;

  // Before the island tells of what was typed until now (islands/keep-use.ts), with which a draft would be kept anew.
  useLayoutEffect(() => {
    const form = card.current;
    if (!form) return;
    // From here on our own messages stand beside the fields; before, the browser's did.
    form.noValidate = true;
    bringBack(form, formType, given);
    if (form.contains(document.activeElement)) void prepare();
  }, [formType, given, prepare, isDone]);
  useFocusOnResult(state, isDone, card, summary);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };

  if (isDone) {
    return (
      <div ref={thanks} className="rounded-card bg-card p-[clamp(24px,2.8vw,40px)] shadow-lift">
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
      action={toAddress('/inquiry')}
      data-form-type={formType}
      // The start script has the browser leave out its own messages before this is hydrated.
      suppressHydrationWarning
      onSubmit={onSubmit}
      onFocus={() => void prepare()}
      onInput={(event) => {
        void prepare();
        keepDraft(formType, typedIn(event.currentTarget, given));
      }}
      className="relative rounded-card bg-card p-[clamp(24px,2.8vw,40px)] shadow-lift"
    >
      {title && (
        <h2 {...props.titleMarks} className="mb-6 text-sub">
          {title}
        </h2>
      )}
      <HiddenFields {...props} marks={marks} />
      <FormBody {...props} state={state} summary={summary} />
    </form>
  );
}

/** All that is seen of the form, and cannot be changed while it is sent. */
function FormBody(
  props: Props & { state: InquiryState; summary: RefObject<HTMLDivElement | null> },
) {
  const words = useWords(inquiryWords);
  const { ahead } = useWords(waitingWords);
  const { compact = false, layout = '', subject, about, posted, state, summary } = props;
  const { consent, hasPrivacyText } = props;
  const sending = state.status === 'sending';
  const problem = state.status === 'failed' ? state : posted;
  return (
    <fieldset disabled={sending} className={`grid gap-4.5 ${layout}`}>
      <legend className="sr-only">{words.page.title}</legend>
      <p className="text-small text-text-3">{words.requiredHint}</p>
      <InquiryFields
        compact={compact}
        asksSubject={!subject}
        values={posted?.values ?? (about ? { subject: about.subject } : {})}
        errors={problem?.fields ?? {}}
        begin={posted && firstOf(posted.fields)}
      />
      <p className="hidden text-small text-on-notice in-data-[connection=offline]:block">{ahead}</p>
      {problem && <Problem {...props} problem={problem} summary={summary} />}
      <Button type="submit" className="w-full" aria-busy={sending}>
        <span>{sending ? words.sending : words.send}</span>
        {!sending && <Icon name="send" size={18} />}
      </Button>
      {consent !== '' && (
        <p className="text-small text-text-2">
          <input type="hidden" name="consent" value={consent} />
          <bdi {...props.consentMarks}>{consent}</bdi>
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
    </fieldset>
  );
}

/** The focus goes where the visitor has to look next; the fields can take it only once they are enabled again. */
function useFocusOnResult(
  state: InquiryState,
  isDone: boolean,
  card: RefObject<HTMLFormElement | null>,
  summary: RefObject<HTMLDivElement | null>,
) {
  const again = useRef(false);
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
  }, [state, isDone, card, summary]);
}

/** What goes along with the visitor's words, also where the browser posts them after all: by its key a repeat is known. */
function HiddenFields(props: Props & { marks: FormMarks | null }) {
  const { formType, subject, about, project, posted, redirectTo, marks } = props;
  const fields = {
    formType,
    subject,
    about: about?.about,
    aboutTitle: about?.title,
    project,
    location: posted?.location,
    thankYouPage: redirectTo,
    ...marks,
  };
  return Object.entries(fields).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}

function Problem({
  formType,
  mailTo,
  posted,
  problem,
  summary,
}: Props & {
  problem: { message: string; fields: InquiryErrors };
  summary: RefObject<HTMLDivElement | null>;
}) {
  const words = useWords(inquiryWords);
  const status = problem === posted ? posted.status : 0;
  // Neither the site nor a mail program can take what was posted: the last of the stated words.
  const isLost = status === 503 && mailTo === '';
  return (
    <ErrorSummary
      ref={summary}
      message={isLost ? words.failed.final : problem.message}
      fields={problem.fields}
      begin={status > 0 && firstOf(problem.fields) === undefined}
    >
      {status > 403 && mailTo !== '' && (
        <a
          href={preparedMail(words.labels, mailTo, { ...posted!.values, formType }).address}
          className="touch-area underline"
        >
          {words.prepared.open}
        </a>
      )}
    </ErrorSummary>
  );
}
