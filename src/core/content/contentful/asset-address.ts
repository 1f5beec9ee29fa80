import { isFileHost, STOCK_HOST } from './service-hosts.ts';

/** Path under which the site passes on pictures of a delivery service that speaks plain HTTP. */
const CONTENT_ASSETS_PATH = '/content-assets';

/**
 * The address a page may show for an asset. A protocol-relative address gets `https:` (part 1
 * section 5). An address on one of `serviceOrigins` (delivery services configured with plain HTTP)
 * becomes a path of the site itself. Any other address must be https on a
 * host that assets are kept on: a picture from elsewhere would tell a stranger of every visitor. Null: show no picture.
 */
export function toAssetUrl(
  raw: string,
  { serviceOrigins }: { serviceOrigins: readonly string[] },
): string | null {
  const value = raw.trim();
  if (value === '') return null;
  const plain = parse(value.startsWith('//') ? `http:${value}` : value);
  if (plain && serviceOrigins.includes(plain.origin)) {
    return `${CONTENT_ASSETS_PATH}${plain.pathname}${plain.search}`;
  }
  const url = parse(value.startsWith('//') ? `https:${value}` : value);
  if (!url || url.protocol !== 'https:' || url.username || url.password) return null;
  return isFileHost(url.host) || url.host === STOCK_HOST ? url.href : null;
}

/**
 * The other way round, for the proxy: what to fetch for a path under CONTENT_ASSETS_PATH.
 * Null for any path that is not one of the asset hosts' own (`/images.ctfassets.net/…`).
 */
export function toServiceAddress(sitePath: string, serviceOrigin: string): string | null {
  const prefix = `${CONTENT_ASSETS_PATH}/`;
  if (!sitePath.startsWith(prefix)) return null;
  const url = parse(`${serviceOrigin}/${sitePath.slice(prefix.length)}`);
  if (!url || url.origin !== serviceOrigin) return null;
  const [, host = '', ...file] = url.pathname.split('/');
  return isFileHost(host) && file.length > 0 ? url.href : null;
}

function parse(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null;
}
