// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectivityWords } from '#copy/en/connectivity-words.ts';
import { startScript } from '#tests/support/page-script.ts';
import { toastConnection } from '#ui/connection-toast.ts';
import { currentToasts, removeToast } from '#ui/toast.ts';
import { WHILE_OFFLINE } from '#dom/kept-copy.ts';
import { keepForm, watchConnectivity } from './connectivity.ts';
import { readWaiting } from './waiting-store.ts';

let stopScript = () => {};

beforeEach(() => localStorage.clear());
afterEach(() => {
  stopScript();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

function form(mark: string): HTMLFormElement {
  document.body.innerHTML = `<form ${mark} method="post">
    <input type="hidden" name="formType" value="Home Page Inquiry">
    <input name="name"><input name="email"><textarea name="message"></textarea>
  </form>`;
  const [element] = document.forms as unknown as [HTMLFormElement];
  for (const [name, value] of Object.entries({
    name: ' Ada Vendor ',
    email: 'ada@example.com',
    message: 'Two lockers, please.',
  }))
    (element.elements.namedItem(name) as HTMLInputElement).value = value;
  return element;
}

it('ends what is said of a lost connection in every place at once, one notice at a time', () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  document.body.innerHTML = `<aside><span ${WHILE_OFFLINE}>You are offline.</span> A copy.</aside>`;
  const page = new AbortController();
  watchConnectivity((online) => toastConnection(connectivityWords, online), page.signal);
  const turn = (online: boolean) => {
    isOnline.mockReturnValue(online);
    dispatchEvent(new Event(online ? 'online' : 'offline'));
    return [document.body.textContent, currentToasts().map(({ title }) => title)];
  };
  // The copy of the page says it already.
  expect(turn(false)).toEqual(['You are offline. A copy.', []]);
  expect(turn(true)).toEqual([' A copy.', [connectivityWords.online]]);
  expect(turn(false)).toEqual([' A copy.', [connectivityWords.offline]]);
  expect(turn(true)).toEqual([' A copy.', [connectivityWords.online]]);
  expect(document.documentElement.dataset['connection']).toBeUndefined();
  page.abort();
  removeToast();
});

describe('keepForm', () => {
  it('keeps an inquiry as the function takes it, and empties the form', () => {
    const element = form('data-form-type="Home Page Inquiry"');
    // Seen failing with it in what is kept: the function refuses names that it does not know.
    element.insertAdjacentHTML('beforeend', '<input name="thankYouPage" value="/thanks">');
    expect(keepForm(element)).toBe(true);
    expect(readWaiting()).toEqual([
      {
        name: ' Ada Vendor ',
        email: 'ada@example.com',
        message: 'Two lockers, please.',
        formType: 'Home Page Inquiry',
        location: location.href,
        idempotencyKey: expect.stringMatching(/^[\w-]{32,}$/u),
      },
    ]);
    expect((element.elements.namedItem('message') as HTMLTextAreaElement).value).toBe('');
  });

  it('leaves other forms to the browser', () => {
    expect(keepForm(form('action="/newsletter"'))).toBe(false);
    expect(readWaiting()).toEqual([]);
  });

  it('says so, and keeps the words in the form, where this browser cannot keep them', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('closed');
    });
    const element = form('data-form-type="Home Page Inquiry"');
    expect(keepForm(element)).toBe(false);
    expect((element.elements.namedItem('name') as HTMLInputElement).value).toBe(' Ada Vendor ');
  });
});

describe('watchConnectivity', () => {
  it('marks the page and tells when the connection goes and returns', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const told = vi.fn();
    stopScript = startScript(() => watchConnectivity(told));
    expect(document.documentElement.dataset['connection']).toBeUndefined();
    expect(told).not.toHaveBeenCalled();
    onLine.mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    expect(document.documentElement.dataset['connection']).toBe('offline');
    onLine.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    expect(document.documentElement.dataset['connection']).toBeUndefined();
    expect(told.mock.calls).toEqual([[false], [true]]);
  });
});
