// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FALLBACK_HERO_SLIDES, HERO_HEADLINE } from '#content/hero/fallback.ts';
import type { HeroSlide } from '#content/hero/hero-slide.ts';
import { asHtml, send, visitIslands } from '#tests/support/gallery-part.tsx';
import { layOutRightToLeft } from '#tests/support/right-to-left.ts';
import { stubRowWidth, recordAnimations, stubMediaQueries } from '#ui/test-support/slide-stubs.ts';
import { HeroBand } from './hero-band.tsx';

const [lobby] = FALLBACK_HERO_SLIDES as [HeroSlide];
const slides: HeroSlide[] = [
  { ...lobby, id: 'a', title: 'First', durationMs: 5_000 },
  { ...lobby, id: 'b', title: 'Second', durationMs: 8_000, transition: 'fade' },
  { ...lobby, id: 'c', title: 'Third', durationMs: 5_000 },
];

let animate: ReturnType<typeof vi.fn>;

beforeEach(() => {
  vi.useFakeTimers();
  stubRowWidth();
  stubMediaQueries({});
  animate = recordAnimations();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete document.documentElement.dataset['reader'];
});

function shown(): number {
  const dots = screen.getAllByRole('button', { name: /^Go to slide/u });
  return dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1;
}
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
const button = (name: string) => screen.getByRole('button', { name });
const carousel = () => screen.getByRole('region', { name: 'Highlights' });
const press = (key: string, on: Element = document.body) => fireEvent.keyDown(on, { key });

