import type { ContentCredentials } from '../configuration.ts';
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
