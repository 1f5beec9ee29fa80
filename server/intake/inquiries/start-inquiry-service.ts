import { Hono } from 'hono';
import {
  systemClock,
  type Clock,
  describeFault,
  type LogLine,
  type SiteDatabase,
  secretsOf,
} from '#server/store/store.ts';
import type { OutboxLane } from '../mail/outbox-tables.ts';
import { chooseTransport } from '../mail/choose-transport.ts';
import { postToCrm } from '../mail/crm-webhook.ts';
import { createMailDelivery } from '../mail/deliver-mail.ts';
import type { Mail, MailTransport } from '../mail/mail.ts';
import { createOutboxWorker, type Deliver, type OutboxWorker } from '../mail/outbox-worker.ts';
import { queueSpamDigest } from '../mail/spam-digest.ts';
import { createNewsletter, type Newsletter } from '../newsletter/newsletter.ts';
import { createSubscriptionHandler } from '../newsletter/handle-subscription.ts';
import { newsletterRoutes } from '../newsletter/newsletter-routes.ts';
import {
  createNewsletterSubmission,
  type SubmitNewsletterForm,
} from '../newsletter/submit-newsletter-form.ts';
import { createIntakeLimits } from '../spam/intake-limits.ts';
import { createGroupCommit } from './group-commit.ts';
import { createInquiryHandler, type InquiryHandler } from './handle-inquiry.ts';
import { inquiryRoutes } from './inquiry-routes.ts';
import type { InquirySettings } from './inquiry-settings.ts';
import { createOwnerInbox, type OwnerInbox } from './owner-inbox.ts';
import { createPostReader, type ReadPost } from './post-meta.ts';
import { recordInquiries, type Candidate, type Recorded } from './record-inquiry.ts';
import { createRetention, sweepSpamMemory } from './retention.ts';
import { fillSearchTexts } from './search-texts.ts';
import { createFormSubmission, type SubmitInquiryForm } from './submit-inquiry-form.ts';

export type InquiryService = {
  /** The API routes and the newsletter's pages, to be mounted at the root. */
  routes: Hono;
  handle: InquiryHandler;
  /** The act behind a form posted without JavaScript. */
  submitInquiryForm: SubmitInquiryForm;
  /** Client address and origin of a request, for routes that call the two acts of plain forms. */
  readPost: ReadPost;
  newsletter: Newsletter;
  /** The act behind the newsletter's form posted without JavaScript. */
  submitNewsletterForm: SubmitNewsletterForm;
  /** Whether mails can be sent: without, the contact form stands in place of the newsletter (decision 21). */
  newsletterAvailable: boolean;
  inbox: OwnerInbox;
  /** Whether mail is set up. */
  isMailed: boolean;
  /** The lanes of the outbox that are worked off here. */
  sending: ReadonlySet<OutboxLane>;
  /** Sends a mail of the site's own at once, in the owner's name; null where none can be sent. */
  sendMail: ((mail: Omit<Mail, 'from'>) => Promise<void>) | null;
  /** Words for the start block: how mail goes out and why. */
  mailDescription: string;
  stats(): { intakeWaiting: number; mail: string; breaker: string; sending: number };
  /** Finishes what is under way: nothing accepted is left half done. */
  stop(): Promise<void>;
};

/**
 * SQLite has one writer. On PostgreSQL a commit mostly waits for the server, so the next is made meanwhile: two took
 * 1.5 times as many per second as one, three fewer again (64 connections, built site).
 */
const COMMITS_AT_ONCE = { sqlite: 1, postgresql: 2 } as const;
const MAINTAIN_EVERY_MS = 60_000;
const MAILS_AT_ONCE = 4;
const WEBHOOKS_AT_ONCE = 2;
/** Numbers are given before the commit: so many below the highest may still appear. */
const NUMBERS_OUT_OF_ORDER = 1_000;
const OWN_MAIL_LIMIT_MS = 30_000;

type Parts = {
  database: SiteDatabase;
  settings: InquirySettings;
  log: LogLine;
  clock?: Clock;
  /** In place of the transport that the settings name; tests use it. */
  transport?: MailTransport | null;
};

