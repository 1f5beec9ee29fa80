import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { clientAddress, socketAddress } from '../client-address.ts';
import type { PreviewModes, PreviewRights, SignedInReaders } from '#server/owner/owner.ts';
import type { Features } from '../start-features.ts';
import { CONTENT_API_PATH, CONTENT_API_PREFLIGHT, isContentApi } from './content-api.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import type { PostRefusal } from './page-contexts.ts';
import { isMissing } from './is-missing.ts';
import type { PageRenderer } from './render-page.ts';
import { TooBusyError, type InTurn, type RenderingTurns } from './rendering-turns.ts';
import { toUtf8Address } from './to-utf8-address.ts';
import { formLimitOf, isForm, isReadablePath } from './security/request-gate.ts';

/** Stands for an address that cannot be decoded: nothing has it, so it is answered as what is missing is. */
const UNREADABLE_PATH = '/unreadable-address';

/** Who is refused is told nothing that only some may read. */
const EVERYONE = { preview: null, isSignedIn: false };

/** What pages answer; endpoints say for themselves. */
const PAGE_METHODS = 'GET, HEAD, POST, OPTIONS';

export type NodeBindings = { incoming: IncomingMessage; outgoing: ServerResponse };

export type PageHandler = {
  /** Before anything else: gives an address that cannot be decoded one that leads to the not-found screen. */
  readAddress(request: IncomingMessage): void;
  /** Answers from the page cache. False: the request needs the whole site. */
  answerKept(request: IncomingMessage, response: ServerResponse): boolean;
  /** Whatever no endpoint has taken. */
  handle(c: Context<{ Bindings: NodeBindings }>): Promise<Response>;
  /** Answers a post that is not taken with a page of the site that says why; its body is not read. */
  refuse(c: Context, status: PostRefusal): Promise<Response>;
};

/**
 * @param parts.pages the page cache; null where every page is rendered for every visitor
 * @param parts.signedIn whose pages have set-up notices; null where everyone's have them
 */
