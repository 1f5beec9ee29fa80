import type { PostgresServer } from '#tests/support/postgres.ts';
import type { Subject } from './served-process.ts';
import type { Place } from './stored.ts';

/** What a fault test is given. */
export type FaultContext = {
  subject: Subject;
  /** Long: the full counts and times that the targets are judged by; otherwise seconds. */
  long: boolean;
  engine: 'sqlite' | 'postgresql';
  /** A fresh, empty store. */
  place: Place;
  /** The server behind `place` on PostgreSQL. */
  postgres: PostgresServer | null;
};

export type FaultResult = { ok: boolean; measured: string };

/** One line of the table: what is done to the site, and what must hold. */
export type Fault = {
  id: string;
  title: string;
  target: string;
  engines: readonly FaultContext['engine'][];
  /** Which program it needs whatever was asked for: faults of pages need the built site. */
  subject?: Subject;
  /** Takes too long for the quick list. */
  onlyLong?: true;
  /** Why it cannot run on this machine; null when it can. */
  unavailable?(): string | null;
  run(context: FaultContext): Promise<FaultResult>;
};

export const BOTH = ['sqlite', 'postgresql'] as const;
export const ONLY_SQLITE = ['sqlite'] as const;
export const ONLY_POSTGRES = ['postgresql'] as const;

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** What a visitor reads while harm is done: a page of the site, or what the inquiry path alone has to read. */
export const readPath = (subject: Subject): string =>
  subject === 'site' ? '/' : '/api/form-token';

/** Waits until something holds, asking every 50 ms. @returns whether it came to hold within the limit */
export async function until(
  holds: () => boolean | Promise<boolean>,
  limitMs: number,
): Promise<boolean> {
  const limit = performance.now() + limitMs;
  while (!(await holds())) {
    if (performance.now() > limit) return false;
    await pause(50);
  }
  return true;
}

/** Environment of a process on the store under test. */
export function placeEnv(place: Place): Record<string, string> {
  return { DATA_DIR: place.dataDir, ...(place.url === null ? {} : { DATABASE_URL: place.url }) };
}

/** Environment that mails through the stand-in for SES. */
export function sesEnv(url: string): Record<string, string> {
  return {
    EMAIL_TO: 'owner@example.com',
    SES_FROM_EMAIL: 'site@example.com',
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_SESV2: url,
  };
}

/** Environment that mails both the visitor and the owner through a mail server. */
export function smtpEnv(url: string): Record<string, string> {
  return { EMAIL_TO: 'owner@example.com', SMTP_URL: url, MAIL_ACKNOWLEDGEMENT: 'true' };
}
