import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../negotiation.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The first visitor's copy is compressed quickly, the one that is kept as small as brotli can. */
const QUICK_QUALITY = 4;
const BEST_QUALITY = 11;

/** A finished answer: its bytes once per encoding, its headers, and the content it was built from. */
export type BuiltPage = {
  status: number;
  headers: [name: string, value: string][];
  /** Of the plain copy; others have it with their encoding (`encodedTag`). */
  etag: string;
  bodies: Record<Encoding, Buffer>;
  /** The head that goes with a body, once it has been put together. */
  heads: WeakMap<Buffer, string[]>;
  /** Content type, entry and asset ids that the page shows. */
  tags: ReadonlySet<string>;
  builtAt: number;
  /** From this time on the page is still answered, and refreshed in the background. Milliseconds since 1970. */
  staleAt: number;
  /** From this moment on the page is answered no more, for something scheduled shows or goes. Infinity: never. */
  changesAt: number;
};

export async function buildPage(
  answer: Response,
  facts: {
    tags: Iterable<string>;
    builtAt: number;
    freshForMs: number;
    changesAt: number | null;
  },
): Promise<BuiltPage> {
  const identity = Buffer.from(await answer.arrayBuffer());
  const [br, gz] = await Promise.all([
    compress(identity, QUICK_QUALITY),
    compressGzip(identity, { level: 6 }),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return {
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => name !== 'content-length' && name !== 'etag'),
    etag: `"${hash}"`,
    bodies: { identity, br, gzip: gz },
    heads: new WeakMap(),
    tags: new Set(facts.tags),
    builtAt: facts.builtAt,
    staleAt: facts.builtAt + facts.freshForMs,
    changesAt: facts.changesAt ?? Infinity,
  };
}

/** Puts the smallest possible brotli copy in place of the quick one. */
export async function compressBest(page: BuiltPage): Promise<void> {
  page.bodies.br = await compress(page.bodies.identity, BEST_QUALITY);
}

function compress(bytes: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return compressBrotli(bytes, { params });
}

/** Memory that a page takes, in bytes, near enough. */
export function sizeOf({ bodies }: BuiltPage): number {
  return bodies.identity.length + bodies.br.length + bodies.gzip.length + 1_000;
}
