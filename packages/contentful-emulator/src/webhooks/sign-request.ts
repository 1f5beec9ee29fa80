import { createHmac } from 'node:crypto';
import { escape } from 'node:querystring';

export type Signed = Record<string, string>;

/**
 * The three headers by which a receiver can tell that a webhook came from whoever knows the secret:
 * HMAC-SHA256 over method, path, the signed headers and the raw body.
 */
export function signRequest(
  secret: string,
  method: string,
  url: URL,
  headers: Record<string, string>,
  body: string,
  timestampMs = Date.now(),
): Signed {
  const search = url.search.slice(1);
  const path = encodeURI(search === '' ? url.pathname : `${url.pathname}?${escape(search)}`);
  const all: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) all[name.toLowerCase()] = value.trim();
  all['x-contentful-timestamp'] = String(timestampMs);
  const names = [...Object.keys(all), 'x-contentful-signed-headers'].sort();
  all['x-contentful-signed-headers'] = names.join(',');
  const canonicalHeaders = names.map((name) => `${name}:${all[name] ?? ''}`).join(';');
  const canonical = [method.toUpperCase(), path, canonicalHeaders, body].join('\n');
  return {
    'x-contentful-signature': createHmac('sha256', secret).update(canonical).digest('hex'),
    'x-contentful-signed-headers': names.join(','),
    'x-contentful-timestamp': String(timestampMs),
  };
}
