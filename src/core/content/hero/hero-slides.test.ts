import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { fakeReader } from '../tests/fake-reader.ts';
import { asset, contextWith, entry, link } from '../tests/wire.ts';
import { loadHeroSlides } from './load-hero-slides.server.ts';
import { toHeroSlide, toHeroBackground } from './to-hero-slide.ts';

const slide = (fields: Record<string, unknown>) =>
  toHeroSlide(entry('heroContent', 'h', fields), contextWith([], [asset('a')]));

describe('a hero slide', () => {
  it('has the four selling points, the badge and five seconds by default', () => {
    expect(slide({ title: 'Sell' })).toEqual({
      ok: true,
      value: {
        id: 'h',
        title: 'Sell',
        subtitle: '',
        picture: null,
        primary: null,
        secondary: null,
        background: 'mist',
        transition: 'slide',
        durationMs: 5_000,
        sellingPoints: [
          'Hardware Agnostic',
          'Real-time Inventory',
          'Multiple Payment Options',
          'Advanced Analytics',
        ],
        badge: 'Works with multiple machine models',
      },
    });
  });

  it('shows featureItems and badgeText where present', () => {
    expect(slide({ title: 'S', featureItems: [' One ', ''], badgeText: 'Badge' })).toMatchObject({
      value: { sellingPoints: ['One'], badge: 'Badge' },
    });
  });

  it('shows a button only with both text and url', () => {
    expect(
      slide({
        title: 'S',
        primaryButtonText: 'Go',
        primaryButtonUrl: '/contact',
        secondaryButtonText: 'No address',
      }),
    ).toMatchObject({ value: { primary: { text: 'Go', url: '/contact' }, secondary: null } });
  });

  it.each([
    [8, 8_000],
    [0, 5_000],
    [-3, 5_000],
    [5_000, 5_000],
    ['8', 5_000],
  ])('reads slideDuration %s as %s ms', (slideDuration, durationMs) => {
    expect(slide({ title: 'S', slideDuration })).toMatchObject({ value: { durationMs } });
  });

  it('fades when transitionEffect says so', () => {
    expect(slide({ title: 'S', transitionEffect: 'Fade' })).toMatchObject({
      value: { transition: 'fade' },
    });
  });

  it('takes imageAlt, else the title, as alt text', () => {
    const image = link('Asset', 'a');
    expect(slide({ title: 'S', image, imageAlt: 'Lobby' })).toMatchObject({
      value: { picture: { alt: 'Lobby' } },
    });
    expect(slide({ title: 'S', image })).toMatchObject({ value: { picture: { alt: 'S' } } });
  });

  it('is dropped with neither title nor picture', () => {
    expect(slide({ subtitle: 'Only this' })).toEqual({
      ok: false,
      reason: 'Hero slide has neither title nor picture',
    });
  });
});

describe('backgroundClass', () => {
  it('draws the stated backgrounds', () =>
    checkEach(
      [
        ['night', 'night'],
        ['bg-gray-900 text-white', 'night'],
        ['bg-white text-gray-900', 'white'],
        ['bg-gradient-to-r from-blue-600 to-indigo-700', 'blue'],
        ['bg-blue-50', 'mist'],
        ['text-white hover:bg-black', 'mist'],
        ['"><script>', 'mist'],
        ['', 'mist'],
        [7, 'mist'],
      ],
      (given, expected) => {
        expect(toHeroBackground(given)).toBe(expected);
      },
    ));
});

describe('loadHeroSlides', () => {
  const entries = [
    entry('heroContent', 'late', { sliderId: 'home-slider', slideOrder: 2, title: 'Late' }),
    entry('heroContent', 'unset', { sliderId: 'home-slider', title: 'Unset' }),
    entry('heroContent', 'early', { sliderId: 'home-slider', slideOrder: 1, title: 'Early' }),
    entry('heroContent', 'other', { sliderId: 'other', title: 'Other' }),
  ];

  it('asks for all slides, two links deep, and takes those of the slider', async () => {
    const reader = fakeReader({ entries });
    expect(await loadHeroSlides(reader, 'other')).toMatchObject({ value: [{ id: 'other' }] });
    expect(reader.queries).toMatchObject([
      { contentType: 'heroContent', order: ['sys.id'], include: 2 },
    ]);
  });

  it('takes all of them where none names a slider', async () => {
    const unnamed = [entry('heroContent', 'only', { title: 'Only' })];
    const loaded = await loadHeroSlides(fakeReader({ entries: unnamed }));
    expect(loaded).toMatchObject({ status: 'live', value: [{ id: 'only' }] });
  });

  it('orders by slideOrder, missing 0', async () => {
    const loaded = await loadHeroSlides(fakeReader({ entries }));
    expect(loaded).toMatchObject({
      status: 'live',
      value: [{ id: 'unset' }, { id: 'early' }, { id: 'late' }],
    });
  });

  it('shows the static headline when no slide exists or loading fails', async () => {
    const headline = [
      {
        title: 'Vend Anything You Sell',
        subtitle:
          'Seamlessly integrate multiple vending machines with our advanced software solution.',
      },
    ];
    expect(await loadHeroSlides(fakeReader({ entries }), 'unknown')).toMatchObject({
      status: 'fallback',
      reason: 'empty',
      value: headline,
    });
    expect(await loadHeroSlides(fakeReader({ failing: 'timeout' }))).toMatchObject({
      status: 'fallback',
      reason: 'unavailable',
      value: headline,
    });
  });

  it('leaves out the slides whose time has not come or is over, and shows the static headline without any', async () => {
    const timed = (id: string, firstMinute: string, lastMinute: string) =>
      entry('heroContent', id, { title: id, sliderId: 'home-slider', firstMinute, lastMinute });
    const space = [
      timed('over', '2026-11-20T08:00Z', '2026-11-20T09:00Z'),
      timed('now', '2026-11-23T08:00Z', '2026-11-23T09:00Z'),
      timed('to-come', '2026-11-24T08:00Z', '2026-11-24T09:00Z'),
    ];
    const shownAt = async (time: string) =>
      loadHeroSlides(fakeReader({ entries: space, nowMs: Date.parse(time) }));
    expect(await shownAt('2026-11-23T08:30Z')).toMatchObject({ value: [{ id: 'now' }] });
    expect(await shownAt('2026-11-22T08:30Z')).toMatchObject({
      value: [{ title: 'Vend Anything You Sell' }],
    });
  });
});
