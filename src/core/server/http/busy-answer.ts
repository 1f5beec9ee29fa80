import { escapeUTF8 } from 'entities';
import { refusalWords } from '#copy/en/refusal-words.ts';
import type { Wording } from '#copy/wording.ts';

/** What waits for its turn is done sooner than this. */
const RETRY_AFTER_SECONDS = 3;

/**
 * The answer to a request for which there is no room now: a small page of its own, since one of the site would have to be
 * rendered, or a sentence for programs.
 */
export function busyAnswer(
  { headers }: Request,
  wording: Wording,
  direction: 'ltr' | 'rtl',
): Response {
  const { busy } = wording.of(refusalWords);
  const isForPerson = headers.get('Accept')?.includes('text/html') ?? false;
  const [title, text] = [escapeUTF8(busy.title), escapeUTF8(busy.text)];
  const page = `<!DOCTYPE html>
<html lang="${wording.language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body><h1>${title}</h1><p>${text}</p></body>
</html>
`;
  return new Response(isForPerson ? page : busy.text, {
    status: 503,
    headers: {
      'Content-Type': `text/${isForPerson ? 'html' : 'plain'}; charset=utf-8`,
      'Cache-Control': 'no-store',
      'Retry-After': String(RETRY_AFTER_SECONDS),
      'X-Robots-Tag': 'noindex',
    },
  });
}