export function createPageHandler(parts: {
  pages: PageCache | null;
  renderer: PageRenderer;
  turns: RenderingTurns;
  trustedProxyCount: number;
  previews: PreviewModes;
  signedIn: SignedInReaders | null;
  rights: Pick<PreviewRights, 'hold'>;
  features: Pick<Features, 'oldAddresses' | 'noteMissing'>;
}): PageHandler {
  const { pages, renderer, turns, previews, signedIn, rights, features } = parts;
  const unreadable = new WeakSet<IncomingMessage>();
  /** Asked for in letters that were not UTF-8. */
  const respelt = new WeakSet<IncomingMessage>();

  /** Whether its answer is that of its path, whoever asks however. */
  const isForEverybody = (request: IncomingMessage) =>
    !unreadable.has(request) &&
    !respelt.has(request) &&
    !(request.url!.includes('?') && features.oldAddresses.dependsOnQuery(pathOf(request)));

  /** A database that is unavailable cannot say that a preview still holds: then the page is everyone's. */
  async function previewOf({ req, env }: Context<{ Bindings: NodeBindings }>) {
    const mode = previews.of(env.incoming);
    if (mode !== 'drafts') return { mode, cookies: [] };
    const cookies = await rights.hold(req.raw, socketAddress(env)).catch(() => null);
    return cookies === null ? { mode: null, cookies: [] } : { mode, cookies };
  }

  function noteAnswer(incoming: IncomingMessage, status: number, location: string | null): void {
    if (isMissing(status, location)) features.noteMissing(incoming);
  }

  /** Answers when the visitor's turn has come, or that too many wait. */
  async function answerInTurn(
    c: Context,
    answer: (inTurn: InTurn) => Promise<Response>,
  ): Promise<Response> {
    const forwardedFor = c.req.header('x-forwarded-for') ?? null;
    const client = clientAddress(socketAddress(c.env), forwardedFor, parts.trustedProxyCount);
    try {
      return await answer(turns(client));
    } catch (error) {
      if (error instanceof TooBusyError) return renderer.answerBusy(c.req.raw);
      throw error;
    }
  }

  const refuse = (c: Context, status: PostRefusal) =>
    answerInTurn(c, (inTurn) => inTurn(() => renderRefusal(c, status)));

  async function renderRefusal(c: Context, status: PostRefusal): Promise<Response> {
    const { url, method, headers } = c.req.raw;
    const bare = { method, headers: withoutBody(headers) };
    const refuseAt = (place: string) =>
      renderer.renderRequest(new Request(place, bare), socketAddress(c.env), EVERYONE, status);
    let place = url;
    let answer = await refuseAt(place);
    // What answers with a file or leads on has no page of its own: the nearest above it says why.
    while (!isForScript(url) && !isPage(answer) && new URL(place).pathname !== '/') {
      place = new URL('.', place.replace(/\/$/u, '')).href;
      answer = await refuseAt(place);
    }
    return answer;
  }

  return {
    refuse,
    readAddress(request) {
      const address = toUtf8Address(request.url!);
      if (address !== request.url) respelt.add(request);
      request.url = address;
      if (isReadablePath(address)) return;
      unreadable.add(request);
      request.url = (isContentApi(request.url!) ? CONTENT_API_PATH : '') + UNREADABLE_PATH;
    },
    answerKept: (request, response) =>
      pages !== null &&
      isForEverybody(request) &&
      !previews.of(request) &&
      !signedIn?.mayInclude(request) &&
      pages.tryAnswer(request, response),
    async handle(c) {
      const { incoming, outgoing } = c.env;
      const isForPrograms = isContentApi(incoming.url!);
      if (c.req.method === 'OPTIONS')
        return c.body(null, 204, isForPrograms ? CONTENT_API_PREFLIGHT : { Allow: PAGE_METHODS });
      if (c.req.method === 'POST' && !isForPrograms) {
        // Forms alone post to pages; what else a body holds, their actions cannot read.
        if (!isForm(c.req.header('content-type'), c.req.path)) return refuse(c, 415);
        if (!(await isWithin(formLimitOf(c.req.path), c))) return refuse(c, 413);
      }
      const { mode: preview, cookies } = await previewOf(c);
      const peer = socketAddress(c.env);
      const isSignedIn =
        signedIn !== null &&
        signedIn.mayInclude(incoming) &&
        (await signedIn.include(c.req.raw, peer));
      const isKept = pages !== null && !preview && !isSignedIn && isForEverybody(incoming);
      return answerInTurn(c, async (inTurn) => {
        const built = isKept ? await pages.renderAndAnswer(incoming, outgoing, inTurn) : null;
        if (built) {
          noteAnswer(incoming, built.status, locationOf(built.headers));
          return RESPONSE_ALREADY_SENT;
        }
        const answer = await inTurn(() =>
          renderer.renderRequest(c.req.raw, peer, { preview, isSignedIn }),
        );
        for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie);
        if (unreadable.has(incoming))
          return new Response(answer.body, { status: 400, headers: answer.headers });
        // Its page is at the address that is read; this one only leads there.
        if (respelt.has(incoming) && answer.status === 200) return c.redirect(incoming.url!, 308);
        if (!preview) noteAnswer(incoming, answer.status, answer.headers.get('Location'));
        return answer;
      });
    },
  };
}

/** Whether a body is no longer than this, also one that does not say its length. */
async function isWithin(maxSize: number, c: Context): Promise<boolean> {
  let isWhole = true;
  const onError = () => {
    isWhole = false;
    return c.body(null, 413);
  };
  await bodyLimit({ maxSize, onError })(c, async () => undefined);
  return isWhole;
}

const pathOf = ({ url }: IncomingMessage) => url!.split('?', 1)[0]!;

/** React's router asks so for the data of a page, and shows by itself why there is none. */
const isForScript = (url: string) => new URL(url).pathname.endsWith('.data');

const isPage = ({ headers }: Response) =>
  headers.get('Content-Type')?.startsWith('text/html') ?? false;

function withoutBody(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of ['content-length', 'content-type', 'transfer-encoding']) kept.delete(name);
  return kept;
}

/** Names of a built page's headers are in small letters. */
function locationOf(headers: readonly (readonly [name: string, value: string])[]): string | null {
  return headers.find(([name]) => name === 'location')?.[1] ?? null;
}
