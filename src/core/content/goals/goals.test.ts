import { describe, expect, it } from 'vitest';
import { fakeReader } from '../tests/fake-reader.ts';
import { asset, contextWith, entry, link } from '../tests/wire.ts';
import { FALLBACK_GOAL_CARDS } from './fallback.ts';
import { loadGoal, loadGoals, loadHomeGoals } from './load-goals.server.ts';
import { loadGoalsPage } from './load-goals-page.server.ts';
import { toGoalCard } from './to-goal-card.ts';
import { toGoal } from './to-goal.ts';

const base = { title: 'Fleet', slug: 'fleet-management', description: 'Text' };
const goalEntry = (id: string, fields: Record<string, unknown> = {}) =>
  entry('businessGoal', id, { ...base, ...fields });

describe('a goal card', () => {
  it('counts as visible unless visible is explicitly false', () => {
    expect(toGoalCard(goalEntry('g', { visible: null }), contextWith()).ok).toBe(true);
    expect(toGoalCard(goalEntry('g', { visible: false }), contextWith()).ok).toBe(false);
  });

  it('takes the asset title, else the goal title, as alt text', () => {
    const context = contextWith([], [asset('a', { title: '' })]);
    expect(toGoalCard(goalEntry('g', { image: link('Asset', 'a') }), context)).toMatchObject({
      value: { picture: { alt: 'Fleet' } },
    });
  });

  it('draws an icon by name, from cleaned markup, or the one of its goal', () => {
    const icon = (value?: unknown) => {
      const card = toGoalCard(goalEntry('g', { icon: value }), contextWith());
      return card.ok && card.value.icon;
    };
    expect(icon('map-pin')).toEqual({ kind: 'name', name: 'map-pin' });
    expect(icon('<svg onload="x"><path d="M0 0"/></svg>')).toEqual({
      kind: 'drawing',
      drawing: {
        tag: 'svg',
        attributes: {},
        shapes: [{ tag: 'path', attributes: { d: 'M0 0' }, shapes: [] }],
      },
    });
    expect(icon('<script>alert(1)</script>')).toEqual({ kind: 'name', name: 'box' });
    expect(icon()).toEqual({ kind: 'name', name: 'truck' });
  });
});

