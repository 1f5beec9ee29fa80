import { describe, expect, it } from 'vitest';
import type { ContentProblem } from '../content-problems.ts';
import type { ContentfulAsset, ContentfulEntry } from '../contentful/contentful-entry.ts';
import { asset, block, contextWith, document, entry, link, paragraph } from '../tests/wire.ts';
import type { Page } from './page.ts';
import { showsAt } from '../shows-at.ts';
import { shownSections, toPage } from './to-page.ts';

const body = document(paragraph('Words.'));
const links = (...ids: string[]) => ids.map((id) => link('Entry', id));

function map(
  sections: ContentfulEntry[],
  { others = [], assets = [asset('a')], drafts = false }: Partial<Space> = {},
) {
  const problems: ContentProblem[] = [];
  const given = entry('page', 'p', {
    title: 'Summer',
    slug: 'summer',
    sections: links(...sections.map(({ sys }) => sys.id)),
  });
  const context = contextWith([...sections, ...others], assets, (found) => problems.push(found));
  const page = toPage(given, { ...context, drafts });
  if (!page.ok) throw new Error(page.reason);
  const told = problems.map(({ entryId, reason }) => `${entryId}: ${reason}`);
  return { page: page.value, kinds: page.value.sections.map(({ kind }) => kind), told };
}
type Space = { others: ContentfulEntry[]; assets: ContentfulAsset[]; drafts: boolean };

const one = (type: string, fields: Record<string, unknown>, space?: Partial<Space>) => {
  const { page, told } = map([entry(type, 's', fields)], space);
  return { section: page.sections[0], told };
};

describe('a page of sections', () => {
  it('has its sections in the order of the editor, each with an anchor of its kind', () => {
    const { page, told } = map([
      entry('heroContent', 'h', { title: 'Hello' }),
      entry('textSection', 't1', { title: 'One', body }),
      entry('formSection', 'f', { title: 'Write' }),
      entry('textSection', 't2', { title: 'Two', body }),
      entry('callToAction', 'c', { title: 'Begin' }),
    ]);
    expect(page.sections.map(({ id, anchor }) => [id, anchor])).toEqual([
      ['h', 'hero'],
      ['t1', 'text'],
      ['f', 'form'],
      ['t2', 'text-2'],
      ['c', 'call'],
    ]);
    expect(told).toEqual([]);
  });

  it('loses a section that cannot be shown alone, and says which and why', () => {
    const { kinds, told } = map([
      entry('textSection', 'bare', { title: 'No text' }),
      entry('cardsSection', 'no-cards', { cards: links('gone') }),
      entry('figuresSection', 'no-figures', { figures: ['Many'] }),
      entry('questionsSection', 'no-questions', {}),
      entry('testimonialSection', 'no-quotes', {}),
      entry('logosSection', 'no-logos', { logos: [link('Asset', 'gone')] }),
      entry('videoSection', 'no-video', { title: 'Film' }),
      entry('pictureSection', 'no-picture', { image: link('Asset', 'gone') }),
      entry('callToAction', 'no-call', {}),
      entry('machine', 'stranger', { title: 'M', slug: 'm' }),
      entry('heroContent', 'no-hero', {}),
      entry('textSection', 'good', { body }),
    ]);
    expect(kinds).toEqual(['text']);
    for (const id of [
      ...['bare', 'no-cards', 'no-figures', 'no-questions', 'no-quotes', 'no-logos', 'no-video'],
      ...['no-picture', 'no-call', 'stranger', 'no-hero'],
    ])
      expect(told).toContainEqual(expect.stringMatching(new RegExp(`^${id}: .*is left out$`, 'u')));
  });

  it('leaves a hidden section out without a word', () => {
    const { kinds, told } = map([
      entry('textSection', 't', { body }),
      entry('testimonialSection', 'q', { visible: false }),
    ]);
    expect(kinds).toEqual(['text']);
    expect(told).toEqual([]);
  });

  it('says that it has no section that shows', () => {
    expect(map([]).told).toEqual(['p: Page has no section that shows, so it is its title alone']);
  });

  it('takes forty sections at most', () => {
    const many = Array.from({ length: 50 }, (_, at) => entry('textSection', `t${at}`, { body }));
    expect(map(many).kinds).toHaveLength(40);
  });
});

