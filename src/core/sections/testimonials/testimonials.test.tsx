// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Testimonial } from '#content/testimonials/testimonial.ts';
import { asHtml, visitIslands } from '#tests/support/gallery-part.tsx';
import { stubRowWidth, recordAnimations, stubMediaQueries } from '#ui/test-support/slide-stubs.ts';
import { Testimonials } from './testimonials.tsx';

const quote = (author: string, rest: Partial<Testimonial> = {}): Testimonial => ({
  id: author,
  author,
  quote: `Words of ${author}`,
  company: 'Sample Company',
  position: 'Lead',
  rating: 5,
  avatar: null,
  ...rest,
});
const words = { title: 'Trusted by Industry Leaders', subtitle: 'A subtitle' };
const three = { ...words, testimonials: [quote('Ada'), quote('Bo'), quote('Cy')] };

beforeEach(() => {
  stubRowWidth();
  stubMediaQueries({});
  recordAnimations();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const button = (name: string) => screen.getByRole('button', { name });
function reachable(): string[] {
  return screen
    .getAllByRole('group', { name: /^\d of 3$/u })
    .filter((group) => !group.hasAttribute('inert'))
    .map((group) => group.querySelector('figcaption')?.textContent ?? '');
}

describe('Testimonials', () => {
  it('draws nothing when there are none', () => {
    expect(asHtml(<Testimonials section={{ ...words, testimonials: [] }} />)).toBe('');
  });

  it('shows rating, quote, name, and position with company', async () => {
    const section = { ...words, testimonials: [quote('Ada Sample', { rating: 4 })] };
    const { root } = await visitIslands(<Testimonials section={section} />);
    expect(screen.getByRole('img', { name: 'Rated 4 out of 5 stars' })).toBeTruthy();
    expect(root.querySelector('blockquote')?.textContent).toBe('“Words of Ada Sample”');
    expect(root.querySelector('figcaption')?.textContent).toBe('ASAda SampleLead, Sample Company');
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it.each([
    [{ company: '' }, 'Lead'],
    [{ position: '' }, 'Sample Company'],
    [{ company: '', position: '' }, ''],
  ])('leaves out what is not known: %o', async (missing, role) => {
    const section = { ...words, testimonials: [quote('Ada', missing)] };
    const { root } = await visitIslands(<Testimonials section={section} />);
    expect(root.querySelector('figcaption')?.textContent).toBe(`AAda${role}`);
  });

  it('puts the page’s heading before the section’s', async () => {
    const own = { title: 'What goal owners say', description: '' };
    await visitIslands(<Testimonials section={three} words={own} />);
    expect(screen.getByRole('region', { name: 'What goal owners say' })).toBeTruthy();
    expect(screen.getByText('A subtitle')).toBeTruthy();
  });

  it('sends a quote once, and all of them within reach without a script', () => {
    const html = asHtml(<Testimonials section={three} />);
    expect(html.split('Words of Bo')).toHaveLength(2);
    expect(html).not.toContain('inert');
  });

  it('wraps around both ways and says whose words these are', async () => {
    const { root } = await visitIslands(<Testimonials section={three} />);
    await act(async () => button('Previous testimonial').click());
    expect(reachable()).toEqual(['CCyLead, Sample Company']);
    expect(root.querySelector('[aria-live]')?.textContent).toBe('Testimonial 3 of 3: Cy');
    await act(async () => button('Next testimonial').click());
    await act(async () => button('Next testimonial').click());
    expect(reachable()).toEqual(['BBoLead, Sample Company']);
    await act(async () => button('Go to testimonial 1').click());
    expect(reachable()).toEqual(['AAdaLead, Sample Company']);
  });

  it('turns as often as it is pressed, also before the last turn is drawn', async () => {
    await visitIslands(<Testimonials section={three} />);
    await act(async () => {
      button('Next testimonial').click();
      button('Next testimonial').click();
    });
    expect(reachable()).toEqual(['CCyLead, Sample Company']);
  });

  it('answers arrow keys while the focus is inside', async () => {
    await visitIslands(<Testimonials section={three} />);
    await act(async () => button('Next testimonial').focus());
    fireEvent.keyDown(button('Next testimonial'), { key: 'ArrowRight' });
    expect(reachable()).toEqual(['BBoLead, Sample Company']);
  });

  it('never plays by itself', async () => {
    vi.useFakeTimers();
    await visitIslands(<Testimonials section={three} />);
    await act(async () => void vi.advanceTimersByTime(60_000));
    expect(reachable()).toEqual(['AAdaLead, Sample Company']);
    vi.useRealTimers();
  });
});
