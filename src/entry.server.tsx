import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { PageFilesContext, type PageFiles } from '#islands/page-files.ts';
import {
  inlineCodeContext,
  islandFilesContext,
  pageContext,
  renderErrorContext,
} from '#server/http/http.ts';
import { UnfinishedContext } from '#sections/page/sections.tsx';
import { PlainPage } from '#sections/layout/plain-page.tsx';
import { InlineCodeContext } from '#ui/inline-code.tsx';
import { isApplication } from '#site/route-ids.ts';
import { loadSite } from '#site/load-site.server.ts';
import { siteFacts } from '#site/site-facts.ts';

/** How long loaders may take before the framework gives up on them, in milliseconds. */
export const streamTimeout = 5_000;

/** What the root's screens take for the answer of a route (`isRouteErrorResponse`). */
const GONE = { status: 410, statusText: 'Gone', data: '', internal: false };

/** Renders the finished page in one go: nothing on it waits, so there is nothing to stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  site: RouterContextProvider,
): Promise<Response> {
  const facts = site.get(pageContext);
  const { preview, oldAddresses, language, wording } = facts;
  // An address without a page, whichever route found that out; where forms are sent to, the framework answers 405. A
  // preview shows what its editor is missing.
  const isPost = request.method === 'POST';
  const isWithoutPage = (isPost ? [404, 405, 410] : [404, 410]).includes(status) && !preview;
  const { pathname, search } = new URL(request.url);
  const found = isWithoutPage ? oldAddresses.find(pathname + search) : null;
  // With any other status a browser would ask for the new address without what the form holds (RFC 9110 section 15.4).
  const redirect = isPost && found?.status !== 308 ? null : found;
  if (redirect && redirect.location !== null) {
    return new Response(null, {
      status: redirect.status,
      headers: { Location: redirect.location },
    });
  }
  if (redirect) {
    status = redirect.status;
    context.staticHandlerContext.errors = { root: GONE };
  }
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // The root's loader is not reached after a post that no page takes; the frame of the error screen is the owner's all the
  // same. Where it failed, the frame has what needs no content.
  const report = site.get(renderErrorContext);
  context.staticHandlerContext.loaderData['root'] ??= await loadSite(facts).catch(
    (error: unknown) => {
      report(error, request);
      return siteFacts(facts);
    },
  );
  const { siteName } = context.staticHandlerContext.loaderData['root'] as { siteName: string };
  const { sri } = context.manifest;
  const files: PageFiles = {
    built: site.get(islandFilesContext),
    used: new Set(),
    integrity: typeof sri === 'object' ? sri : {},
  };
  const code = site.get(inlineCodeContext);
  const routeIds = context.staticHandlerContext.matches.map(({ route }) => route.id);
  // The framework writes scripts of its own into a page that it takes over, and says what they are by a nonce alone.
  if (isApplication(routeIds)) code.nonce = randomUUID();
  const nonce = code.nonce === undefined ? {} : { nonce: code.nonce };
  const unfinished = new Set<string>();
  const page = (
    <InlineCodeContext value={code}>
      <PageFilesContext value={files}>
        <UnfinishedContext value={unfinished}>
          <ServerRouter context={context} url={request.url} {...nonce} />
        </UnfinishedContext>
      </PageFilesContext>
    </InlineCodeContext>
  );
  const toHtml = async (whole: ReactNode) => {
    const stream = await renderToReadableStream(whole, {
      ...nonce,
      onError: (error) => report(error, request),
      // Nothing is sent before all is there, so no part need come after the others.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    await stream.allReady;
    return new Response(stream).text();
  };
  const html = await toHtml(page).catch((error: unknown) => {
    // The framework comes again with the error, for its screen; what breaks that as well stands on every page.
    if (context.staticHandlerContext.errors === null) throw error;
    status = 500;
    return toHtml(<PlainPage siteName={siteName} language={language} wording={wording} />);
  });
  if (unfinished.size > 0) headers.set('X-Robots-Tag', 'noindex');
  return new Response(request.method === 'HEAD' ? null : html, { status, headers });
}
