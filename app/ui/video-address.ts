/**
 * The address of a video file by part 2 section 5: a leading `//` gets `https:`, a missing scheme
 * `https://`, and what then is no web address is null. A path of this site stays as it is.
 */
export function videoAddress(raw: string): string | null {
  const text = raw.trim();
  if (text === '' || /[\s\\]/u.test(text)) return null;
  if (/^\/(?!\/)/u.test(text)) return text;
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//iu.test(text);
  const url = URL.parse(
    text.startsWith('//') ? `https:${text}` : hasScheme ? text : `https://${text}`,
  );
  return url && /^https?:$/u.test(url.protocol) ? url.href : null;
}

/** The privacy-enhanced address of a YouTube video, playing at once. */
export function youtubeAddress(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0&playsinline=1`;
}
