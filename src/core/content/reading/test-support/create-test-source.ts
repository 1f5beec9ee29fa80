import type { Emulator } from 'contentful-emulator';
import type { ContentCredentials } from '../../contentful/configuration.ts';
import { ContentSource, type ContentSourceOptions } from '../content-source.server.ts';
import { createManualSchedule } from './manual-schedule.ts';

export const MACHINES = {
  contentType: 'machine',
  order: ['fields.displayOrder', 'fields.title'],
  limit: 100,
  include: 2,
} as const satisfies { contentType: string; order: string[]; limit: number; include: number };

export function toCredentials(host: string, more: Partial<ContentCredentials> = {}) {
  return {
    spaceId: 'space1',
    deliveryToken: 'delivery-token',
    previewToken: '',
    environmentId: 'master',
    host,
    insecure: true,
    ...more,
  } satisfies ContentCredentials;
}

/** With which the space of an emulator is read. */
export const credentialsOf = (emulator: Emulator): ContentCredentials => ({
  spaceId: emulator.spaceId,
  deliveryToken: emulator.deliveryToken,
  previewToken: emulator.previewToken,
  environmentId: emulator.environment,
  host: emulator.host,
  previewHost: emulator.previewHost,
  insecure: true,
});

/**
 * A source of an emulator's space on the real clock. How long a page waits is proved elsewhere; here a busy machine must
 * not decide.
 */
export const openPatiently = (emulator: Emulator, more: Partial<ContentSourceOptions> = {}) =>
  new ContentSource({
    credentials: credentialsOf(emulator),
    snapshotDir: null,
    log: () => undefined,
    deadlineMs: 60_000,
    client: { retryLimit: 0, timeoutMs: 60_000 },
    ...more,
  });

/** A source on a manual clock that remembers what it logged. */
export function createTestSource(host: string | null, more: Partial<ContentSourceOptions> = {}) {
  const clock = createManualSchedule();
  const logged: { level: string; message: string; details: Record<string, unknown> }[] = [];
  const source = new ContentSource({
    credentials: host === null ? null : toCredentials(host),
    snapshotDir: null,
    log: (level, message, details) => logged.push({ level, message, details }),
    schedule: clock.schedule,
    client: { retryLimit: 0 },
    ...more,
  });
  const readTitle = async (reader = source.reader()) => {
    const { items } = await reader.readEntries({ ...MACHINES, order: [...MACHINES.order] });
    return items[0]?.fields.title;
  };
  return { source, clock, logged, readTitle };
}
