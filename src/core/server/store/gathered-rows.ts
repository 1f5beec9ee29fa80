import { describeFault } from './database-errors.ts';
import type { LogLine } from './open-database.ts';

/** Rows that wait in memory and are written together: for counts, of which losing the last seconds is no harm. */
export type GatheredRows<Row> = {
  /** The waiting row of this key, made where there is none; what is changed in it before it is written counts. */
  rowFor(key: string, make: () => Row): Row;
  /** Resolves when all that waits is written, or could not be. */
  settled(): Promise<void>;
  /** The same, and writes nothing by itself any more. */
  close(): Promise<void>;
};

const WRITE_EVERY_MS = 5_000;

/** @param fault what the log says when a batch could not be written; it is let go of then */
export function gatherRows<Row>(parts: {
  write: (batch: Row[]) => Promise<void>;
  fault: string;
  log: LogLine;
}): GatheredRows<Row> {
  const { write, fault, log } = parts;
  let gathered = new Map<string, Row>();
  let writing = Promise.resolve();
  const timer = setInterval(() => void settled(), WRITE_EVERY_MS);
  timer.unref();

  function settled(): Promise<void> {
    const batch = [...gathered.values()];
    gathered = new Map();
    if (batch.length > 0) {
      writing = writing
        .then(() => write(batch))
        .catch((error: unknown) => log('warn', fault, { reason: describeFault(error) }));
    }
    return writing;
  }

  return {
    rowFor(key, make) {
      const row = gathered.get(key) ?? make();
      gathered.set(key, row);
      return row;
    },
    settled,
    close() {
      clearInterval(timer);
      return settled();
    },
  };
}
