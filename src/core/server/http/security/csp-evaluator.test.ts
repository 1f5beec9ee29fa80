import { randomUUID } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { PAGE_POLICY } from '#browser/security-check.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { filePolicy } from './security-headers.ts';

/** "Medium maybe" of Google's CSP Evaluator; smaller numbers are worse. */
const MILDEST_ALLOWED = 50;
const PAGE = { scripts: new Set(['one()']), styles: new Set(['p{}']) };

const findings = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .map(({ severity, directive, description }) => ({ severity, directive, description }));

describe("Google's CSP Evaluator", () => {
  it.each([
    ['a page', contentSecurityPolicy(PAGE, { secure: true })],
    ['an application', contentSecurityPolicy({ ...PAGE, nonce: randomUUID() }, { secure: true })],
    ['a page on plain HTTP', contentSecurityPolicy(PAGE, { secure: false })],
    ['a page with Google Analytics', contentSecurityPolicy(PAGE, { secure: true, google: true })],
    ['a file', filePolicy('/robots.txt')],
    ['the service worker', filePolicy('/service-worker.js')],
  ])('finds nothing worse than severity 50 in the policy of %s', (_, policy) => {
    expect(findings(policy).filter(({ severity }) => severity < MILDEST_ALLOWED)).toEqual([]);
  });

  it('finds what is known to be weak', () => {
    const weak = contentSecurityPolicy(PAGE, { secure: true }).replace(
      "script-src 'self'",
      "script-src 'self' 'unsafe-inline' *",
    );
    expect(
      findings(weak.replaceAll(/'sha256-[^']*'/gu, '')).some(
        ({ severity }) => severity < MILDEST_ALLOWED,
      ),
    ).toBe(true);
    expect(findings(PAGE_POLICY).some(({ severity }) => severity < MILDEST_ALLOWED)).toBe(true);
  });
});
