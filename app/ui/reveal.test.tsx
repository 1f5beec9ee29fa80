// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asHtml, visit } from '#tests/support/gallery-part.tsx';
import { Reveal } from './reveal.tsx';
import { wish } from './slides/test-surroundings.ts';

let meet: (isIntersecting: boolean) => Promise<void>;
let options: IntersectionObserverInit | undefined;

beforeEach(() => {
  wish({});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        callback: (entries: { isIntersecting: boolean }[]) => void,
        given: typeof options,
      ) {
        options = given;
        meet = (isIntersecting) => act(async () => callback([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function visitAt(top: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  const { root } = await visit(<Reveal place={1}>words</Reveal>);
  return () => root.firstElementChild?.className ?? '';
}

describe('Reveal', () => {
  it('hides nothing in the page as it is sent', () => {
    expect(asHtml(<Reveal>words</Reveal>)).not.toContain('opacity-0');
  });

  it('never takes away what the visitor has in view', async () => {
    const look = await visitAt(innerHeight + 99);
    expect(look()).not.toContain('opacity-0');
  });

  it('lets what lies below rise once it is within 100 px and a tenth of it shows', async () => {
    const look = await visitAt(innerHeight + 600);
    expect(options).toEqual({ rootMargin: '100px', threshold: 0.1 });
    expect(look()).toContain('opacity-0');
    await meet(false);
    expect(look()).toContain('opacity-0');
    await meet(true);
    expect(look()).not.toContain('opacity-0');
    expect(look()).toContain('delay-60');
  });

  it('does nothing under reduced motion', async () => {
    wish({ lessMotion: true });
    const look = await visitAt(innerHeight + 600);
    expect(look()).not.toContain('opacity-0');
  });
});
