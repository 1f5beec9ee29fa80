import type { PreviewMode } from './preview-modes.ts';
import type { PreviewSource } from './preview-source.ts';

/** Where the page leaves room for what it was built from; app/sections/preview draws it. */
const ROOM = /(?<open><script[^>]*\bid="preview-source"[^>]*>)[^<]*(?<close><\/script>)/u;

/** Puts what a page was built from where its preview script looks for it. */
export function fillPreviewSource(html: string, source: PreviewSource): string {
  const data = JSON.stringify(source).replaceAll('<', '\\u003c');
  return html.replace(ROOM, (_, open: string, close: string) => `${open}${data}${close}`);
}

/** A previewed answer belongs to one reader: kept nowhere, found by no search engine. */
export function setPreviewHeaders(headers: Headers): void {
  headers.set('Cache-Control', 'private, no-store');
  headers.set('X-Robots-Tag', 'noindex');
  headers.delete('Cache-Tag');
  headers.delete('ETag');
}

/** Whether an answer may be shown in a frame of someone's. */
export function isFramed(headers: Headers): boolean {
  return /frame-ancestors (?!'none')/u.test(headers.get('Content-Security-Policy') ?? '');
}

/** Lets the editor show the page in a frame; only pages with drafts, only for the origins that are set. */
export function openFrame(
  headers: Headers,
  mode: PreviewMode,
  editorOrigins: readonly string[],
): void {
  if (mode !== 'drafts') return;
  const policy = headers.get('Content-Security-Policy') ?? '';
  const ancestors = `frame-ancestors ${editorOrigins.join(' ')}`;
  headers.set('Content-Security-Policy', policy.replace("frame-ancestors 'none'", ancestors));
  headers.delete('X-Frame-Options');
}
