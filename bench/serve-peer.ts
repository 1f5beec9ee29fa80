import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import type { BareAnswers } from './bare-server.ts';
import { startBareServer, type BareServer } from './start-bare-server.ts';

const COMPRESSED = /^(?:text\/|application\/(?:javascript|json|xml)|image\/svg)/u;

/**
 * Serves a built static site as a fast host would: from memory, compressed.
 * @param folder the built site, with index.html as its home
 * @throws where the folder has no home
 */
export async function servePeer(folder: string): Promise<BareServer> {
  const answers: BareAnswers = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const type = getMimeType(entry.name) ?? 'application/octet-stream';
    const isCompressed = COMPRESSED.test(type);
    const bytes = readFileSync(file);
    answers[path.replace(/index\.html$/u, '')] = {
      headers: [
        ...['Content-Type', type, 'Cache-Control', 'public, max-age=3600'],
        ...(isCompressed ? ['Content-Encoding', 'br'] : []),
      ],
      body: (isCompressed ? brotliCompressSync(bytes) : bytes).toString('base64'),
    };
  }
  if (!answers['/'])
    throw new Error(`${folder} has no index.html: give the folder of a built site.`);
  return startBareServer(answers);
}
