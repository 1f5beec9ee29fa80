import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, noInlineCode } from './content-security-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('contentSecurityPolicy', () => {
  it('allows inline code only by the hash of exactly its text', () => {
    const code = { scripts: new Set(['one()', 'two()']), styles: new Set(['p{}']) };
    const policy = contentSecurityPolicy(code, { secure: true });
    expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`);
    expect(policy).toContain(`style-src 'self' ${hash('p{}')};`);
    expect(policy).not.toContain('unsafe');
  });

  it('allows scripts by a nonce only where the page has one', () => {
    const policy = contentSecurityPolicy({ ...noInlineCode(), nonce: 'n1' }, { secure: true });
    expect(policy).toContain("script-src 'self' 'nonce-n1';");
    expect(contentSecurityPolicy(noInlineCode(), { secure: true })).not.toContain('nonce');
  });

  it('forbids by default, and upgrades only where the site is secure', () => {
    const policy = contentSecurityPolicy(noInlineCode(), { secure: false });
    expect(policy).toMatch(/^default-src 'none'; /u);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe-');
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(contentSecurityPolicy(noInlineCode(), { secure: true })).toContain(
      'upgrade-insecure-requests',
    );
  });
});
