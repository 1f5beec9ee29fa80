import { randomUUID } from 'node:crypto';
import type { RequestOptions } from 'node:http';
import { PUBLIC_PATHS } from '#tests/support/public-paths.ts';
import { toBody } from '../senders.ts';

export type MixedRequest = { options: RequestOptions; body: string };

const INQUIRY = '/api/functions/send-contact-email-ses';
const json = { 'Content-Type': 'application/json' };
const get = (path: string, headers: RequestOptions['headers'] = {}): MixedRequest => ({
  options: { method: 'GET', path, headers },
  body: '',
});
const postJson = (path: string, body: unknown): MixedRequest => ({
  options: { method: 'POST', path, headers: json },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

export const postInquiry = (body: unknown): MixedRequest => postJson(INQUIRY, body);

const vital = { name: 'LCP', value: 1_200, rating: 'good', path: '/', id: 'v1' };

/** Makes the nth request of a mix: mostly pages and files, some endpoints, some that make no sense. */
export function mixedRequest(n: number, assets: readonly string[]): MixedRequest {
  const page = PUBLIC_PATHS[n % PUBLIC_PATHS.length]!;
  const kind = n % 100;
  if (kind < 50) return get(page, { 'Accept-Encoding': kind % 2 === 0 ? 'br' : 'gzip' });
  if (kind < 60) return get(assets[n % assets.length] ?? '/robots.txt');
  if (kind < 66) return get(`${page}${page.includes('?') ? '&' : '?'}utm_source=${n}`);
  if (kind < 72) return get(`/machines/no-such-${n % 5_000}`);
  if (kind < 76) return get('/api/form-token');
  if (kind < 80) return get(n % 2 === 0 ? '/health' : '/api/runtime-config');
  if (kind < 84) return postJson('/api/vitals', vital);
  if (kind < 87) return get(['/sitemap.xml', '/robots.txt', '/admin/sign-in'][n % 3]!);
  if (kind < 90) return { options: { method: 'HEAD', path: page }, body: '' };
  if (kind < 92) return postInquiry('{"name":');
  if (kind < 94) return postInquiry({ name: '', message: 7 });
  if (kind < 96) return get(['/%00', '/%e0%a4%a', '/..%2f..%2fetc/passwd', '//x'][n % 4]!);
  if (kind < 98) return { options: { method: 'DELETE', path: page }, body: '' };
  if (n % 500 === 98) return postInquiry(toBody({ key: randomUUID(), message: `soak ${n}` }));
  return get('/', { 'If-None-Match': '"x"', Host: `host-${n}.example` });
}
