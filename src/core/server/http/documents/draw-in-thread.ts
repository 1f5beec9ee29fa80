import { parentPort } from 'node:worker_threads';
import { drawDocument } from './draw-document.ts';
import type { SiteDocument } from './site-document.ts';

/*
 * A thread of its own (document-thread.ts): draws the documents that come as messages, one after the other, and answers
 * each with its bytes or with what went wrong.
 */

export type DocumentToDraw = { document: SiteDocument; filesDir: string };
export type DrawnDocument = { bytes: Uint8Array } | { error: string };

const port = parentPort!;
let last: Promise<unknown> = Promise.resolve();
port.on('message', (asked: DocumentToDraw) => {
  last = last
    .then(() => drawDocument(withBuffers(asked.document), asked.filesDir))
    .then(
      (bytes): DrawnDocument => ({ bytes }),
      (error: unknown): DrawnDocument => ({ error: String(error) }),
    )
    .then((answer) => port.postMessage(answer));
});

/** A message makes plain bytes of a buffer, which pdfkit would take for the name of a file. */
function withBuffers(document: SiteDocument): SiteDocument {
  const blocks = document.blocks.map((block) =>
    block.kind === 'picture' ? { ...block, bytes: Buffer.from(block.bytes) } : block,
  );
  return { ...document, blocks };
}
