import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CORS_HEADERS, newRequestId, sendAnswer, toErrorAnswer } from '../http/answer.ts';
import { ServiceError } from '../http/service-error.ts';
import type { SpaceStore } from '../space/space-store.ts';
import { readAssetFile } from './asset-files.ts';
import { ByteCache } from './byte-cache.ts';
import { decode, findAsset } from './find-asset.ts';
import type { AssetFile } from './find-asset.ts';
import { checkMakeable, isPlain, parseImageRequest } from './image-request.ts';
import type { ImageRequest } from './image-request.ts';
import { renderImage } from './render-image.ts';
import type { Picture } from './render-image.ts';
import { drawStandIn } from './stand-in.ts';
import { UploadedFiles } from './uploaded-files.ts';

/** Opened as a page of its own, a file must not act on the control page, which has the same origin. */
const MARKUP = /svg|html|xml/;
const MARKUP_POLICY = "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'";

const CACHE_BYTES = 64 * 1024 * 1024;

type Served = Picture & { isStandIn: boolean };

/** Where asset files lie, and the pictures made lately. */
export class AssetFiles {
  readonly folder: string | undefined;
  readonly uploaded: UploadedFiles;
  readonly #cache = new ByteCache<Served>(CACHE_BYTES);
  #working: Promise<unknown> = Promise.resolve();

  constructor(folder: string | undefined, uploaded = new UploadedFiles(undefined)) {
    this.folder = folder;
    this.uploaded = uploaded;
  }

  /**
   * The file as the query wants it: from the folder, or a stand-in when it is not there.
   * @throws ServiceError 400 for a picture that the service does not make
   */
  async serve(file: AssetFile, query: URLSearchParams): Promise<Served> {
    const isPicture = file.contentType.startsWith('image/');
    const request = parseImageRequest(isPicture ? query : new URLSearchParams());
    checkMakeable(request, file);
    return this.#serve(file, request);
  }

  #serve(file: AssetFile, request: ImageRequest): Promise<Served> {
    const key = `${file.path} ${file.title} ${JSON.stringify(request)}`;
    return this.#cache.get(key, async () => {
      const found =
        (await this.uploaded.read(file.path)) ??
        (this.folder ? await readFound(this.folder, file) : undefined);
      const isStandIn = found === undefined;
      const source = found ?? (await this.#standIn(file));
      const contentType =
        isStandIn && !file.contentType.startsWith('image/') ? 'text/plain' : file.contentType;
      const whole = { body: source, contentType, isStandIn };
      if (isPlain(request)) return whole;
      const picture = await this.#oneByOne(() => renderImage(source, request));
      return picture ? { ...picture, isStandIn } : whole;
    });
  }

  async #standIn(file: AssetFile): Promise<Buffer> {
    const key = `stand-in ${file.path} ${file.title}`;
    const drawn = await this.#cache.get(key, async () => ({
      body: await this.#oneByOne(() => drawStandIn(file)),
      contentType: file.contentType,
      isStandIn: true,
    }));
    return drawn.body;
  }

  // A page of twenty pictures asks for all at once; one at a time bounds memory and leaves a core free.
  #oneByOne<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#working.then(work, work);
    this.#working = result.catch(() => undefined);
    return result;
  }
}

async function readFound(folder: string, file: AssetFile): Promise<Buffer | undefined> {
  return (await readAssetFile(folder, file.path)) ?? readAssetFile(folder, file.fileName);
}

/**
 * Answers a request for a file of the space (`/images.ctfassets.net/…`), with the Images API's
 * parameters. False when the path is no asset address, so that the service may answer it.
 */
export async function answerAsset(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  files: AssetFiles,
  store: SpaceStore,
): Promise<boolean> {
  const path = decode(url.pathname.slice(1));
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+\//i.test(path)) return false;
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Max-Age': CORS_HEADERS['Access-Control-Max-Age'] ?? '',
    'X-Content-Type-Options': 'nosniff',
  };
  const file = findAsset(store, path);
  if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) {
    const body = 'The resource you requested could not be found.';
    response.writeHead(file ? 405 : 404, { ...headers, 'Content-Type': 'text/plain' }).end(body);
    return true;
  }
  let served: Served;
  try {
    served = await files.serve(file, url.searchParams);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const id = newRequestId();
    sendAnswer(request, response, toErrorAnswer(error, id), id);
    return true;
  }
  const { body, contentType, isStandIn } = served;
  const etag = `"${createHash('md5').update(body).digest('hex')}"`;
  const all = {
    ...headers,
    'Content-Type': contentType,
    'Cache-Control': 'max-age=31536000',
    ETag: etag,
    ...(MARKUP.test(contentType) ? { 'Content-Security-Policy': MARKUP_POLICY } : {}),
    ...(isStandIn ? { 'X-Emulator-Stand-In': 'true' } : {}),
    ...(/^faces?$/.test(url.searchParams.get('f') ?? '')
      ? { 'X-Emulator-Note': 'faces are not looked for; the middle stands in' }
      : {}),
  };
  if (request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, all).end();
    return true;
  }
  const { range: asked, 'if-range': condition } = request.headers;
  const isSameFile = condition === undefined || condition === etag;
  const range = isSameFile ? parseByteRange(asked, body.length) : null;
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...all, 'Content-Range': `bytes */${body.length}` }).end();
    return true;
  }
  const part = range === null ? body : body.subarray(range.first, range.last + 1);
  response.writeHead(range === null ? 200 : 206, {
    ...all,
    'Accept-Ranges': 'bytes',
    'Content-Length': part.length,
    ...(range && { 'Content-Range': `bytes ${range.first}-${range.last}/${body.length}` }),
  });
  response.end(request.method === 'HEAD' ? undefined : part);
  return true;
}

/** The part of a file that is asked for: first and last byte, both included. */
type ByteRange = { first: number; last: number };

/**
 * What a `Range` header asks of a file of so many bytes (RFC 9110, section 14). Null: the whole file, also for what is no
 * range of bytes and for several at once, which a server may pass over. `unsatisfiable`: it begins behind the end.
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const found = /^bytes=(?<first>\d*)-(?<last>\d*)$/u.exec(header?.trim() ?? '')?.groups;
  if (!found || (found['first'] === '' && found['last'] === '')) return null;
  if (found['first'] === '') {
    const length = Math.min(Number(found['last']), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const first = Number(found['first']);
  const last = found['last'] === '' ? size - 1 : Math.min(Number(found['last']), size - 1);
  if (first >= size) return 'unsatisfiable';
  return last < first ? null : { first, last };
}
