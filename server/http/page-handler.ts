import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { socketAddress } from '../client-address.ts';
import type { PreviewLinks, PreviewMode, PreviewModes } from '#server/owner/owner.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import type { PageRenderer } from './render-page.ts';
import { isForm, isReadablePath } from './security/request-gate.ts';

/** Stands for an address that cannot be decoded: no route has it, so the not-found screen shows. */
const UNREADABLE_PATH = '/unreadable-address';

/** What pages answer; endpoints say for themselves. */
const PAGE_METHODS = 'GET, HEAD, POST, OPTIONS';

export type NodeBindings = { incoming: IncomingMessage; outgoing: ServerResponse };

export type PageHandler = {
  /** Before anything else: gives an address that cannot be decoded one that leads to the not-found screen. */
  readAddress(request: IncomingMessage): void;
  /** Answers from the kept pages. False: the request needs the whole site. */
  answerKept(request: IncomingMessage, response: ServerResponse): boolean;
  /** Whatever no endpoint has taken. */
  handle(c: Context<{ Bindings: NodeBindings }>): Promise<Response>;
};

/** @param parts.pages the kept pages; null where every page is rendered for every visitor */
export function createPageHandler(parts: {
  pages: PageCache | null;
  renderer: PageRenderer;
  previews: PreviewModes;
  links: Pick<PreviewLinks, 'isOpen'>;
}): PageHandler {
  const { pages, renderer, previews, links } = parts;
  const unreadable = new WeakSet<IncomingMessage>();

  /** A store that is away cannot say that the link still holds: then the page is everyone's. */
  async function previewOf(incoming: IncomingMessage): Promise<PreviewMode | null> {
    const mode = previews.of(incoming);
    if (mode !== 'drafts') return mode;
    return (await links.isOpen(previews.linkOf(incoming)).catch(() => false)) ? mode : null;
  }

  return {
    readAddress(request) {
      if (isReadablePath(request.url!)) return;
      unreadable.add(request);
      request.url = UNREADABLE_PATH;
    },
    answerKept: (request, response) =>
      pages !== null &&
      !unreadable.has(request) &&
      !previews.of(request) &&
      pages.tryAnswer(request, response),
    async handle(c) {
      const { incoming, outgoing } = c.env;
      if (c.req.method === 'OPTIONS') return c.body(null, 204, { Allow: PAGE_METHODS });
      // Forms alone post to pages; what else a body holds, their actions cannot read.
      if (c.req.method === 'POST' && !isForm(c.req.header('content-type')))
        return c.text('This is no form.', 415);
      const preview = await previewOf(incoming);
      const isKept = pages !== null && !preview && !unreadable.has(incoming);
      if (isKept && (await pages.renderAndAnswer(incoming, outgoing))) return RESPONSE_ALREADY_SENT;
      const answer = await renderer.renderRequest(c.req.raw, socketAddress(c.env), preview);
      if (!unreadable.has(incoming)) return answer;
      return new Response(answer.body, { status: 400, headers: answer.headers });
    },
  };
}
