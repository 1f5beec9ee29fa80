import { describeFault, type Clock, type LogLine, type SiteDatabase } from '#server/store/store.ts';
import { parkUnknown } from '../mail/park-unknown.ts';
import { queueFollowUps } from '../mail/queue-follow-ups.ts';
import { queueSpamDigest } from '../mail/spam-digest.ts';
import { createRequestSweep } from '../newsletter/sweep-requests.ts';
import { adoptHandledMarks } from './change-stage.ts';
import type { PersonalPart } from './personal-data.ts';
import { createRetention, sweepSpamMemory } from './retention.ts';
import { fillSearchTexts } from './search-texts.ts';
import type { Sending } from './start-sending.ts';

const MAINTAIN_EVERY_MS = 60_000;
/** Numbers are given before the commit: so many below the highest may still appear. */
const NUMBERS_OUT_OF_ORDER = 1_000;

/** What is done every minute: messages that nothing can send, the spam digest, follow-ups, retention, old marks and newsletter requests, search texts, the comparison with destinations. */
export async function maintain(parts: {
  database: SiteDatabase;
  clock: Clock;
  log: LogLine;
  retentionDays: number | null;
  personalParts: readonly PersonalPart[];
  sending: Pick<Sending, 'isMailed' | 'notify' | 'handOff'>;
  /** Up to which number inquiries have their search text. */
  textsUpTo: number;
  ending: AbortSignal;
}): Promise<void> {
  const { database, clock, log, retentionDays: days, personalParts, sending, ending } = parts;
  let { textsUpTo } = parts;
  const retention = createRetention({ database, clock, days, personalParts });
  const sweepRequests = createRequestSweep(database, clock);
  while (!ending.aborted) {
    try {
      const { parked, released } = await parkUnknown(database, clock.now());
      if (parked > 0) log('error', 'Messages were parked that nothing here can send', { parked });
      if (released > 0) sending.notify();
      if (sending.isMailed) await queueSpamDigest(database, clock);
      if (sending.isMailed && (await queueFollowUps(database, clock)) > 0) sending.notify();
      const deleted = await retention.run();
      if (Object.values(deleted).some((count) => count > 0))
        log('info', 'What is past its retention was deleted', deleted);
      await sweepSpamMemory(database, clock.now());
      await sweepRequests();
      await adoptHandledMarks(database);
      textsUpTo = await fillSearchTexts(database, textsUpTo - NUMBERS_OUT_OF_ORDER);
      await sending.handOff.daily(sending.isMailed);
    } catch (error) {
      log('warn', 'The daily work has to wait', { reason: describeFault(error) });
    }
    await clock.wait(MAINTAIN_EVERY_MS, ending);
  }
}
