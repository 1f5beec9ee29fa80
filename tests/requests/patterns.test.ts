import { checkSync } from 'recheck';
import { describe, expect, it } from 'vitest';
import { patternsInSources } from './source-patterns.ts';

/** How long the search for a worst case may take, per pattern. */
const SEARCH_MS = 10_000;

/**
 * Patterns whose time grows with the square or cube of the text, each with what keeps the text short or tame. None may
 * grow exponentially.
 */
const BOUNDED: Readonly<Record<string, string>> = {
  '/\\/+$/u': 'server/app.ts: paths end at 4,096 characters (request-gate.ts)',
  '/^-+|-+$/gu': 'rich-text-node.ts: what came before left no two hyphens in a row',
  '/[^\\p{L}]+$/u': 'password-rules.ts: passwords end at 128 characters',
  '/preview\\D*http:\\/\\/(\\S+?)\\/?$/iu': 'sample-content.ts: lines of our own sample service',
  '/<(?<end>\\/?)(?<tag>[a-z]+)(?<attributes>[^<>]*)>/gu':
    'to-shape.ts: what the sanitiser wrote, at most 20,000 characters and every bracket closed',
  '/<script(?<attributes>[^>]*)>(?<body>[\\s\\S]*?)<\\/script>/gu':
    'content-security-policy.ts: pages that React wrote, in which texts hold no bracket and every script ends',
  '/<style[^>]*>(?<body>[\\s\\S]*?)<\\/style>/gu': 'content-security-policy.ts: the same',
  '/<(script|style|title|textarea)\\b[^>]*>[\\s\\S]*?<\\/\\1>|<!--[\\s\\S]*?-->|<[^>]*>|[^<]+/giu':
    'tag-page.ts: pages that React wrote, and only for editors in a preview',
  '/<link\\b[^>]*\\brel="preload"[^>]*>/gu': 'early-hints.ts: the head of a page that React wrote',
  '/([a-z]+)="([^"]*)"/giu': 'early-hints.ts: a single tag of such a head',
  '/<body[^>]*>/u': 'show-copy.ts: a page that React wrote, in which texts hold no bracket',
  '/<title[^>]*>([^<]*)<\\/title>/u': 'fill-offline-page.ts: the same',
  '/\\s*\\/?>$/u': 'tag-page.ts: a single tag of such a page',
};

const name = ({ source, flags }: { source: string; flags: string }) => `/${source}/${flags}`;
function judge(source: string, flags: string): { status: string; growth: string } {
  const found = checkSync(source, flags.replace('v', 'u'), { timeout: SEARCH_MS });
  return {
    status: found.status,
    growth: 'complexity' in found ? (found.complexity?.type ?? 'unknown') : 'unknown',
  };
}

describe('Time that patterns take (C11)', () => {
  const patterns = patternsInSources();

  it('is bounded for every pattern of the sources', () => {
    expect(patterns.length).toBeGreaterThan(100);
    const slow: string[] = [];
    const seen = new Set<string>();
    for (const pattern of patterns) {
      const { status, growth } = judge(pattern.source, pattern.flags);
      if (status === 'safe') continue;
      seen.add(name(pattern));
      if (growth === 'polynomial' && Object.hasOwn(BOUNDED, name(pattern))) continue;
      slow.push(`${pattern.file}: ${name(pattern)} is ${status}, ${growth}`);
    }
    expect(slow).toEqual([]);
    // A reason that no pattern needs any more goes.
    expect(Object.keys(BOUNDED).filter((listed) => !seen.has(listed))).toEqual([]);
  }, 120_000);

  it('would be noticed where it is not', () => {
    expect(judge('^([a-z0-9]+-?)+$', 'u').growth).toBe('exponential');
    expect(judge('^[a-z0-9]+(?:-[a-z0-9]+)*$', 'u').status).toBe('safe');
  });
});
