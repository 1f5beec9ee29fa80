import type { MappingContext } from '../mapping/mapping-context.ts';

const MAX_ADDRESS_CHARACTERS = 2_000;

/**
 * The address of a video file by the rule of part 2 section 5: a leading `//` gets `https:`, a missing
 * scheme gets `https://`, and what then is no web address is null.
 */
export function toVideoUrl(
  raw: unknown,
  { assetUrl }: Pick<MappingContext, 'assetUrl'>,
): string | null {
  if (typeof raw !== 'string' || raw.length > MAX_ADDRESS_CHARACTERS) return null;
  const text = raw.trim();
  if (text === '' || /[\s\\]/.test(text)) return null;
  const hasScheme = text.startsWith('//') || /^[a-z][a-z0-9+.-]*:/i.test(text);
  const url = assetUrl(hasScheme ? text : `https://${text}`);
  return url !== null && /^(?:https?:\/\/|\/(?!\/))/i.test(url) ? url : null;
}
