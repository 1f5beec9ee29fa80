// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchReveal } from '#browser/reveal.ts';
import { asHtml, send } from '#tests/support/gallery-part.tsx';
import { startScript } from '#tests/support/page-script.ts';
import { Reveal } from './reveal.tsx';
import { recordAnimations, stubMediaQueries } from './test-support/slide-stubs.ts';

let meet: (isIntersecting: boolean, target: Element) => void;
let options: IntersectionObserverInit | undefined;
let animate: ReturnType<typeof vi.fn>;
let stopScript = () => {};

beforeEach(() => {
  stubMediaQueries({});
  animate = recordAnimations();
  options = undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void, given: typeof options) {
        options = given;
        meet = (isIntersecting, target) => callback([{ isIntersecting, target }]);
      }
      observe() {}
      unobserve() {}
    },
  );
});
afterEach(() => {
  stopScript();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The part as it stands at a distance from the top of the window, with the page's script. */
function openAt(top: number): HTMLElement {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  const part = send(<Reveal>words</Reveal>).firstElementChild as HTMLElement;
  stopScript = startScript(watchReveal);
  dispatchEvent(new Event('scroll'));
  return part;
}

describe('Reveal', () => {
  it('hides nothing in the page as it is sent', () => {
    expect(asHtml(<Reveal>words</Reveal>)).not.toMatch(/opacity|hidden/u);
  });

  it('hides nothing before somebody scrolls, so that captures of the page are whole', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
      top: innerHeight + 600,
    } as DOMRect);
    const part = send(<Reveal>words</Reveal>).firstElementChild as HTMLElement;
    stopScript = startScript(watchReveal);
    expect(part.style.opacity).toBe('');
  });

  it('never takes away what the visitor has in view', () => {
    expect(openAt(innerHeight + 99).style.opacity).toBe('');
  });

  it('lets what lies below rise once it is within 100 px and a tenth of it shows', () => {
    const part = openAt(innerHeight + 600);
    expect(options).toEqual({ rootMargin: '100px', threshold: 0.1 });
    expect(part.style.opacity).toBe('0');
    meet(false, part);
    expect(part.style.opacity).toBe('0');
    expect(animate).not.toHaveBeenCalled();
    meet(true, part);
    expect(part.style.opacity).toBe('');
    expect(animate).toHaveBeenCalledOnce();
  });

  it('does nothing under reduced motion', () => {
    stubMediaQueries({ lessMotion: true });
    expect(openAt(innerHeight + 600).style.opacity).toBe('');
  });
});
