import { onTestFinished } from 'vitest';
import { toSecrets } from '#server/store/secrets.ts';
import type { SiteDatabase } from '#server/store/open-database.ts';
import { parseSettings } from '#server/settings.ts';
import {
  startInquiryService,
  type InquiryService,
} from '#server/intake/inquiries/start-inquiry-service.ts';
import type { SendingParts } from '#server/intake/inquiries/start-sending.ts';
import type { Mail, MailTransport } from '#server/intake/mail/mail.ts';
import { personalInquiries } from '#server/intake/inquiries/personal-inquiries.ts';
import { personalMails } from '#server/intake/mail/personal-mails.ts';
import { personalSubscriptions } from '#server/intake/newsletter/personal-subscriptions.ts';
import { createHandClock, type HandClock } from './hand-clock.ts';
import type { Stores } from './stores.ts';

export const SEND_PATH = '/api/functions/send-contact-email-ses';
/** Those who keep persons, without accounts, whose library takes long to load. */
export const INTAKE_PARTS = [personalInquiries, personalSubscriptions, personalMails];

/** The least that an inquiry needs. */
export const goodInquiry = {
  name: 'Alex',
  email: 'alex@example.com',
  message: 'Hello',
  formType: 'Home Page Inquiry',
};

/** The whole path of an inquiry in this process, on a clock and a mailer of the test's own. */
export type RunningService = {
  service: InquiryService;
  database: SiteDatabase;
  clock: HandClock;
  mails: Mail[];
  logged: string;
  post(body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Lets time pass until it holds. */
  passUntil(holds: () => boolean | Promise<boolean>, stepMs?: number): Promise<boolean>;
};

/**
 * Starts it on a fresh store; it is stopped when the test ends.
 * @param parts `standIn` gets what is meant for destinations. `requestLimitMs`, how long they may take to answer: only for a test in which one hangs: on a crowded machine
 * a short one ends requests that nothing is wrong with
 */
export async function startService(
  stores: Stores,
  env: Record<string, string> = {},
  withMail = true,
  parts: Pick<SendingParts, 'requestLimitMs' | 'standIn'> = {},
): Promise<RunningService> {
  const database = await stores.open();
  const clock = createHandClock();
  const mails: Mail[] = [];
  const transport: MailTransport = {
    name: 'ses',
    limitMs: 60_000,
    send: async (mail) => {
      mails.push(mail);
      return 'receipt';
    },
    close: () => undefined,
  };
  const running = { logged: '' };
  const service = await startInquiryService({
    personalParts: INTAKE_PARTS,
    database,
    clock,
    transport: withMail ? transport : null,
    settingsKeys: env['SETTINGS_KEY'] ? toSecrets(env['SETTINGS_KEY'], []) : null,
    ...parts,
    log: (_level, message, details) =>
      (running.logged += `${message} ${JSON.stringify(details ?? {})}\n`),
    settings: parseSettings({
      SITE_URL: 'https://www.example.com',
      EMAIL_TO: 'owner@example.com',
      SES_FROM_EMAIL: 'site@example.com',
      ...env,
    }).inquiries,
  });
  onTestFinished(() => service.stop());
  return Object.assign(running, {
    service,
    database,
    clock,
    mails,
    post: async (body: unknown, headers: Record<string, string> = {}) =>
      service.routes.request(SEND_PATH, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async passUntil(holds: () => boolean | Promise<boolean>, stepMs = 1_000) {
      for (let round = 0; round < 400; round++) {
        if (await holds()) return true;
        await clock.pass(stepMs);
        // A store on a crowded machine needs seconds of true time for what takes none of the clock's.
        await new Promise((resolve) => setTimeout(resolve, round < 100 ? 2 : 25));
      }
      return false;
    },
  });
}
