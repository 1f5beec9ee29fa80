import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { correctionsOf } from './spelling.ts';
import { searchLanguage } from './search-language.ts';

const { termsOf, withoutStopWords } = searchLanguage('en');
const stem = (word: string) => termsOf(word)[0]!.stem;

describe('the words of a text', () => {
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
    expect(termsOf('make-up').map(({ word }) => word)).toEqual(['make', 'up', 'makeup']);
  });

  it('cuts what is no word', () => {
    expect(termsOf('x'.repeat(90))[0]!.word).toHaveLength(40);
    expect(termsOf(' – … ! ')).toEqual([]);
  });

  it('leaves out what says nothing, unless there is nothing else', () => {
    const words = (text: string) => withoutStopWords(termsOf(text)).map(({ word }) => word);
    expect(words('what do I need for a locker')).toEqual(['need', 'locker']);
    expect(words('what is this')).toEqual(['what', 'is', 'this']);
  });
});

/** Whether a search in a language finds a text by the words of another. */
const shares = (code: string, query: string, text: string) => {
  const language = searchLanguage(code);
  const stems = (words: string) => language.termsOf(words).map((term) => term.stem);
  return stems(query).every((each) => stems(text).includes(each));
};

describe('the words of other languages', () => {
  it('are found in other forms, spellings and normal forms', () =>
    checkEach(
      [
        ['de', 'Automaten', 'Automat'],
        ['de', 'AUSSENAUTOMAT', 'Außenautomat'],
        ['de', 'AUẞENAUTOMAT', 'Außenautomat'],
        ['de', 'Kühlautomat'.normalize('NFD'), 'Kühlautomat'],
        ['de', 'Schließfächer', 'Schließfach'],
        ['de', 'Verkaufsautomat', 'Verkaufs\u00ADautomat'],
        ['fr', 'l’automate', 'automates'],
        ['fr', "d'un casier", 'casiers un'],
        ['fr', 'réfrigérées', 'refrigere'],
        ['es', 'maquina refrigerada', 'máquinas refrigerados'],
        ['ar', 'خزائن', 'الخزائن'],
        ['ar', 'للخزائن', 'والخزائن'],
        ['ar', 'بالخزائن', 'وخزائن'],
        ['ar', 'الات', 'آلة'],
        ['ar', 'اجهزة', 'الأَجْهِزَةُ'],
        ['ar', 'ذكيه', 'الذكية'],
        ['ar', 'مستشفي', 'مستشفى'],
        ['ar', 'lockers', 'Locker'],
        ['de', 'خزائن', 'الخزائن'],
        ['ja', 'ﾛｯｶｰ', 'ロッカー'],
        ['ja', '自動販売機', '屋外用の自動販売機'],
        ['th', 'อัตโนมัติ', 'ตู้ขายของอัตโนมัติกลางแจ้ง'],
        ['zh-Hans-CN', '户外', '户外自动售货机'],
        ['ru', 'АВТОМАТ', 'автомат'],
      ],
      (code, query, text) => expect(shares(code, query, text)).toBe(true),
    ));

  it('stay in their own letters', () => {
    expect(
      searchLanguage('ar')
        .termsOf('الخزائن')
        .map(({ word }) => word),
    ).toEqual(['الخزاين']);
    expect(searchLanguage('de').termsOf('Kühl')[0]).toEqual({
      ...{ shown: 'kühl', word: 'kuhl', stem: 'kuhl' },
    });
  });

  it('that people of this trade use are no slips in another one', () => {
    expect(searchLanguage('en').isForeign('casier')).toBe(true);
    expect(searchLanguage('fr').isForeign('casier')).toBe(false);
    expect(searchLanguage('en').isForeign('lokcer')).toBe(false);
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
