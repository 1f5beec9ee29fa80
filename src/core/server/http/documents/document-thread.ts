import { Worker } from 'node:worker_threads';
import type { DocumentToDraw, DrawnDocument } from './draw-in-thread.ts';

/** By the name that it also has from a built file, beside which it does not lie. */
const THREAD = new URL(import.meta.resolve('#server/http/documents/draw-in-thread.ts'));

type Waiting = { resolve(bytes: Buffer): void; reject(error: Error): void };
type Thread = { worker: Worker; waiting: Waiting[] };

/**
 * Draws documents in a thread of its own, since each takes a processor for 50 ms and longer, in which nobody else would be
 * answered. The thread begins with the first document, and anew after one that ended it.
 * @returns what draws one document as PDF; it throws what the drawing threw
 */
export function createDocumentThread(): (asked: DocumentToDraw) => Promise<Buffer> {
  let current: Thread | null = null;

  function begin(): Thread {
    const thread: Thread = { worker: new Worker(THREAD), waiting: [] };
    const { worker, waiting } = thread;
    const end = (error: Error) => {
      if (current === thread) current = null;
      for (const { reject } of waiting.splice(0)) reject(error);
    };
    // It answers in the order in which it was asked.
    worker.on('message', (answer: DrawnDocument) => {
      const { resolve, reject } = waiting.shift()!;
      if ('error' in answer) reject(new Error(answer.error));
      else resolve(Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.length));
    });
    worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => end(new Error('The thread that draws documents has ended')));
    // Nobody waits for it where the site stops.
    worker.unref();
    return thread;
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      current ??= begin();
      current.waiting.push({ resolve, reject });
      current.worker.postMessage(asked);
    });
}