/** Puts the path of an inquiry together and starts its workers. */
export async function startInquiryService(parts: Parts): Promise<InquiryService> {
  const { database, settings, log, clock = systemClock } = parts;
  const given = { set: settings.formSecret, former: settings.formerFormSecrets };
  const secrets = await secretsOf(database.query, 'form-secret', given, clock.now());
  const secret = secrets.current;
  const transport =
    parts.transport === undefined ? chooseTransport(settings.mail) : parts.transport;
  const followUps = {
    // Without mail it would wait for years and then answer what everybody has forgotten.
    acknowledgement: settings.acknowledgement && transport !== null,
    crmWebhook: settings.crmWebhook !== null,
  };
  const limits = createIntakeLimits({ settings: settings.limits, database, clock, secret });
  const intake = createGroupCommit<Candidate, Recorded>(
    (items) => database.transaction((trx) => recordInquiries(trx, items, followUps)),
    clock,
    COMMITS_AT_ONCE[database.engine],
  );
  const workers = startWorkers(parts, { transport, secret, clock });
  const nudge = () => workers.forEach((worker) => worker.nudge());
  const readPost = createPostReader(settings);
  const handle = createInquiryHandler({ limits, intake, clock, secrets, log, onStored: nudge });
  const newsletter = createNewsletter({
    ...{ database, clock, secrets, siteUrl: settings.siteUrl },
    onQueued: nudge,
  });
  const newsletterAvailable = transport !== null;
  const handleSubscription = createSubscriptionHandler({
    ...{ newsletter, limits, available: newsletterAvailable },
  });
  // Before the first search: inquiries that an older version took in have no search text yet.
  const textsUpTo = await fillSearchTexts(database);
  const ending = new AbortController();
  const maintaining = maintain(
    parts,
    { sendsMail: transport !== null, clock, ending: ending.signal },
    textsUpTo,
  );

  const routes = new Hono();
  routes.route('/', inquiryRoutes({ handle, readPost, limits, clock, secret }));
  routes.route('/', newsletterRoutes({ handle: handleSubscription, readPost }));
  const mailDescription = describeMail(settings, transport);
  log('info', mailDescription);

  return {
    routes,
    handle,
    submitInquiryForm: createFormSubmission(handle),
    readPost,
    newsletter,
    submitNewsletterForm: createNewsletterSubmission(handleSubscription),
    newsletterAvailable,
    inbox: createOwnerInbox({ database, clock, onReleased: nudge }),
    isMailed: transport !== null,
    sending: new Set<OutboxLane>([
      ...(transport === null ? [] : (['mail'] as const)),
      ...(settings.crmWebhook === null ? [] : (['webhook'] as const)),
    ]),
    sendMail:
      transport &&
      (async (mail) => {
        const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(OWN_MAIL_LIMIT_MS)]);
        await transport.send({ ...mail, from: settings.mail.from }, signal);
      }),
    mailDescription,
    stats: () => ({
      intakeWaiting: intake.size(),
      mail: transport?.name ?? 'none',
      breaker: workers[0]?.state().breaker ?? 'closed',
      sending: workers.reduce((sum, worker) => sum + worker.state().underWay, 0),
    }),
    async stop() {
      ending.abort();
      await intake.settled();
      await Promise.all(workers.map((worker) => worker.stop()));
      await maintaining;
      await limits.settled();
      transport?.close();
    },
  };
}

/** One worker for each lane of the outbox that is worked off here. */
function startWorkers(
  { database, settings, log }: Parts,
  { transport, secret, clock }: { transport: MailTransport | null; secret: string; clock: Clock },
): OutboxWorker[] {
  const { mail, siteName, siteUrl, timeZone, crmWebhook } = settings;
  const started: OutboxWorker[] = [];
  if (transport !== null) {
    const deliver = createMailDelivery(database, transport, {
      ...mail,
      siteName,
      siteUrl,
      timeZone,
      secret,
    });
    started.push(
      createOutboxWorker({ lane: 'mail', database, deliver, clock, log, atOnce: MAILS_AT_ONCE }),
    );
  }
  if (crmWebhook !== null) {
    const deliver = deliverToCrm(database, crmWebhook, clock);
    started.push(
      createOutboxWorker({
        lane: 'webhook',
        database,
        deliver,
        clock,
        log,
        atOnce: WEBHOOKS_AT_ONCE,
      }),
    );
  }
  for (const worker of started) worker.start();
  return started;
}

/** The inquiry of a row, sent to the owner's other system. */
function deliverToCrm(
  database: SiteDatabase,
  webhook: NonNullable<InquirySettings['crmWebhook']>,
  clock: Clock,
): Deliver {
  return async (row, signal) => {
    const inquiry = await database.query
      .selectFrom('inquiries')
      .selectAll()
      .where('number', '=', row.inquiry_number)
      .executeTakeFirst();
    return inquiry ? postToCrm(row.id, inquiry, webhook, clock, signal) : 'deleted meanwhile';
  };
}

/** What is done every minute: the spam digest, retention, old marks, search texts. */
async function maintain(
  { database, settings, log }: Parts,
  { sendsMail, clock, ending }: { sendsMail: boolean; clock: Clock; ending: AbortSignal },
  searchTextsUpTo: number,
): Promise<void> {
  let textsUpTo = searchTextsUpTo;
  const retention = createRetention({ database, clock, days: settings.retentionDays });
  while (!ending.aborted) {
    try {
      if (sendsMail) await queueSpamDigest(database, clock);
      const deleted = await retention.run();
      if (deleted > 0) log('info', 'Inquiries past their retention were deleted', { deleted });
      await sweepSpamMemory(database, clock.now());
      textsUpTo = await fillSearchTexts(database, textsUpTo - NUMBERS_OUT_OF_ORDER);
    } catch (error) {
      log('warn', 'The daily work has to wait', { reason: describeFault(error) });
    }
    await clock.wait(MAINTAIN_EVERY_MS, ending);
  }
}

function describeMail({ mail }: InquirySettings, transport: MailTransport | null): string {
  if (transport === null) {
    return `No mail is sent (${mail.reason}): inquiries are kept and shown in the owner's inbox.`;
  }
  const by = transport.name === 'ses' ? 'Amazon SES' : 'SMTP';
  return `Inquiries are mailed by ${by} to ${mail.to.join(', ')} (${mail.reason}).`;
}