describe('a goal page', () => {
  it('keeps broken features and machines as placeholders', () => {
    const context = contextWith([
      entry('feature', 'f', { description: 'No title' }),
      entry('machine', 'untitled', { slug: 'untitled' }),
      entry('machine', 'no-slug', { title: 'No slug' }),
      entry('machine', 'hidden', { title: 'Hidden', slug: 'hidden', visible: false }),
      entry('machine', 'good', { title: 'Good', slug: 'good' }),
    ]);
    const links = (...ids: string[]) => ids.map((id) => link('Entry', id));
    const fields = {
      features: links('f', 'draft'),
      recommendedMachines: links('untitled', 'no-slug', 'draft', 'hidden', 'good'),
    };
    const goal = toGoal(goalEntry('g', fields), context);
    expect(goal.ok && goal.value.features.map((feature) => feature.title)).toEqual([
      'Unnamed Feature',
      'Unavailable Feature',
    ]);
    expect(
      goal.ok && goal.value.recommendedMachines.map(({ title, slug }) => [title, slug]),
    ).toEqual([
      ['Unnamed Machine', ''],
      ['No slug', ''],
      ['Unavailable Machine', ''],
      ['Good', 'good'],
    ]);
  });

  it('stops at a cycle of goal and machine', () => {
    const machine = entry('machine', 'm', {
      title: 'M',
      slug: 'm',
      deploymentExamples: [link('Entry', 'g')],
    });
    const goal = goalEntry('g', { recommendedMachines: [link('Entry', 'm')] });
    const made = toGoal(goal, contextWith([goal, machine]));
    expect(made.ok && made.value.recommendedMachines).toHaveLength(1);
  });

  it('shows its picture, and its card the thumbnail', () => {
    const assets = ['p', 't'].map((id) =>
      asset(id, {}, { url: `//images.ctfassets.net/${id}.webp`, contentType: 'image/webp' }),
    );
    const both = { image: link('Asset', 'p'), thumbnail: link('Asset', 't') };
    const shown = (fields: Record<string, unknown>) => {
      const [card, page] = [toGoalCard, toGoal].map((map) =>
        map(goalEntry('g', fields), contextWith([], assets)),
      );
      return [card, page].map((made) => made?.ok && made.value.picture?.url.split('/').at(-1));
    };
    expect(shown(both)).toEqual(['t.webp', 'p.webp']);
    expect(shown({ image: both.image })).toEqual(['p.webp', 'p.webp']);
    expect(shown({ thumbnail: both.thumbnail })).toEqual(['t.webp', 't.webp']);
  });

  it('has a video whose title is left to its page', () => {
    const file = asset('v', {}, { url: '//videos.ctfassets.net/v.mp4', contentType: 'video/mp4' });
    const goal = toGoal(goalEntry('g', { video: link('Asset', 'v') }), contextWith([], [file]));
    expect(goal.ok && goal.value.video).toMatchObject({
      title: '',
      source: { kind: 'file', url: 'https://videos.ctfassets.net/v.mp4' },
    });
  });

  it('shows the picture and the captions of its video', () => {
    const assets = [
      asset('v', {}, { url: '//videos.ctfassets.net/v.mp4', contentType: 'video/mp4' }),
      asset('p', {}, { url: '//images.ctfassets.net/p.webp', contentType: 'image/webp' }),
      asset('c', {}, { url: '//assets.ctfassets.net/c.vtt', contentType: 'text/vtt' }),
    ];
    const links = {
      video: link('Asset', 'v'),
      videoPreviewImage: link('Asset', 'p'),
      videoCaptions: link('Asset', 'c'),
    };
    const goal = toGoal(goalEntry('g', links), contextWith([], assets));
    expect(goal.ok && goal.value.video).toMatchObject({
      thumbnail: { url: 'https://images.ctfassets.net/p.webp' },
      captionsUrl: 'https://assets.ctfassets.net/c.vtt',
    });
  });
});

describe('loadGoals', () => {
  const entries = [
    goalEntry('last', { slug: 'a', title: 'A' }),
    goalEntry('second', { slug: 'b', title: 'B', displayOrder: 2, homepageOrder: 1 }),
    goalEntry('first', { slug: 'c', title: 'C', displayOrder: 1 }),
  ];

  it('asks by id and sorts by displayOrder, the home page by homepageOrder', async () => {
    const reader = fakeReader({ entries });
    expect(await loadGoals(reader)).toMatchObject({
      status: 'live',
      value: [{ id: 'first' }, { id: 'second' }, { id: 'last' }],
    });
    expect(await loadHomeGoals(reader)).toMatchObject({
      value: [{ id: 'second' }, { id: 'first' }, { id: 'last' }],
    });
    expect(reader.queries[0]).toMatchObject({ order: ['sys.id'] });
  });

  it('shows the six built-in goals without configuration, goals or service, and none in a preview that fails', async () => {
    for (const space of [{ configured: false }, {}, { failing: 'timeout' as const }]) {
      expect(await loadGoals(fakeReader(space))).toMatchObject({
        status: 'fallback',
        value: FALLBACK_GOAL_CARDS,
      });
    }
    for (const load of [loadGoals, loadHomeGoals]) {
      expect(await load(fakeReader({ preview: true, failing: 'timeout' }))).toEqual({
        status: 'fallback',
        value: [],
        reason: 'unavailable',
      });
      // Seen failing: an empty grid under the banner that says that built-in goals are shown.
      const preview = { preview: true, connected: false, failing: 'client-failed' } as const;
      expect(await load(fakeReader(preview))).toMatchObject({ value: FALLBACK_GOAL_CARDS });
      expect(await load(fakeReader({ preview: true }))).toMatchObject({
        value: FALLBACK_GOAL_CARDS,
      });
    }
    expect(FALLBACK_GOAL_CARDS.map((goal) => goal.slug)).toEqual([
      'expand-footprint',
      'bopis',
      'marketing-and-promotions',
      'data-analytics',
      'fleet-management',
      'customer-satisfaction',
    ]);
    expect(FALLBACK_GOAL_CARDS[1]?.title).toBe('Buy Online, Pickup In Store (BOPIS)');
  });
});

