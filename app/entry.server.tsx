import { renderToReadableStream, renderToString } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { PageFilesContext, type PageFiles } from './islands/page-files.ts';
import { islandFilesContext } from '#server/island-files.ts';
import { isOwnersPath } from './browser/owners-path.ts';

/** How long loaders may take before the framework gives up on them, in milliseconds. */
export const streamTimeout = 5_000;

/** Renders the finished page in one go: nothing on it waits, so there is nothing to stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  site: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const files: PageFiles = { built: site.get(islandFilesContext), used: new Set() };
  const page = (
    <PageFilesContext value={files}>
      <ServerRouter context={context} url={request.url} />
    </PageFilesContext>
  );
  const { pathname } = new URL(request.url);
  const html = isApplication(pathname)
    ? await renderApplication(page)
    : `<!doctype html>${renderToString(page)}`;
  return new Response(request.method === 'HEAD' ? null : html, { status, headers });
}

function isApplication(pathname: string): boolean {
  return isOwnersPath(pathname) || pathname.startsWith('/gallery');
}

/** The framework writes its scripts, and what it hands over to the browser, only into a stream. */
async function renderApplication(page: React.ReactNode): Promise<string> {
  const stream = await renderToReadableStream(page);
  await stream.allReady;
  return new Response(stream).text();
}
