import { EDITOR_ORIGINS } from '#content/contentful/service-hosts.ts';
import type { PreviewMode } from './preview-modes.ts';

/** A previewed answer belongs to one reader: kept nowhere, found by no search engine. */
export function setPreviewHeaders(headers: Headers): void {
  headers.set('Cache-Control', 'private, no-store');
  headers.set('X-Robots-Tag', 'noindex');
  headers.delete('Cache-Tag');
  headers.delete('CDN-Cache-Control');
  headers.delete('ETag');
}

/** Whether an answer may be shown in a frame of someone's. */
export function isFramed(headers: Headers): boolean {
  return /frame-ancestors (?!'none')/u.test(headers.get('Content-Security-Policy') ?? '');
}

/** Lets the editor of the content service show the page in a frame; only pages with drafts. */
export function openFrame(headers: Headers, mode: PreviewMode): void {
  if (mode !== 'drafts') return;
  const policy = headers.get('Content-Security-Policy') ?? '';
  const ancestors = `frame-ancestors ${EDITOR_ORIGINS.join(' ')}`;
  headers.set('Content-Security-Policy', policy.replace("frame-ancestors 'none'", ancestors));
  headers.delete('X-Frame-Options');
}
