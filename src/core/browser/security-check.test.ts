// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { checkSecurity, PAGE_POLICY } from './security-check.ts';

afterEach(() => {
  document.head.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function pageWith({ secure, policy }: { secure: boolean; policy: boolean }): string[] {
  vi.stubGlobal('isSecureContext', secure);
  if (policy) {
    document.head.innerHTML = `<meta http-equiv="Content-Security-Policy" content="${PAGE_POLICY}">`;
  }
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  checkSecurity();
  return warn.mock.calls.flat().map(String);
}

it('is quiet on a secure page with a policy', () => {
  expect(pageWith({ secure: true, policy: true })).toEqual([]);
});

it('warns outside a secure context', () => {
  expect(pageWith({ secure: false, policy: true })).toEqual([
    expect.stringContaining('secure context'),
  ]);
});

it('warns of a page without a policy', () => {
  expect(pageWith({ secure: true, policy: false })).toEqual([
    expect.stringContaining('Content-Security-Policy'),
  ]);
});
