// @vitest-environment happy-dom
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ISLAND_HYDRATING } from '#browser/island-events.ts';
import { stubMediaQueries } from '#ui/test-support/slide-stubs.ts';
import { startScript } from '#tests/support/page-script.ts';
import type { HydrateWhen } from './island-parts.ts';
import { hydrateNamed, watchIslands } from './watch-islands.ts';

/** What the test's island tells of, and whether its code can be fetched. */
const seen = vi.hoisted(() => ({
  pressed: [] as string[],
  sent: 0,
  fetched: 0,
  reachable: true,
}));

vi.mock('./island-parts.ts', () => ({
  ISLAND_PARTS: {
    lightbox: async () => {
      seen.fetched += 1;
      if (!seen.reachable) throw new TypeError('no network');
      return Part;
    },
  },
}));

function Part({ words }: { words: string }) {
  return (
    <div>
      <button type="button" onClick={() => seen.pressed.push(words)}>
        {words}
      </button>
      <a
        href="/large.webp"
        data-press=""
        onClick={(event) => {
          event.preventDefault();
          seen.pressed.push('link');
        }}
      >
        Large
      </a>
      <form
        action="/inquiry"
        onSubmit={(event) => {
          event.preventDefault();
          seen.sent += 1;
        }}
      >
        <input name="name" />
      </form>
    </div>
  );
}

let stopScript = () => {};
let observed: Element[] = [];
let come: (target: Element) => void = () => undefined;

beforeEach(() => {
  Object.assign(seen, { pressed: [], sent: 0, fetched: 0, reachable: true });
  observed = [];
  stubMediaQueries({});
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        come = (target) => tell([{ isIntersecting: true, target }]);
      }
      observe(target: Element) {
        observed.push(target);
      }
      unobserve() {}
    },
  );
});
afterEach(() => {
  stopScript();
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page with one island, as it was sent, and its script. */
function open(
  when: HydrateWhen = 'near',
  options: Partial<Parameters<typeof watchIslands>[0]> = {},
) {
  const props = { words: 'Open' };
  const html = renderToString(createElement(Part as ComponentType<object>, props));
  document.body.innerHTML = `
    <section id="area" data-hydrates="lightbox"><p id="beside">Words</p>
      <div data-island="lightbox" data-hydrate="${when}" data-prefix="x">${html}</div>
      <script type="application/json" id="xprops">${JSON.stringify(props)}</script>
    </section><p id="away">Away</p>`;
  stopScript = startScript(() => watchIslands({ pressed: [], keepForm: () => false, ...options }));
  return document.querySelector<HTMLElement>('[data-island]')!;
}

const button = () => document.querySelector('button')!;
const link = () => document.querySelector('a')!;
const form = () => document.querySelector('form')!;
const touch = (id: string | Element) =>
  (typeof id === 'string' ? document.getElementById(id)! : id).dispatchEvent(
    new Event('pointerover', { bubbles: true }),
  );
const press = (element: Element, keys: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  element.dispatchEvent(event);
  return event;
};
// What is tested is what happens, not how soon.
const until = (check: () => void) => vi.waitFor(check, { timeout: 30_000 });
/** Until the island answers by itself. */
const untilHydrated = () =>
  until(() => {
    const before = seen.pressed.length;
    press(button());
    expect(seen.pressed.length).toBe(before + 1);
    seen.pressed.pop();
  });
const settle = () => new Promise((done) => setTimeout(done));

// Drawn anew in the middle of a press, an element would never hear of the click.
it('an island waits for the end of a press that began in the frame before', async () => {
  const root = open();
  let frames = 0;
  let isPressed = false;
  vi.spyOn(root, 'matches').mockImplementation((selector) =>
    selector === ':active' ? isPressed : Element.prototype.matches.call(root, selector),
  );
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    frames += 1;
    if (frames === 2) isPressed = true;
    setTimeout(draw);
  });
  const hydrating = vi.fn();
  root.addEventListener(ISLAND_HYDRATING, hydrating);
  touch(button());
  await until(() => expect(frames).toBeGreaterThan(2));
  await settle();
  await settle();
  expect(hydrating).not.toHaveBeenCalled();
  // No event tells of it: the release of a tap had been before the frame.
  isPressed = false;
  await untilHydrated();
  expect(hydrating).toHaveBeenCalledOnce();
});