describe('a section', () => {
  it('hero has no points and no badge but its own', () => {
    const { section } = one('heroContent', { title: 'Hello' });
    expect(section).toMatchObject({ kind: 'hero', slide: { sellingPoints: [], badge: '' } });
    const own = one('heroContent', { title: 'H', featureItems: ['1', '2', '3', '4', '5'] });
    expect(own.section).toMatchObject({ slide: { sellingPoints: ['1', '2', '3', '4'] } });
  });

  it('picture goes on without its picture or its button, and says so', () => {
    const { section, told } = one('pictureSection', {
      title: 'Side',
      body,
      image: link('Asset', 'gone'),
      buttonText: 'Go',
      buttonUrl: 'javascript:alert(1)',
    });
    expect(section).toMatchObject({ kind: 'picture', picture: null, side: 'left', button: null });
    expect(told).toEqual([
      's: "image" is missing, not published or no picture (ID: gone), so none shows',
      's: "buttonText" and "buttonUrl" do not make a button: it needs words and an address that can be linked to',
    ]);
  });

  it('cards shows products, goals, machines, posts and cards of its own, in order', () => {
    const named = { title: 'T', slug: 't' };
    const { section, told } = one(
      'cardsSection',
      { cards: links('own', 'g', 'm', 'p', 'b', 'draft', 'hidden') },
      {
        others: [
          entry('sectionCard', 'own', { title: 'Own', url: '//evil', image: link('Asset', 'a') }),
          entry('businessGoal', 'g', named),
          entry('machine', 'm', named),
          entry('productType', 'p', named),
          entry('blogPost', 'b', { ...named, publishDate: '2026-01-01' }),
          entry('blogPost', 'draft', named),
          entry('machine', 'hidden', { ...named, visible: false }),
        ],
      },
    );
    if (section?.kind !== 'cards') throw new Error('no cards');
    expect(section.cards.map(({ kind, card }) => [kind, card.id])).toEqual([
      ['own', 'own'],
      ['goal', 'g'],
      ['machine', 'm'],
      ['product', 'p'],
      ['post', 'b'],
    ]);
    expect(section.cards[0]).toMatchObject({ card: { url: null, picture: { width: 800 } } });
    expect(told).toEqual([
      'own: "url" is no address that can be linked to, so it is no link',
      'draft: Post has no publish date, so it is left out',
    ]);
  });

  it('figures are a figure, a bar and a meaning; a line that is not is left out and named', () => {
    const { section, told } = one('figuresSection', {
      figures: ['48 | doors | in one bank', 'many doors', '| nothing', '24 |', '1'.repeat(60)],
    });
    expect(section).toMatchObject({ figures: [{ figure: '48', meaning: 'doors | in one bank' }] });
    expect(told).toHaveLength(4);
    expect(told[0]).toContain('“many doors”, which is not a figure, a vertical bar');
  });

  it('logos are named by the titles of their pictures', () => {
    const { section } = one('logosSection', { logos: [link('Asset', 'a'), link('Asset', 'x')] });
    expect(section).toMatchObject({ logos: [{ alt: 'Title of a' }] });
  });

  it('video plays from YouTube or a file', () => {
    const { section } = one('videoSection', { title: 'Film', youtubeVideoId: 'dQw4w9WgXcQ' });
    expect(section).toMatchObject({
      video: { title: 'Film', source: { kind: 'youtube', id: 'dQw4w9WgXcQ' }, thumbnail: null },
    });
  });

  it('form has its own subject, and a page of thanks that visitors can see', () => {
    const form = { subject: `S${'s'.repeat(300)}`, thankYouPage: link('Entry', 'thanks') };
    const thanks = (fields: object) => ({
      others: [entry('page', 'thanks', { slug: 'thanks', ...fields })],
    });
    const { section, told } = one('formSection', form, thanks({}));
    expect(section).toMatchObject({ thankYouPath: '/thanks' });
    expect(section?.kind === 'form' && section.subject).toHaveLength(200);
    expect(told).toEqual([]);
    for (const fields of [{ visible: false }, { slug: 'admin' }, { slug: '' }]) {
      const other = one('formSection', form, thanks(fields));
      expect(other.section).toMatchObject({ thankYouPath: null });
      expect(other.told).toEqual([expect.stringContaining('hidden or has no address')]);
    }
    expect(one('formSection', form).told).toEqual([
      's: "thankYouPage" links to an entry that is missing or not published (ID: thanks)',
    ]);
  });

  it('call to action keeps the buttons that lead somewhere', () => {
    const { section, told } = one('callToAction', {
      title: 'Begin',
      ...{ buttonText: 'Go', buttonUrl: '#form' },
      ...{ secondButtonText: 'No address' },
    });
    expect(section).toMatchObject({ buttons: [{ text: 'Go', url: '#form' }] });
    expect(told).toHaveLength(1);
  });

  it('text keeps what its document allows', () => {
    const broken = document(block('table'), paragraph('Words.'));
    const { section, told } = one('textSection', { body: broken });
    expect(section).toMatchObject({ kind: 'text', title: '' });
    expect(told).toEqual([expect.stringMatching(/^s: In "body", /u)]);
  });
});

describe('sections with minutes', () => {
  const minutes = { firstMinute: '2026-06-01T10:00Z', lastMinute: '2026-06-01T11:00Z' };
  const { page } = map([
    entry('heroContent', 'h', { title: 'Now', ...minutes }),
    entry('textSection', 't', { body }),
    entry('callToAction', 'c', { title: 'Begin', ...minutes }),
  ]);
  const at = (time: string) =>
    shownSections(page as Page, { shows: (schedule) => showsAt(schedule, Date.parse(time)) }).map(
      ({ id }) => id,
    );

  it('show from the first to the last of them, and all others always', () => {
    expect(at('2026-06-01T09:59:59Z')).toEqual(['t']);
    expect(at('2026-06-01T10:00:00Z')).toEqual(['h', 't', 'c']);
    expect(at('2026-06-01T11:00:59Z')).toEqual(['h', 't', 'c']);
    expect(at('2026-06-01T11:01:00Z')).toEqual(['t']);
  });
});
