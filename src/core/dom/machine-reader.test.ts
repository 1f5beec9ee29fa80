// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isMachineReader, MARK_MACHINE_READER } from './machine-reader.ts';

const VISITOR =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

/** Whether the script in the head marks the page for a browser of this name. */
function marks(userAgent: string, webdriver = false): boolean {
  vi.stubGlobal('navigator', { userAgent, webdriver });
  new Function(MARK_MACHINE_READER)();
  return isMachineReader();
}

afterEach(() => {
  delete document.documentElement.dataset['reader'];
  vi.unstubAllGlobals();
});

describe('MARK_MACHINE_READER', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Some Crawler 1.0',
    'WhatsApp link Preview',
    VISITOR.replace('Chrome', 'HeadlessChrome'),
    `${VISITOR} Chrome-Lighthouse`,
  ])('marks the page for %s', (name) => {
    expect(marks(name)).toBe(true);
  });

  it('marks it for a browser that a program drives', () => {
    expect(marks(VISITOR, true)).toBe(true);
  });

  it('leaves the page of a visitor as it is, that of one with a phone by Cubot too', () => {
    expect(marks(VISITOR)).toBe(false);
    expect(marks(VISITOR.replace('Linux', 'Android 11; CUBOT NOTE 20'))).toBe(false);
  });

  it('holds nothing that would end its element', () => {
    expect(MARK_MACHINE_READER).not.toContain('</');
  });
});
