import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { keptAnswer, type ContentAnswer } from './contentful-answer.ts';
import type { ContentLog } from './failure-log.ts';

export type Snapshot = { answer: ContentAnswer; fetchedAt: number };

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
) {
  const files = createSnapshotFiles(directory, log, limits);
  const waiting = new Map<string, Snapshot | null>();
  let pending: Promise<void> | null = null;

  async function work() {
    await files.opened;
    for (const [key, snapshot] of waiting) {
      waiting.delete(key);
      try {
        if (snapshot) await files.save(key, snapshot);
        else await files.remove(key);
      } catch (error) {
        log('error', 'A content snapshot could not be written', { reason: reasonOf(error) });
      }
    }
    pending = null;
  }

  const enqueue = (key: string, snapshot: Snapshot | null) => {
    // Set anew so that a job handed over while the queue is worked on comes last.
    waiting.delete(key);
    waiting.set(key, snapshot);
    pending ??= work();
  };

  return {
    async read(key: string): Promise<Snapshot | null> {
      await files.opened;
      return waiting.get(key) ?? files.read(key);
    },
    /** Keeps an answer; returns at once. Failures are logged and never reach a visitor. */
    write: enqueue,
    drop: (key: string) => enqueue(key, null),
    /** Resolves when everything handed over so far is on disk. */
    async settled() {
      await files.opened;
      // Work that has started goes on until nothing waits.
      await pending;
    },
    describe: files.describe,
  };
}

export type SnapshotStore = ReturnType<typeof createSnapshotStore>;

/** The files themselves, and what is known of each without reading it. */
function createSnapshotFiles(directory: string, log: ContentLog, limits: SnapshotLimits) {
  const removals: Promise<void>[] = [];
  const removeFile = (file: string) => rm(join(directory, file), { force: true });
  const kept = new LRUCache<string, { bytes: number; at: number; digest: string | null }>({
    max: limits.files,
    maxSize: limits.bytes,
    // The cache takes no size of 0, which a file has that a crash left empty.
    sizeCalculation: ({ bytes }) => Math.max(bytes, 1),
    dispose: (_, file, reason) => {
      if (reason === 'evict') removals.push(removeFile(file));
    },
  });

  async function open() {
    try {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      for (const { file, ...found } of await sweep(directory)) kept.set(file, found);
      await Promise.all(removals.splice(0));
    } catch (error) {
      log('error', 'Content snapshots cannot be kept', { directory, reason: reasonOf(error) });
    }
  }

  return {
    opened: open(),
    async read(key: string): Promise<Snapshot | null> {
      const file = toFileName(key);
      if (!kept.has(file)) return null;
      try {
        const found = snapshotFile.parse(JSON.parse(await readFile(join(directory, file), 'utf8')));
        if (found.key !== key) throw new Error('The file belongs to another question');
        return { answer: found.answer as ContentAnswer, fetchedAt: found.fetchedAt };
      } catch (error) {
        kept.delete(file);
        log('warn', 'A damaged content snapshot was ignored', { file, reason: reasonOf(error) });
        return null;
      }
    },
    async save(key: string, { answer, fetchedAt }: Snapshot) {
      const file = toFileName(key);
      const body = JSON.stringify(answer);
      const digest = createHash('sha256').update(body).digest('hex');
      const old = kept.peek(file);
      if (old?.digest === digest && fetchedAt - old.at < REWRITE_AFTER_MS) return;
      const text = `{"key":${JSON.stringify(key)},"fetchedAt":${fetchedAt},"answer":${body}}`;
      const bytes = Buffer.byteLength(text);
      if (bytes > limits.bytes) return;
      await replaceFile(join(directory, file), text);
      kept.set(file, { bytes, at: fetchedAt, digest });
      await Promise.all(removals.splice(0));
    },
    async remove(key: string) {
      const file = toFileName(key);
      if (kept.delete(file)) await removeFile(file);
    },
    describe: () => ({ files: kept.size, bytes: kept.calculatedSize }),
  };
}

/** The copies in a directory, the oldest first, without the drafts that a crash left behind. */
async function sweep(directory: string) {
  const found = [];
  for (const file of await readdir(directory)) {
    const path = join(directory, file);
    if (file.endsWith('.tmp')) await rm(path, { force: true });
    if (!file.endsWith('.json')) continue;
    const { size: bytes, mtimeMs: at } = await stat(path);
    found.push({ file, bytes, at, digest: null });
  }
  return found.sort((a, b) => a.at - b.at);
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
