import * as german from '#copy/de/catalogue.ts';
import * as english from '#copy/en/catalogue.ts';

/** Every text of a catalogue by its place in it. */
function textsOf(words: unknown, place: string, found = new Map<string, string>()) {
  if (typeof words === 'string') found.set(place, words);
  else if (typeof words === 'object' && words !== null)
    for (const [name, part] of Object.entries(words)) textsOf(part, `${place}.${name}`, found);
  return found;
}

const inGerman = textsOf(german, '');

/** Interface texts of at least two words that German has other words for; a value may stand where they name one. */
const ENGLISH: readonly (readonly [text: string, pattern: RegExp])[] = [
  ...textsOf(english, ''),
].flatMap(([place, text]) => {
  const words = text.replaceAll(/\{\w+\}/gu, ' ').match(/\p{L}{2,}/gu) ?? [];
  if (words.length < 2 || inGerman.get(place) === text) return [];
  const pattern = text
    .split(/\{\w+\}/u)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`))
    .join('[^\n]+');
  return [[text, new RegExp(`(?<=^|[|·:–] )${pattern}(?=$| ?[|·:–])`, 'mu')] as const];
});

/**
 * The English interface texts that a German page shows. Inside a sentence they may be words of the owner's, who need not
 * translate: a text counts where it stands by itself, or beside others.
 * @param page its texts, a line each
 */
export function englishTextsIn(page: string): string[] {
  return ENGLISH.filter(([, pattern]) => pattern.test(page)).map(([text]) => text);
}
