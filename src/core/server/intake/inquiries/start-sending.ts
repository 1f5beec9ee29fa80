import { type Clock, type LogLine, type Secrets, type SiteDatabase } from '#server/store/store.ts';
import { startHandOff, type HandOffService } from '../hand-off/hand-off.ts';
import { createRequester, type Requester } from '../hand-off/outgoing-request.ts';
import { chooseTransport } from '../mail/choose-transport.ts';
import { postToCrm } from '../mail/crm-webhook.ts';
import { createMailDelivery } from '../mail/deliver-mail.ts';
import { DEFAULT_MAIL_LOOK, type MailLook } from '../mail/mail-look.ts';
import type { Mail, MailTransport } from '../mail/mail.ts';
import type { OutboxLane } from '../mail/outbox-tables.ts';
import { readInquiryOf } from '../mail/outbox-store.ts';
import { createOutboxWorker, type Deliver, type OutboxWorker } from '../mail/outbox-worker.ts';
import type { InquirySettings } from './inquiry-settings.ts';

const MAILS_AT_ONCE = 4;
const WEBHOOKS_AT_ONCE = 2;
const OWN_MAIL_LIMIT_MS = 30_000;

export type SendingParts = {
  database: SiteDatabase;
  settings: InquirySettings;
  log: LogLine;
  clock: Clock;
  /** Signs the links of mails. */
  secret: string;
  /** The name of the site as it is now; the setting's by default. */
  siteName?: () => string;
  /** How mails look now; as the default brand by default. */
  mailLook?: () => MailLook;
  /** In place of the transport that the settings name; tests use it. */
  transport?: MailTransport | null;
  /** What seals the secrets of destinations (SETTINGS_KEY); without, there are none. */
  settingsKeys?: Secrets | null;
  /** How long a destination may take to answer; tests shorten it. */
  requestLimitMs?: number;
  /** See `createRequester`; null outside of tests. */
  standIn?: string | null;
  /** Aborted when the site stops. */
  ending: AbortSignal;
};

export type Sending = Awaited<ReturnType<typeof startSending>>;

/** Starts all that leaves the site with an inquiry: mail, the CRM's webhook, the hand-off to destinations. */
export async function startSending(parts: SendingParts) {
  const {
    database,
    settings,
    log,
    clock,
    settingsKeys = null,
    requestLimitMs,
    standIn = null,
  } = parts;
  const transport =
    parts.transport === undefined ? chooseTransport(settings.mail) : parts.transport;
  const requester = createRequester({ anyAddress: true });
  const workers = startWorkers(parts, transport, requester);
  const { siteUrl } = settings;
  const handOff = await startHandOff({
    ...{ database, clock, log, siteUrl, settingsKeys, standIn },
    ...(requestLimitMs !== undefined && { requestLimitMs }),
  });
  return {
    handOff,
    isMailed: transport !== null,
    mailDescription: describeMail(settings, transport),
    lanes: lanesOf(settings, transport, handOff),
    sendMail: transport && createMailSender(settings, transport, parts.ending),
    /** Looks at once for what was put into the outbox. */
    notify() {
      workers.forEach((worker) => worker.notify());
      handOff.notify();
    },
    stats: () => ({
      mail: transport?.name ?? 'none',
      breaker: workers[0]?.state().breaker ?? 'closed',
      sending: workers.reduce((sum, worker) => sum + worker.state().inFlight, handOff.inFlight()),
    }),
    async stop() {
      await Promise.all([...workers.map((worker) => worker.stop()), handOff.stop()]);
      transport?.close();
    },
  };
}

/** One worker for each lane of the outbox that is worked off here. */
function startWorkers(
  { database, settings, log, clock, ...parts }: SendingParts,
  transport: MailTransport | null,
  requester: Requester,
): OutboxWorker[] {
  const { mail, siteUrl, timeZone, responseDays, crmWebhook } = settings;
  const started: OutboxWorker[] = [];
  if (transport !== null) {
    const deliver = createMailDelivery(database, transport, {
      ...mail,
      siteName: parts.siteName ?? (() => settings.siteName),
      look: parts.mailLook ?? (() => DEFAULT_MAIL_LOOK),
      siteUrl,
      timeZone,
      responseDays,
      secret: parts.secret,
    });
    started.push(
      createOutboxWorker({
        ...{ lane: 'mail', database, deliver, clock, log, atOnce: MAILS_AT_ONCE },
        sendLimitMs: transport.limitMs,
      }),
    );
  }
  if (crmWebhook !== null) {
    const deliver = deliverToCrm(database, crmWebhook, { requester, clock });
    started.push(
      createOutboxWorker({
        lane: 'webhook',
        database,
        deliver,
        clock,
        log,
        atOnce: WEBHOOKS_AT_ONCE,
        knowsRepeats: true,
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
  means: { requester: Requester; clock: Clock },
): Deliver {
  return async (row, signal) => {
    const inquiry = await readInquiryOf(database, row);
    return inquiry ? postToCrm(row.id, inquiry, webhook, means, signal) : 'deleted meanwhile';
  };
}

/** Mail and the CRM are settings; destinations come and go. */
function lanesOf(
  settings: InquirySettings,
  transport: MailTransport | null,
  handOff: Pick<HandOffService, 'isWorking'>,
): Pick<ReadonlySet<OutboxLane>, 'has'> {
  const set = new Set<OutboxLane>([
    ...(transport === null ? [] : (['mail'] as const)),
    ...(settings.crmWebhook === null ? [] : (['webhook'] as const)),
  ]);
  return { has: (lane) => set.has(lane) || handOff.isWorking(lane) };
}

/** Sends a mail at once, past the outbox: for mails that are worth nothing later. */
function createMailSender(
  settings: InquirySettings,
  transport: MailTransport,
  ending: AbortSignal,
): (mail: Omit<Mail, 'from'>) => Promise<void> {
  return async (mail) => {
    const signal = AbortSignal.any([ending, AbortSignal.timeout(OWN_MAIL_LIMIT_MS)]);
    await transport.send({ ...mail, from: settings.mail.from }, signal);
  };
}

function describeMail({ mail }: InquirySettings, transport: MailTransport | null): string {
  if (transport === null) {
    return `No mail is sent (${mail.reason}): inquiries are kept and shown in the owner's inbox.`;
  }
  const by = transport.name === 'ses' ? 'Amazon SES' : 'SMTP';
  return `Inquiries are mailed by ${by} to ${mail.to.join(', ')} (${mail.reason}).`;
}
