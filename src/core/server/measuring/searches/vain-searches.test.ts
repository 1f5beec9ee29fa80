import { expect, it, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { createHandClock } from '#tests/support/hand-clock.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import type { SiteDatabase } from '../../store/open-database.ts';
import { createVainSearches, keptWords } from './vain-searches.ts';

it('of a search only words without a person are kept', () =>
  checkEach(
    [
      ['write to ada@example.com', null],
      ['+1 555 0142', null],
      ['4111-1111-1111-1111', null],
      ['I am looking for a place where my order has gone', null],
      ['https://example.com', null],
      ['\u0000 ', null],
      ['  Umbrella\tStand ', 'umbrella stand'],
      ['24 cells', '24 cells'],
    ],
    (query, kept) => expect(keptWords(query)).toBe(kept),
  ));

const person = (more: Record<string, string> = {}) =>
  new Headers({
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/149.0.0.0 Safari/537.36',
    'sec-fetch-mode': 'navigate',
    ...more,
  });

describeOnEachEngine('searches that found nothing', (stores) => {
  const open = (database: SiteDatabase) =>
    createVainSearches({
      ...{ database, clock: createHandClock(), timeZone: 'UTC', log: () => undefined },
      isOwn: (cookies) => cookies === 'own',
    });

  test('are counted together, without programs and those who work on the site', async () => {
    const database = await stores.open();
    const [one, two] = [open(database), open(database)];
    one.note(person(), 'Umbrella');
    two.note(person(), 'umbrella');
    one.note(person(), 'tent');
    one.note(person({ 'user-agent': 'Googlebot/2.1' }), 'bot');
    one.note(person({ cookie: 'own' }), 'mine');
    one.note(person({ 'cache-control': 'max-age=0' }), 'again');
    await Promise.all([one.close(), two.close()]);
    expect(await open(database).read('2000-01-01')).toEqual([
      { words: 'umbrella', language: null, count: 2 },
      { words: 'tent', language: null, count: 1 },
    ]);
  });

  test('are counted in each language by itself', async () => {
    const counter = open(await stores.open());
    counter.note(person(), 'Kiosk', 'de');
    counter.note(person(), 'kiosk', 'de');
    counter.note(person(), 'kiosk\tfr', 'ar');
    counter.note(person(), 'kiosk');
    await counter.close();
    expect(await counter.read('2000-01-01')).toEqual([
      { words: 'kiosk', language: 'de', count: 2 },
      { words: 'kiosk', language: null, count: 1 },
      { words: 'kiosk fr', language: 'ar', count: 1 },
    ]);
  });

  test('are bounded by the day', async () => {
    const counter = open(await stores.open());
    for (let index = 0; index < 320; index++) counter.note(person(), `thing ${index}`);
    await counter.close();
    const read = await counter.read('2000-01-01');
    expect(read).toHaveLength(301);
    expect(read[0]).toEqual({ words: '(other)', language: null, count: 20 });
  });
});
