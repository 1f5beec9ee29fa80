import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { keptAnswer, type ContentAnswer } from './contentful-answer.ts';
import type { ContentLog } from './content-log.ts';

export type Snapshot = { answer: ContentAnswer; fetchedAt: number };

export type SnapshotStore = {
  read(key: string): Promise<Snapshot | null>;
  /** Keeps an answer; returns at once. Failures are logged and never reach a visitor. */
  write(key: string, snapshot: Snapshot): void;
  /** Drops what was kept for a key. */
  drop(key: string): void;
  /** Resolves when everything handed over so far is on disk. */
  settled(): Promise<void>;
  describe(): { files: number; bytes: number };
};

export type SnapshotLimits = { files: number; bytes: number };

const LIMITS: SnapshotLimits = { files: 1_000, bytes: 256 * 1024 * 1024 };
// An unchanged answer is written again only after this time: content is read far oftener than edited.
const REWRITE_AFTER_MS = 10 * 60_000;

const snapshotFile = z.object({ key: z.string(), fetchedAt: z.number(), answer: keptAnswer });

/** Keeps the last good answer of every question in `directory`, one file each, oldest dropped first. */
export function createSnapshotStore(
  directory: string,
  log: ContentLog,
  limits: SnapshotLimits = LIMITS,
): SnapshotStore {
  const kept = new Map<string, { bytes: number; at: number; digest: string | null }>();
  let bytes = 0;
  let pending: Promise<void> | null = null;
  const waiting = new Map<string, { snapshot: Snapshot; file: string } | null>();

  const forget = (file: string) => {
    bytes -= kept.get(file)?.bytes ?? 0;
    kept.delete(file);
  };
  const remove = async (file: string) => {
    forget(file);
    await rm(join(directory, file), { force: true });
  };

  const opened = openDirectory();
  async function openDirectory() {
    try {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const found = [];
      for (const file of await readdir(directory)) {
        if (file.endsWith('.tmp')) await rm(join(directory, file), { force: true });
        if (!file.endsWith('.json')) continue;
        const { size, mtimeMs } = await stat(join(directory, file));
        found.push({ file, size, mtimeMs });
      }
      for (const { file, size, mtimeMs } of found.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
        kept.set(file, { bytes: size, at: mtimeMs, digest: null });
        bytes += size;
      }
    } catch (error) {
      log('error', 'Content snapshots cannot be kept', { directory, reason: reasonOf(error) });
    }
  }

  async function save(file: string, key: string, { answer, fetchedAt }: Snapshot) {
    const body = JSON.stringify(answer);
    const digest = createHash('sha256').update(body).digest('hex');
    const old = kept.get(file);
    if (old?.digest === digest && fetchedAt - old.at < REWRITE_AFTER_MS) return;
    const text = `{"key":${JSON.stringify(key)},"fetchedAt":${fetchedAt},"answer":${body}}`;
    const size = Buffer.byteLength(text);
    if (size > limits.bytes) return;
    await replaceFile(join(directory, file), text);
    forget(file);
    kept.set(file, { bytes: size, at: fetchedAt, digest });
    bytes += size;
    while (kept.size > limits.files || bytes > limits.bytes) {
      const [oldest] = kept.keys();
      if (oldest === undefined || oldest === file) break;
      await remove(oldest);
    }
  }

  async function work() {
    await opened;
    for (const [key, job] of waiting) {
      waiting.delete(key);
      const file = toFileName(key);
      try {
        if (job) await save(file, key, job.snapshot);
        else if (kept.has(file)) await remove(file);
      } catch (error) {
        log('error', 'A content snapshot could not be written', { reason: reasonOf(error) });
      }
    }
    pending = null;
  }

  const hand = (key: string, snapshot: Snapshot | null) => {
    // Set anew so that a job handed over while the queue is worked on comes last.
    waiting.delete(key);
    waiting.set(key, snapshot && { snapshot, file: toFileName(key) });
    pending ??= work();
  };

  return {
    async read(key) {
      await opened;
      const waitingFor = waiting.get(key);
      if (waitingFor) return waitingFor.snapshot;
      const file = toFileName(key);
      if (!kept.has(file)) return null;
      try {
        const found = snapshotFile.parse(JSON.parse(await readFile(join(directory, file), 'utf8')));
        if (found.key !== key) throw new Error('The file belongs to another question');
        return { answer: found.answer as ContentAnswer, fetchedAt: found.fetchedAt };
      } catch (error) {
        forget(file);
        log('warn', 'A damaged content snapshot was ignored', { file, reason: reasonOf(error) });
        return null;
      }
    },
    write: hand,
    drop: (key) => hand(key, null),
    async settled() {
      await opened;
      // Work begun once goes on until nothing waits.
      await pending;
    },
    describe: () => ({ files: kept.size, bytes }),
  };
}

const toFileName = (key: string) => `${createHash('sha256').update(key).digest('hex')}.json`;

/** Another process sees the old file or the new one, never half of either; neither does a power cut. */
async function replaceFile(path: string, text: string) {
  const draft = `${path}.${process.pid}.tmp`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return code ?? message?.split('\n')[0]?.slice(0, 200) ?? 'unknown';
}
