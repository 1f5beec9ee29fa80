import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { aboutOfLocation, contactHref, parseAbout, withAbout } from './inquiry-context.ts';

describe('parseAbout', () => {
  it.each([
    ['machine:divi-wp', { kind: 'machine', slug: 'divi-wp' }],
    ['goal:Ünïcode & more', { kind: 'goal', slug: 'Ünïcode & more' }],
    ['tool:roi:12', { kind: 'tool', slug: 'roi:12' }],
    ['post:a', { kind: 'post', slug: 'a' }],
  ])('takes %s apart', (text, parsed) => expect(parseAbout(text)).toEqual(parsed));

  it('refuses what is not written so', () =>
    checkEach(
      [
        null,
        '',
        'machine:',
        'machine: ',
        'machine:a ',
        'divi-wp',
        'Machine:divi-wp',
        'constructor:x',
        'machine:a\nb',
        'machine:a\u202eb',
        `machine:${'a'.repeat(257)}`,
      ],
      (text) => expect(parseAbout(text)).toBeNull(),
    ));
});

describe('addresses', () => {
  it('name the subject of the contact page', () => {
    expect(contactHref('machine', 'divi-wp')).toBe('/contact?about=machine:divi-wp');
    const odd = contactHref('goal', 'a&b #c');
    expect(odd).toBe('/contact?about=goal:a%26b%20%23c');
    expect(new URL(odd, 'http://a').searchParams.get('about')).toBe('goal:a&b #c');
  });

  it('of other links stay as they are', () => {
    const to = (url: string) => withAbout({ text: 'Go', url }, 'product', 'grocery');
    expect(to('/contact')).toEqual({ text: 'Go', url: '/contact?about=product:grocery' });
    expect(to('/machines')).toEqual({ text: 'Go', url: '/machines' });
    expect(to('/contact#faq').url).toBe('/contact#faq');
  });

  it('of the page a form stands on say what it is about', () =>
    checkEach(
      [
        ['https://www.example.com/machines/divi-wp?utm_source=x#form', 'machine:divi-wp'],
        ['/blog/two%20words/', 'post:two words'],
        ['/business-goals/bopis', 'goal:bopis'],
        ['https://www.example.com/contact?about=product:grocery', 'product:grocery'],
        ['https://www.example.com/de/machines/divi-wp', 'machine:divi-wp'],
        ['/pt-br/contact?about=product:grocery', 'product:grocery'],
        ['/de/contact', ''],
        ['/contact', ''],
        ['/contact?about=nonsense', ''],
        ['/machines', ''],
        ['/machines/', ''],
        ['/machines/a/b', ''],
        ['/constructor/x', ''],
        ['/machines/%E0%A4%A', 'machine:%E0%A4%A'],
        ['', ''],
      ],
      (location, about) => expect(aboutOfLocation(location)).toBe(about),
    ));
});
