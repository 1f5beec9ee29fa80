// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { latePart } from './late-part.tsx';

type Props = { onPress: () => void };
type Near = (entries: { isIntersecting: boolean }[]) => void;

const Whole = ({ onPress }: Props) => (
  <section>
    <input />
    <button type="button" onClick={onPress}>
      Next
    </button>
  </section>
);

let root: Root;
let near: Near = () => undefined;
const onPress = vi.fn();
const load = vi.fn(() => Promise.resolve(Whole));

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: Near) {
        near = tell;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  delete document.documentElement.dataset['react'];
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** A page as the server sends it, which React then takes over. */
async function takeOver(): Promise<{
  page: HTMLElement;
  input: HTMLInputElement;
  drawAnew: () => void;
}> {
  const OnServer = latePart<Props>(Whole, load);
  const InBrowser = latePart<Props>(null, load);
  const page = document.createElement('main');
  document.body.replaceChildren(page);
  page.innerHTML = renderToString(<OnServer onPress={onPress} />);
  await act(async () => {
    root = hydrateRoot(page, <InBrowser onPress={onPress} />);
  });
  return {
    page,
    input: page.querySelector('input')!,
    drawAnew: () => flushSync(() => root.render(<InBrowser onPress={() => onPress()} />)),
  };
}

describe('latePart', () => {
  it('leaves the code until the visitor comes near, and keeps the very elements', async () => {
    const { page, input } = await takeOver();
    expect(load).not.toHaveBeenCalled();
    input.value = 'typed';
    await act(async () => near([{ isIntersecting: true }]));
    expect(load).toHaveBeenCalledOnce();
    expect(page.querySelector('input')).toBe(input);
    expect(input.value).toBe('typed');
    await act(async () => page.querySelector('button')!.click());
    expect(onPress).toHaveBeenCalledOnce();
  });

  // Seen failing without the listener that keeps presses.
  it('answers a press from before its code was there, once', async () => {
    const { page } = await takeOver();
    await act(async () => page.querySelector('button')!.click());
    expect(load).toHaveBeenCalledOnce();
    expect(onPress).toHaveBeenCalledOnce();
    await act(async () => page.querySelector('button')!.click());
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('tries again after a failed fetch', async () => {
    load.mockImplementationOnce(() => Promise.reject(new Error('no connection')));
    const { page } = await takeOver();
    await act(async () => near([{ isIntersecting: true }]));
    await act(async () => page.querySelector('button')!.click());
    expect(load).toHaveBeenCalledTimes(2);
    expect(onPress).toHaveBeenCalledOnce();
  });

  // Seen failing while the copy was written as HTML.
  it('looks as it was sent should React draw it before its code is there', async () => {
    const { page, drawAnew } = await takeOver();
    load.mockImplementationOnce(() => new Promise<never>(() => undefined));
    await act(async () => drawAnew());
    await act(async () => drawAnew());
    expect(page.querySelector('button')?.textContent).toBe('Next');
  });

  it('asks at once where nothing is left to hydrate', () => {
    document.documentElement.dataset['react'] = '';
    latePart<Props>(null, load);
    expect(load).toHaveBeenCalledOnce();
  });
});
