// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pendingWords } from '#copy/en/pending-words.ts';
import { startScript } from '#tests/support/page-script.ts';
import { watchPendingPages } from './pending-page.ts';

let stopScript = () => {};
/** The page is not left in these tests; what the script makes of a press is decided before. */
const stay = (event: Event) => event.preventDefault();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <a id="machines" href="/machines">Machines</a>
    <a id="machine" href="/machines/divi-wp">A machine</a>
    <a id="part" href="#faq">Part of this page</a>
    <a id="file" href="/prices.pdf" download>File</a>
    <a id="window" href="/blog" target="_blank">Window</a>
    <a id="foreign" href="https://elsewhere.example/">Elsewhere</a>`;
  stopScript = startScript(() => {
    watchPendingPages();
    addEventListener('click', stay);
  });
});
afterEach(() => {
  stopScript();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

const press = (id: string, keys: MouseEventInit = {}) =>
  document
    .getElementById(id)!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
const said = () => document.querySelector('[role=status]')!.textContent;

describe('a page that is coming', () => {
  it('is announced in its stated words after 150 ms without an answer', () => {
    press('machines');
    vi.advanceTimersByTime(149);
    expect(said()).toBe('');
    vi.advanceTimersByTime(1);
    expect(said()).toBe(pendingWords.page);
    expect(said()).not.toBe('');
  });

  it('is announced as what it is about', () => {
    press('machine');
    vi.advanceTimersByTime(150);
    expect(said()).toBe(pendingWords.machines);
  });

  it('is announced once, however often the link is pressed', () => {
    press('machines');
    vi.advanceTimersByTime(150);
    press('machines');
    expect(said()).toBe('');
    vi.advanceTimersByTime(150);
    expect(said()).toBe(pendingWords.page);
  });

  it.each(['part', 'file', 'window', 'foreign'])('is not announced for the link %s', (id) => {
    press(id);
    vi.advanceTimersByTime(1_000);
    expect(said()).toBe('');
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('is not announced where a press with %o opens it elsewhere', (keys) => {
    press('machines', keys);
    vi.advanceTimersByTime(1_000);
    expect(said()).toBe('');
  });

  it.each([
    ['it has come', () => dispatchEvent(new Event('pagehide'))],
    ['the visitor stops it', () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ])('is announced no longer once %s', (_when, end) => {
    press('machines');
    vi.advanceTimersByTime(150);
    end();
    expect(said()).toBe('');
    press('machines');
    end();
    vi.advanceTimersByTime(1_000);
    expect(said()).toBe('');
  });
});
