import { toText } from '../mapping/read-fields.ts';

const YOUTUBE_ID = /^[A-Za-z0-9_-]{11}$/;
const YOUTUBE_HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
  'youtu.be',
]);

/** A YouTube id, given by itself or inside the address that editors like to paste; null otherwise. */
export function toYoutubeId(value: unknown): string | null {
  const text = toText(value, 500);
  if (YOUTUBE_ID.test(text)) return text;
  const url = URL.parse(text);
  if (url === null || !YOUTUBE_HOSTS.has(url.hostname)) return null;
  const id = url.searchParams.get('v') ?? url.pathname.split('/').at(-1) ?? '';
  return YOUTUBE_ID.test(id) ? id : null;
}