describe('an island is hydrated', () => {
  it('when it is touched, and asks for its code once', async () => {
    open();
    touch('away');
    await settle();
    expect(seen.fetched).toBe(0);
    touch(button());
    touch(link());
    await untilHydrated();
    expect(seen.fetched).toBe(1);
  });

  it('when what it turns is touched', async () => {
    open();
    touch('beside');
    await untilHydrated();
  });

  it('when it has the focus as the script comes', async () => {
    const root = open('asked');
    expect(seen.fetched).toBe(0);
    stopScript();
    root.querySelector('button')!.focus();
    stopScript = startScript(() => watchIslands({ pressed: [], keepForm: () => false }));
    await untilHydrated();
  });

  it('when it is near, once somebody moves about the page', async () => {
    const root = open('near');
    expect(observed).toEqual([]);
    dispatchEvent(new Event('scroll'));
    expect(observed).toEqual([root.firstElementChild]);
    expect(seen.fetched).toBe(0);
    come(root.firstElementChild!);
    await untilHydrated();
  });

  it('some seconds after the page, where it moves by itself', async () => {
    vi.useFakeTimers();
    open('idle');
    await vi.advanceTimersByTimeAsync(3_900);
    expect(seen.fetched).toBe(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(seen.fetched).toBe(1);
  });

  it('not by itself under reduced motion', async () => {
    stubMediaQueries({ lessMotion: true });
    vi.useFakeTimers();
    open('idle');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen.fetched).toBe(0);
  });

  it('when the page’s own script asks for it', async () => {
    open('asked');
    dispatchEvent(new Event('scroll'));
    expect(observed).toEqual([]);
    await hydrateNamed('lightbox');
    press(button());
    expect(seen.pressed).toEqual(['Open']);
  });
});

describe('what was pressed before', () => {
  it('is answered once by the hydrated island, and reaches nobody else', async () => {
    open();
    const others = vi.fn();
    document.body.addEventListener('click', others, { once: true });
    expect(press(button()).defaultPrevented).toBe(true);
    expect(others).not.toHaveBeenCalled();
    await until(() => expect(seen.pressed).toEqual(['Open']));
    await settle();
    expect(seen.pressed).toEqual(['Open']);
  });

  it('is answered where it was pressed before this script came', async () => {
    open();
    stopScript();
    stopScript = startScript(() => watchIslands({ pressed: [link()], keepForm: () => false }));
    await until(() => expect(seen.pressed).toEqual(['link']));
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'keeps its meaning with %o',
    (keys) => {
      open();
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
      link().dispatchEvent(event);
      expect(event.defaultPrevented).toBe(false);
    },
  );

  it('follows a link whose island cannot be fetched, and the next touch asks again', async () => {
    seen.reachable = false;
    open();
    const opened = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    press(link());
    await until(() => expect(opened).toHaveBeenCalledExactlyOnceWith(link().href));
    seen.reachable = true;
    touch(button());
    await untilHydrated();
  });
});

describe('a form that was sent before', () => {
  const send = () => form().requestSubmit();

  it('is sent by the hydrated island', async () => {
    open();
    const posted = vi.spyOn(form(), 'submit');
    send();
    expect(seen.sent).toBe(0);
    await until(() => expect(seen.sent).toBe(1));
    expect(posted).not.toHaveBeenCalled();
  });

  it.each([
    ['is kept where its island cannot be fetched', true],
    ['is posted by the browser where it cannot be kept either', false],
  ])('%s', async (_what, kept) => {
    seen.reachable = false;
    const keepForm = vi.fn(() => kept);
    open('near', { keepForm });
    const leftToBrowser: boolean[] = [];
    form().addEventListener('submit', (event) => {
      leftToBrowser.push(!event.defaultPrevented);
      event.preventDefault();
    });
    send();
    await until(() => expect(keepForm).toHaveBeenCalledExactlyOnceWith(form()));
    await settle();
    expect(leftToBrowser).toEqual([!kept]);
    expect(form().noValidate).toBe(false);
  });
});
