import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { colorDrawing } from '#content/brand/color-drawing.ts';
import type { SiteBrand } from '#content/brand/load-site-brand.server.ts';
import { toServiceAddress } from '#content/contentful/asset-address.ts';
import { foreignFilePolicy } from './security/security-headers.ts';
import type { ContentCredentials } from '#content/contentful/configuration.ts';

const LIMIT_BYTES = 20 * 1024 * 1024;
/** As long as any request to the content service may take (part 1 section 9). */
const WAIT_MS = 30_000;
const ALLOWED_TYPE = /^(?:image|video|audio)\/|^(?:application\/pdf|text\/vtt)/u;
/** What says to a player which part of a video it got, and that it may ask for others. */
const PART_HEADERS = ['accept-ranges', 'content-range', 'content-length'];
const FOR_EVER = 'public, max-age=31536000, immutable';
const ALLOWED_QUERY = ['w', 'h', 'fit', 'f', 'fm', 'fl', 'q', 'r', 'bg'];

/**
 * Serves the assets of a content service that speaks plain HTTP on an address of its own (the sample
 * space, any local delivery service) under the site's address, so that pictures load wherever the site is seen from.
 * Contentful's own assets never pass here: pages name its picture hosts directly.
 */
export function contentAssetRoutes({
  current,
  brand,
}: {
  current: () => ContentCredentials | null;
  /** The colours that the sample's drawings are shown in. */
  brand: () => Promise<SiteBrand>;
}): Hono {
  const routes = new Hono();
  // Drawings are text; what else passes here is packed already.
  routes.use('/content-assets/*', compress({ contentTypeFilter: /^image\/svg\+xml/u }));
  routes.get('/content-assets/*', async (c) => {
    const credentials = current();
    if (!credentials?.host || !credentials.insecure) return c.notFound();
    const address = toServiceAddress(new URL(c.req.url).pathname, `http://${credentials.host}`);
    if (address === null) return c.notFound();
    const upstream = new URL(address);
    for (const name of ALLOWED_QUERY) {
      const value = c.req.query(name);
      if (value !== undefined) upstream.searchParams.set(name, value.slice(0, 40));
    }
    // No copy of it has a tag: a part on condition of one is never of the same file.
    const range = c.req.header('if-range') === undefined ? c.req.header('range') : undefined;
    let answer: Response;
    try {
      answer = await fetch(upstream, {
        headers: range === undefined ? {} : { Range: range },
        redirect: 'error',
        signal: AbortSignal.timeout(WAIT_MS),
      });
    } catch {
      return c.text('The file could not be fetched from the content service.', 502);
    }
    const type = answer.headers.get('content-type') ?? '';
    const isBehindEnd = answer.status === 416;
    if ((!answer.ok && !isBehindEnd) || !ALLOWED_TYPE.test(type)) return c.notFound();
    if (Number(answer.headers.get('content-length') ?? 0) > LIMIT_BYTES) return c.notFound();
    if (answer.status === 200 && type.startsWith('image/svg+xml')) {
      const text = await new Response(limited(answer)).text().catch(() => null);
      if (text === null) return c.notFound();
      const drawing = colorDrawing(text, (await brand()).palette);
      return c.body(drawing ?? text, 200, {
        'Content-Type': type,
        // A drawing that follows the brand keeps its address when the brand changes.
        'Cache-Control': drawing === null ? FOR_EVER : 'public, max-age=3600',
        'Content-Security-Policy': foreignFilePolicy(type),
      });
    }
    const status = isBehindEnd ? 416 : answer.status === 206 ? 206 : 200;
    return c.body(limited(answer) as ReadableStream, status, {
      ...partHeaders(answer),
      'Content-Type': type,
      'Cache-Control': isBehindEnd ? 'no-store' : FOR_EVER,
      'Content-Security-Policy': foreignFilePolicy(type),
    });
  });
  return routes;
}

/** What arrives, broken off where it is more than any file may be, whatever its length was said to be. */
function limited({ body }: Response): ReadableStream<Uint8Array<ArrayBuffer>> | null {
  let bytes = 0;
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > LIMIT_BYTES) controller.error(new Error('The file is too large'));
      else controller.enqueue(chunk);
    },
  });
  return body && body.pipeThrough(limit);
}

function partHeaders(answer: Response): Record<string, string> {
  // The length of what came packed is not that of what is passed on.
  if (answer.headers.has('content-encoding')) return {};
  return Object.fromEntries(
    PART_HEADERS.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
