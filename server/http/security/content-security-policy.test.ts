import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, inlineHashes } from './content-security-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('contentSecurityPolicy', () => {
  it('allows inline code only by the hash of exactly its text', () => {
    const policy = contentSecurityPolicy('<script>one()</script><style>p{}</style>', {
      secure: true,
    });
    expect(policy).toContain(`script-src 'self' ${hash('one()')};`);
    expect(policy).toContain(`style-src 'self' ${hash('p{}')};`);
    expect(policy).not.toContain('unsafe');
  });

  it('gives data and files no hash', () => {
    const html =
      '<script type="application/json">{"a":1}</script><script type="application/ld+json">{}</script><script type="module" src="/a.js"></script>';
    expect(inlineHashes(html)).toEqual({ scripts: [], styles: [] });
  });

  it('forbids by default, and upgrades only where the site is secure', () => {
    const policy = contentSecurityPolicy('', { secure: false });
    expect(policy).toMatch(/^default-src 'none'; /u);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe-');
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(contentSecurityPolicy('', { secure: true })).toContain('upgrade-insecure-requests');
  });
});
