import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import stylesheet from './app.css?url';
import icons from './ui/icon-sprite.svg';
import { isOwnersPath } from './browser/owners-path.ts';
import { ReactHandoffContext, type ReactHandoff } from './browser/react-handoff.tsx';

/** How long loaders may take before the framework gives up on them, in milliseconds. */
export const streamTimeout = 5_000;

/** Renders the finished page in one go: nothing on it waits, so there is nothing to stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const handoff = import.meta.env.DEV ? '' : await takeHandoff(context);
  const page = (
    <ReactHandoffContext.Provider value={handoff}>
      <ServerRouter context={context} url={request.url} />
    </ReactHandoffContext.Provider>
  );
  const html = import.meta.env.DEV
    ? await renderWithScripts(page)
    : `<!doctype html>${renderToString(page)}`;
  return new Response(request.method === 'HEAD' ? null : html, { status, headers });
}

/** In development the framework writes its own scripts, and it writes them only into a stream. */
async function renderWithScripts(page: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(page);
  await stream.allReady;
  return new Response(stream).text();
}

async function takeHandoff(context: EntryContext): Promise<string> {
  const stream = context.serverHandoffStream
    ? await new Response(context.serverHandoffStream).text()
    : '';
  // Taken out, or the framework would write it into the page as executable scripts.
  delete context.serverHandoffStream;
  const { manifest, staticHandlerContext } = context;
  // The owner's screens are no part of the table that public pages get (tools/slim-manifest.mjs).
  const isOwners = isOwnersPath(staticHandlerContext.location.pathname);
  const modules = Object.fromEntries(
    staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]!.module]),
  );
  const handoff: ReactHandoff = {
    modules,
    manifest: isOwners ? manifest.url : manifest.url.replace(/\.js$/u, '-public.js'),
    entry: manifest.entry.module,
    preloads: [
      ...new Set([
        ...Object.values(modules),
        manifest.entry.module,
        ...manifest.entry.imports,
        ...staticHandlerContext.matches.flatMap(
          ({ route }) => manifest.routes[route.id]!.imports ?? [],
        ),
      ]),
    ],
    stylesheet,
    icons,
    context: context.serverHandoffString ?? '{}',
    stream,
  };
  return JSON.stringify(handoff).replace(/</gu, '\\u003c');
}
