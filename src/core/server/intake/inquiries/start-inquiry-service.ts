import { Hono } from 'hono';
import { systemClock, type Clock, secretsOf } from '#server/store/store.ts';
import type { HandOff } from '../hand-off/hand-off.ts';
import { queueStageChange } from '../hand-off/queue-hand-off.ts';
import type { Mail } from '../mail/mail.ts';
import type { OutboxLane } from '../mail/outbox-tables.ts';
import { createNewsletter, type Newsletter } from '../newsletter/newsletter.ts';
import { createSubscriptionHandler } from '../newsletter/handle-subscription.ts';
import { newsletterRoutes } from '../newsletter/newsletter-routes.ts';
import {
  createNewsletterSubmission,
  type SubmitNewsletterForm,
} from '../newsletter/submit-newsletter-form.ts';
import { createIntakeLimits } from '../spam/intake-limits.ts';
import { countInbox, type InboxCounts } from './count-inbox.ts';
import { createProjectDescriber, type InquiryReader } from './describe-project.ts';
import { createGroupCommit } from './group-commit.ts';
import { createInquiryHandler, type InquiryHandler } from './handle-inquiry.ts';
import { createLanguageOfPost } from './language-of-post.ts';
import { inquiryRoutes } from './inquiry-routes.ts';
import { calledOf } from './inquiry-events.ts';
import { createInquiryWork, type InquiryWork } from './inquiry-work.ts';
import { maintain } from './maintain.ts';
import { eraseByEmail, type PersonalPart } from './personal-data.ts';
import { createPostReader, type ReadPost } from './post-meta.ts';
import { recordInquiries, type Candidate, type Recorded } from './record-inquiry.ts';
import { fillSearchTexts } from './search-texts.ts';
import { startSending, type SendingParts } from './start-sending.ts';
import { createFormSubmission, type SubmitInquiryForm } from './submit-inquiry-form.ts';

export type InquiryService = {
  /** The API routes and the newsletter's pages, to be mounted at the root. */
  routes: Hono;
  handle: InquiryHandler;
  /** From now on the languages of the site and the machines of project lists are looked up in content. */
  useContent(reader: () => InquiryReader): void;
  /** The act behind a form posted without JavaScript. */
  submitInquiryForm: SubmitInquiryForm;
  /** Client address and origin of a request, for routes that call the two acts of plain forms. */
  readPost: ReadPost;
  newsletter: Newsletter;
  /** The act behind the newsletter's form posted without JavaScript. */
  submitNewsletterForm: SubmitNewsletterForm;
  counts: () => Promise<InboxCounts>;
  work: InquiryWork;
  /** Deletes everything that any part holds about an email address. @returns how many, by part */
  eraseByEmail(email: string): Promise<Record<string, number>>;
  /** Whether mail is set up. */
  isMailed: boolean;
  /** The lanes of the outbox that are worked off here. */
  sending: Pick<ReadonlySet<OutboxLane>, 'has'>;
  /** The systems that inquiries are handed to. */
  handOff: HandOff;
  /** Sends a mail of the site's own at once, in the owner's name; null where none can be sent. */
  sendMail: ((mail: Omit<Mail, 'from'>) => Promise<void>) | null;
  /** Words for the start block: how mail goes out and why. */
  mailDescription: string;
  stats(): { intakeWaiting: number; mail: string; breaker: string; sending: number };
  /** Finishes what is in progress: nothing accepted is left half done. */
  stop(): Promise<void>;
};

/**
 * SQLite has one writer. On PostgreSQL a commit mostly waits for the server, so the next is made meanwhile: two took
 * 1.5 times as many per second as one, three fewer again (64 connections, built site).
 */
const COMMITS_AT_ONCE = { sqlite: 1, postgresql: 2 } as const;

/** Puts the path of an inquiry together and starts its workers. */
export async function startInquiryService(
  parts: Omit<SendingParts, 'clock' | 'secret' | 'ending'> & {
    clock?: Clock;
    /** Asked when a person is erased, and when the time of what is kept is over. */
    personalParts: readonly PersonalPart[];
  },
): Promise<InquiryService> {
  const { database, settings, log, personalParts, clock = systemClock } = parts;
  const secrets = await secretsOf(database.query, 'form-secret', settings.formSecrets, clock.now());
  const secret = secrets.current;
  const ending = new AbortController();
  const sending = await startSending({ ...parts, clock, secret, ending: ending.signal });
  const { isMailed, notify, handOff, sendMail, mailDescription } = sending;
  const limits = createIntakeLimits({ settings: settings.limits, database, clock, secret });
  const followUps = {
    // Without mail it would wait for years and then answer what everybody has forgotten.
    acknowledgement: settings.acknowledgement && isMailed,
    crmWebhook: settings.crmWebhook !== null,
  };
  const intake = createGroupCommit<Candidate, Recorded>(
    (items) => database.transaction((trx) => recordInquiries(trx, items, followUps)),
    clock,
    COMMITS_AT_ONCE[database.engine],
  );
  const readPost = createPostReader(settings);
  let readContent: (() => InquiryReader) | null = null;
  const reader = () => readContent?.() ?? null;
  const languageOf = createLanguageOfPost(reader);
  const describeProject = createProjectDescriber(reader);
  const handle = createInquiryHandler({
    ...{ limits, intake, clock, secrets, log, describeProject },
    onStored: notify,
  });
  const { siteUrl, retentionDays } = settings;
  const newsletter = createNewsletter({ database, clock, secrets, siteUrl, onQueued: notify });
  const subscribe = createSubscriptionHandler({ newsletter, limits, log, available: isMailed });
  // Before the first search: inquiries that an older version took in have no search text yet.
  const textsUpTo = await fillSearchTexts(database);
  const maintaining = maintain({
    ...{ database, clock, log, retentionDays, personalParts, sending, textsUpTo },
    ending: ending.signal,
  });
  const routes = new Hono();
  routes.route('/', inquiryRoutes({ handle, readPost, languageOf, limits, clock, secret }));
  routes.route('/', newsletterRoutes({ handle: subscribe, readPost, languageOf }));
  log('info', mailDescription);

  return {
    ...{ routes, handle, readPost, newsletter, isMailed, handOff, sendMail, mailDescription },
    useContent(read) {
      readContent = read;
    },
    submitInquiryForm: createFormSubmission(handle),
    submitNewsletterForm: createNewsletterSubmission(subscribe),
    eraseByEmail: (email) => eraseByEmail(database, email, personalParts),
    counts: () => countInbox(database.query, clock.now()),
    work: createInquiryWork({
      ...{ database, clock, isMailed, onQueued: notify },
      onStageChanged: (trx, { by, ...change }) =>
        queueStageChange(trx, { ...change, by: calledOf(by) }),
    }),
    sending: sending.lanes,
    stats: () => ({ intakeWaiting: intake.size(), ...sending.stats() }),
    async stop() {
      ending.abort();
      await intake.settled();
      await Promise.all([sending.stop(), maintaining]);
      await limits.settled();
    },
  };
}