describe('loadGoal', () => {
  it('finds a goal by alias', async () => {
    const loaded = await loadGoal(fakeReader({ entries: [goalEntry('g')] }), 'fleet');
    expect(loaded).toMatchObject({ status: 'live', value: { id: 'g' } });
  });

  it('finds a goal stored under its original, odd slug', async () => {
    const entries = [goalEntry('g', { slug: 'Größe & Mehr' })];
    expect(await loadGoal(fakeReader({ entries }), 'Größe & Mehr')).toMatchObject({
      status: 'live',
    });
  });

  it('needs a slug', async () => {
    expect(await loadGoal(fakeReader(), '')).toEqual({
      status: 'missing',
      message: 'Business goal slug is required',
    });
  });

  it('is missing for an unknown or hidden goal, also under a built-in slug of a filled space', async () => {
    const entries = [goalEntry('g'), goalEntry('h', { slug: 'hidden', visible: false })];
    for (const slug of ['unknown', 'hidden', 'bopis']) {
      expect(await loadGoal(fakeReader({ entries }), slug)).toEqual({ status: 'missing' });
    }
  });

  it('shows a built-in goal when the service cannot answer or has no goal', async () => {
    for (const space of [{ configured: false }, {}, { failing: 'timeout' as const }]) {
      expect(await loadGoal(fakeReader(space), 'pickup')).toMatchObject({
        status: 'fallback',
        value: { slug: 'bopis' },
      });
    }
  });

  it('fails with the stated message otherwise', async () => {
    expect(await loadGoal(fakeReader({ failing: 'unauthorised' }), 'unknown')).toEqual({
      status: 'failed',
      message: 'Error loading business goal: Invalid Contentful space or access token',
    });
  });
});

describe('the business goals page', () => {
  it('shows every field an editor fills', async () => {
    const page = entry('businessGoalsPageContent', 'page', {
      introTitle: 'Intro',
      customSolutionTitle: 'Custom',
      customSolutionButtonText: 'Ask',
      customSolutionButtonUrl: '/contact',
      goalsSectionTitle: 'Goals',
      keyBenefits: ['One'],
      testimonialsSectionTitle: 'Voices',
      inquiryBulletPoints: ['Point'],
    });
    expect(await loadGoalsPage(fakeReader({ entries: [page] }))).toMatchObject({
      value: {
        intro: { title: 'Intro' },
        customSolution: { title: 'Custom', action: { text: 'Ask', url: '/contact' } },
        goalsSection: { title: 'Goals' },
        keyBenefits: { items: ['One'] },
        testimonials: { title: 'Voices' },
        inquiryPoints: ['Point'],
      },
    });
  });

  it('takes the entry that a setting names, and the newest when that one is of another kind', async () => {
    const page = (id: string, introTitle: string, createdAt: string) =>
      entry('businessGoalsPageContent', id, { introTitle }, { createdAt });
    const entries = [
      page('named', 'Named', '2026-01-01T00:00:00Z'),
      page('newest', 'Newest', '2026-02-01T00:00:00Z'),
      entry('feature', 'other', { introTitle: 'Other' }),
    ];
    const titleOf = async (id: string | null) => {
      const loaded = await loadGoalsPage(fakeReader({ entries }), id);
      return 'value' in loaded ? loaded.value.intro.title : loaded.status;
    };
    expect(await titleOf('named')).toBe('Named');
    expect(await titleOf('other')).toBe('Newest');
    expect(await titleOf('nowhere')).toBe('Newest');
    expect(await titleOf(null)).toBe('Newest');
  });

  it("has the fallback hero 'Business Goals' with buttons to /contact and #goals-section", async () => {
    expect(await loadGoalsPage(fakeReader())).toMatchObject({
      status: 'fallback',
      value: {
        hero: {
          title: 'Business Goals',
          primary: { url: '/contact' },
          secondary: { url: '#goals-section' },
        },
      },
    });
  });
});
