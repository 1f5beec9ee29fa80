import { isWithoutLanguage } from '#content/locales/without-language.ts';
import { stringifySetCookie } from 'cookie';
import { isOwnHost } from '#content/contentful/configuration.ts';
import { readCookie } from '../accounts/account-cookies.ts';
import type { Clock } from '#server/store/store.ts';
import type { PreviewOrigin, PreviewTokens } from './preview-tokens.ts';

/**
 * How a page is previewed: `drafts` for an editor who came by a signed link, `environment` on a host that is not the
 * product's own (content-model decision 9). Anyone can name any host, so a host alone never shows a draft.
 */
export type PreviewMode = 'drafts' | 'environment';

export type PreviewModes = {
  /** How a request asks for its page to be previewed; null for every ordinary visitor. Looks nothing up. */
  of(request: { url?: string | undefined; headers: Headers }): PreviewMode | null;
  /** What the preview with drafts of a request rests on; null where it asks for none. */
  originOf(headers: Headers): PreviewOrigin | null;
  /**
   * A Set-Cookie value that begins a preview, and one that ends it.
   * @param endsAtMs when what it rests on ends, where that is known
   */
  begin(nowMs: number, origin: PreviewOrigin, endsAtMs?: number): string;
  end(): string;
};

type Headers = { cookie?: string | undefined; host?: string | undefined };

/** A working day of an editor. */
const SESSION_MS = 10 * 60 * 60_000;

/** Whether an address is of a page that may be another for an editor than for everyone. */
export const isVisitorsPage = (url: string): boolean => !isWithoutLanguage(url);

export function createPreviewModes(parts: {
  tokens: PreviewTokens;
  productDomain: string | null;
  siteUrl: string;
  clock: Clock;
}): PreviewModes {
  const { tokens, productDomain, siteUrl, clock } = parts;
  const secure = siteUrl.startsWith('https:');
  const name = secure ? '__Host-preview' : 'preview';
  // An editor looks at the page inside the content service's own: a cookie of a frame, kept apart for that frame.
  const setCookie = (value: string, maxAge: number) =>
    stringifySetCookie({
      name,
      value,
      maxAge,
      path: '/',
      httpOnly: true,
      ...(secure ? { secure, sameSite: 'none', partitioned: true } : { sameSite: 'lax' }),
    });

  function originOf({ cookie }: Headers): PreviewOrigin | null {
    if (!cookie?.includes(`${name}=`)) return null;
    const token = readCookie(cookie, name);
    return token === null ? null : tokens.readSession(token, clock.now());
  }

  return {
    of({ url = '/', headers }) {
      if (!isVisitorsPage(url)) return null;
      if (originOf(headers)) return 'drafts';
      // Who names no host (HTTP/1.0) sees what the public sees.
      const { host } = headers;
      if (productDomain === null || host === undefined || isOwnHost(host, productDomain))
        return null;
      return 'environment';
    },
    originOf,
    begin(nowMs, origin, endsAtMs = Infinity) {
      const expiresAtMs = Math.min(nowMs + SESSION_MS, endsAtMs);
      const token = tokens.issueSession({ origin, expiresAtMs });
      const seconds = Math.floor((expiresAtMs - nowMs) / 1_000);
      return setCookie(token, seconds);
    },
    end: () => setCookie('', 0),
  };
}
