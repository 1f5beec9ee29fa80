import type { Clock, LogLine, SiteDatabase } from '#server/store/store.ts';
import { createEventCounter, type EventCount } from './event-counter.ts';
import type { EventSender } from './event-sender.ts';
import type { AnalyticsSettings } from './parse-analytics.ts';
import { createPlausible } from './plausible.ts';
import type { SiteEvent } from './site-event.ts';

/** Where events go. With none, and with google, whose events leave the browser by itself, nowhere. */
export type Analytics = {
  record(event: SiteEvent, sender: EventSender): void;
  /** The site's own counters, for the owner's screens. */
  counts(fromDay: string): Promise<EventCount[]>;
  settled(): Promise<void>;
  close(): Promise<void>;
};

export function createAnalytics(parts: {
  settings: AnalyticsSettings;
  siteUrl: string;
  database: SiteDatabase;
  clock: Clock;
  log: LogLine;
}): Analytics {
  const { settings, siteUrl, log } = parts;
  const counter = createEventCounter(parts);
  const passOn =
    settings.sink === 'plausible' ? createPlausible({ siteUrl, log, host: settings.origin }) : null;
  return {
    record(event, sender) {
      if (settings.sink === 'own') counter.count(event);
      passOn?.(event, sender);
    },
    counts: (fromDay) => counter.read(fromDay),
    settled: () => counter.settled(),
    close: () => counter.close(),
  };
}