describe('what a slide shows', () => {
  it('has the first title as the only h1, and every slide in the page without a script', () => {
    send(<HeroBand slides={slides} />);
    expect(screen.getAllByRole('heading', { level: 1 }).map((h) => h.textContent)).toEqual([
      'First',
    ]);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    expect(document.querySelector('[inert]')).toBeNull();
  });

  it('shows a drawn screen whole, before a room that says nothing', () => {
    const drawing = { url: '/pictures/ui-dashboard.svg', alt: 'Stock', width: 1200, height: 760 };
    const pictures = send(<HeroBand slides={[{ ...lobby, picture: drawing }]} />).querySelectorAll(
      'img',
    );
    expect([...pictures].map(({ alt, className }) => [alt, className.includes('cover')])).toEqual([
      ['', true],
      ['Stock', false],
    ]);
  });

  it('draws a button only for a complete action', async () => {
    await visitIslands(<HeroBand slides={[{ ...lobby, secondary: null }]} />);
    expect(screen.getAllByRole('link').map((link) => link.textContent.trim())).toEqual([
      'Request a Demo',
    ]);
  });

  it('has no controls with one slide, and needs no script', () => {
    const root = send(<HeroBand slides={[lobby]} />);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(root.querySelector('[data-island]')).toBeNull();
  });

  it('shows the built-in headline when there is no slide', () => {
    send(<HeroBand slides={[]} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(HERO_HEADLINE);
  });

  it('sends the words of a slide once: its controls know titles and times only', () => {
    const html = asHtml(<HeroBand slides={slides} />);
    const props = JSON.parse(
      /<script type="application\/json"[^>]*>(.*?)<\/script>/u.exec(html)![1]!,
    );
    expect(props.slides).toEqual([
      { title: 'First', transition: 'slide', durationMs: 5_000 },
      { title: 'Second', transition: 'fade', durationMs: 8_000 },
      { title: 'Third', transition: 'slide', durationMs: 5_000 },
    ]);
    expect(html.split(lobby.subtitle)).toHaveLength(4);
  });

  it('is what React finds when it hydrates the controls', async () => {
    expect((await visitIslands(<HeroBand slides={slides} />)).corrections).toEqual([]);
  });
});

describe('autoplay', () => {
  it('gives each slide its own time and wraps around', async () => {
    await visitIslands(<HeroBand slides={slides} />);
    await pass(4_999);
    expect(shown()).toBe(1);
    await pass(1);
    expect(shown()).toBe(2);
    await pass(7_999);
    expect(shown()).toBe(2);
    await pass(1);
    expect(shown()).toBe(3);
    await pass(5_000);
    expect(shown()).toBe(1);
  });

  it('counts the time that the first slide stood before React came', async () => {
    vi.advanceTimersByTime(3_000);
    await visitIslands(<HeroBand slides={slides} />);
    await pass(2_000);
    expect(shown()).toBe(2);
  });

  it('waits for the next picture', async () => {
    const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    await visitIslands(<HeroBand slides={slides} />);
    await pass(9_000);
    expect(shown()).toBe(1);
    complete.mockReturnValue(true);
    await pass(250);
    expect(shown()).toBe(2);
  });

  it('rests while the pointer is over it', async () => {
    await visitIslands(<HeroBand slides={slides} />);
    await act(async () => void carousel().dispatchEvent(new Event('pointerenter')));
    await pass(20_000);
    expect(shown()).toBe(1);
    await act(async () => void carousel().dispatchEvent(new Event('pointerleave')));
    await pass(5_000);
    expect(shown()).toBe(2);
  });

  it('rests in a hidden tab', async () => {
    await visitIslands(<HeroBand slides={slides} />);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(20_000);
    expect(shown()).toBe(1);
    hidden.mockReturnValue(false);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(5_000);
    expect(shown()).toBe(2);
  });

  it('stops when the focus enters, until Play is pressed', async () => {
    await visitIslands(<HeroBand slides={slides} />);
    await act(async () => button('Next slide').focus());
    await act(async () => button('Next slide').blur());
    await pass(20_000);
    expect(shown()).toBe(1);
    await act(async () => button('Play slides').click());
    await pass(5_000);
    expect(shown()).toBe(2);
  });

  it('can be paused, and holds while the focus is on the pause control', async () => {
    await visitIslands(<HeroBand slides={slides} />);
    await act(async () => button('Pause slides').focus());
    await pass(20_000);
    expect(shown()).toBe(1);
    await act(async () => button('Pause slides').click());
    await act(async () => button('Play slides').blur());
    await pass(20_000);
    expect(shown()).toBe(1);
  });

  it('does not start under reduced motion, and then changes without moving', async () => {
    stubMediaQueries({ lessMotion: true });
    await visitIslands(<HeroBand slides={slides} />);
    await pass(20_000);
    expect(shown()).toBe(1);
    await act(async () => button('Next slide').click());
    expect(shown()).toBe(2);
    expect(animate).not.toHaveBeenCalled();
  });

  it('does not start for a program that reads the page', async () => {
    document.documentElement.dataset['reader'] = 'machine';
    await visitIslands(<HeroBand slides={slides} />);
    await pass(20_000);
    expect(shown()).toBe(1);
  });
});

describe('by hand', () => {
  it('goes both ways, wraps, and says where it is', async () => {
    const { root } = await visitIslands(<HeroBand slides={slides} />);
    await act(async () => button('Previous slide').click());
    expect(shown()).toBe(3);
    expect(root.querySelector('[aria-live="polite"]')?.textContent).toBe('Slide 3 of 3: Third');
    await act(async () => button('Next slide').click());
    expect(shown()).toBe(1);
    await act(async () => button('Go to slide 2').click());
    expect(shown()).toBe(2);
  });

  it('leaves only the shown slide within reach', async () => {
    await visitIslands(<HeroBand slides={slides} />);
    await act(async () => button('Go to slide 2').click());
    const groups = screen.getAllByRole('group', { name: /^\d of 3$/u });
    expect(groups.map((group) => group.hasAttribute('inert'))).toEqual([true, false, true]);
    expect(within(groups[1]!).getByRole('heading').textContent).toBe('Second');
  });

  it('follows a swipe', async () => {
    await visitIslands(<HeroBand slides={slides} />);
    await act(async () => screen.getByRole('group', { name: 'Slides' }).scrollTo({ left: 2_000 }));
    expect(shown()).toBe(3);
  });

  it('takes arrow keys with the focus inside, not elsewhere and not from a field', async () => {
    const { root } = await visitIslands(
      <>
        <HeroBand slides={slides} />
        <input aria-label="Name" />
      </>,
    );
    press('ArrowRight');
    expect(shown()).toBe(1);
    await act(async () => button('Next slide').focus());
    press('ArrowRight', button('Next slide'));
    expect(shown()).toBe(2);
    press('ArrowLeft', button('Next slide'));
    press('ArrowLeft', button('Next slide'));
    expect(shown()).toBe(3);
    press('ArrowRight', root.querySelector('input')!);
    expect(shown()).toBe(3);
  });

  it('goes to the left where lines run right to left', async () => {
    layOutRightToLeft();
    await visitIslands(<HeroBand slides={slides} />);
    const row = screen.getByRole('group', { name: 'Slides' });
    await act(async () => button('Go to slide 3').click());
    expect(shown()).toBe(3);
    expect(row.scrollLeft).toBe(-2_000);
    // The slide that comes is first seen at the left of the one that goes.
    expect(animate.mock.calls.map(([frames]) => frames)).toContainEqual({
      transform: ['translateX(-100%)', 'none'],
    });
    await act(async () => row.scrollTo({ left: -1_000 }));
    expect(shown()).toBe(2);
    await act(async () => button('Next slide').focus());
    press('ArrowLeft', button('Next slide'));
    expect(shown()).toBe(3);
    press('ArrowRight', button('Next slide'));
    expect(shown()).toBe(2);
  });

  it('fades or slides as the slide that comes asks for', async () => {
    await visitIslands(<HeroBand slides={slides} />);
    await act(async () => button('Go to slide 2').click());
    const fading = animate.mock.calls.filter(([frames]) => 'zIndex' in frames);
    expect(fading).toHaveLength(1);
    animate.mockClear();
    await act(async () => button('Go to slide 3').click());
    expect(animate.mock.calls.some(([frames]) => 'zIndex' in frames)).toBe(false);
    expect(animate).toHaveBeenCalled();
  });
});

describe('later pictures', () => {
  const drawn = () =>
    [...document.querySelectorAll('picture')].map((p) => p.closest('[data-later]') === null);

  it('wait for their turn', async () => {
    const sent = send(<HeroBand slides={slides} />);
    expect(drawn()).toEqual([true, false, false]);
    sent.remove();
    await visitIslands(<HeroBand slides={slides} />);
    expect(drawn()).toEqual([true, true, false]);
  });

  it('wait for the visitor under reduced motion', async () => {
    stubMediaQueries({ lessMotion: true });
    await visitIslands(<HeroBand slides={slides} />);
    expect(drawn()).toEqual([true, false, false]);
    await act(async () => void carousel().dispatchEvent(new Event('pointerenter')));
    expect(drawn()).toEqual([true, true, true]);
  });
});

describe('the cards over the pictures', () => {
  it('show the scene of the place that is seen, and drift in', async () => {
    const { root } = await visitIslands(<HeroBand slides={slides} />);
    const cards = root.querySelector('[id$=cards]')!;
    const seen = () => [...cards.children].map((scene) => !(scene as HTMLElement).hidden);
    expect(seen()).toEqual([true, false, false]);
    expect(animate.mock.contexts).not.toContain(cards);
    await act(async () => button('Go to slide 3').click());
    expect(seen()).toEqual([false, false, true]);
    expect(animate.mock.contexts).toContain(cards);
  });
});
