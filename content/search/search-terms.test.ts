import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { correctionsOf } from './spelling.ts';
import { toSearchTerms, withoutStopWords } from './search-terms.ts';

const stem = (word: string) => toSearchTerms(word)[0]!.stem;

describe('toSearchTerms', () => {
  it('takes the forms of one word for one', () =>
    checkEach(
      [
        ['Machines', 'machine'],
        ['boxes', 'box'],
        ['bakeries', 'bakery'],
        ['chilled', 'chilling'],
        ['stopped', 'stopping'],
        ['purchase', 'purchasing'],
        ['Café', 'cafe'],
        ['Größe', 'grosse'],
      ],
      (one, other) => expect(stem(one)).toBe(stem(other)),
    ));

  it.each([
    ['glass', 'glas'],
    ['sing', 's'],
    ['bed', 'b'],
    ['mp3', 'mp'],
  ])('%s and %s are two', (one, other) => expect(stem(one)).not.toBe(stem(other)));

  it('has hyphened words apart and as one', () => {
    expect(toSearchTerms('make-up').map(({ word }) => word)).toEqual(['make', 'up', 'makeup']);
  });

  it('cuts what is no word', () => {
    expect(toSearchTerms('x'.repeat(90))[0]!.word).toHaveLength(40);
    expect(toSearchTerms(' – … ! ')).toEqual([]);
  });

  it('leaves out what says nothing, unless there is nothing else', () => {
    const words = (text: string) => withoutStopWords(toSearchTerms(text)).map(({ word }) => word);
    expect(words('what do I need for a locker')).toEqual(['need', 'locker']);
    expect(words('what is this')).toEqual(['what', 'is', 'this']);
  });
});

describe('correctionsOf', () => {
  const known = new Map([
    ['locker', 5],
    ['docker', 1],
    ['rocket', 9],
    ['refrigerated', 2],
    ['cup', 3],
  ]);
  const found = (typed: string) => correctionsOf(typed, known).map(({ word }) => word);

  it.each([
    ['loker', 'a letter that is missing'],
    ['lockerr', 'one too many'],
    ['lacker', 'a wrong one'],
    ['lcoker', 'two that changed places'],
  ])('%s: %s', (typed) => expect(found(typed)[0]).toBe('locker'));

  it('allows two slips in long words only', () => {
    expect(found('refrigirrated')).toEqual(['refrigerated']);
    expect(found('lokerr')).not.toContain('rocket');
  });

  it('prefers what begins alike, and corrects no short word', () => {
    expect(found('dockar')).toEqual(['docker']);
    expect(found('cap')).toEqual([]);
  });
});
