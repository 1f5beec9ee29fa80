import { withPlainSpaces } from '#content/units/plain-spaces.ts';
import { LANGUAGE } from './en/language.ts';

/** What a catalogue of interface words holds: texts, and lists and objects of them. */
export type Words = string | null | readonly Words[] | { readonly [name: string]: Words };

/** A text for every plural category of its language (CLDR); all of them may name `{count}`. */
export type Plural = { readonly [Category in Intl.LDMLPluralRule]?: string } & {
  readonly other: string;
};

/** The shape that the words of another language have: the same names, and a text for each. */
export type Translation<English> = English extends string
  ? string
  : English extends { readonly other: string }
    ? Plural
    : { readonly [Name in keyof English]: Translation<English[Name]> };

/** Own words as they stand in a family: parts by the names that they have there. */
export type OwnParts = { [name: string]: string | OwnParts };

/** The owner's words of each family that has any, with what tells the family from all others: the names in it. */
export type OwnFamilies = ReadonlyMap<string, { names: string; own: OwnParts }>;

/** The interface words of one language, and how it writes numbers, dates and lists. */
export type Wording = {
  /** BCP 47. A region is named where it is not the one that the language is most spoken in: `de`, `de-CH`. */
  readonly language: string;
  /** The language of its words; another one where the site has no catalogue of the language. */
  readonly catalogue: string;
  /**
   * The words of a family (`#words/en.json`) in this language.
   * @param family the English words: they name the family, and are its type
   */
  of<Family extends Words>(family: Family): Family;
  /** What of it the owner says otherwise; nothing where all is as the catalogue has it. */
  own?: OwnFamilies;
};

declare global {
  /** Puts the owner's words into a family, in the pages that have any (`#islands/island-scripts.tsx`). */
  var ownWords: Wording['of'] | undefined;
}

/**
 * The wording of `#copy/en/` as it is bundled: English on the server. A browser's scripts are built once per language,
 * with the catalogue of that language in its place (`tools/build-islands.mjs`).
 */
export const pageWording: Wording = {
  language: globalThis.document?.documentElement.lang || LANGUAGE,
  catalogue: LANGUAGE,
  of: globalThis.ownWords ?? ((family) => family),
};

type Value = string | number;

/** The names of the values that a text has room for. */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

type Values<Text extends string> = string extends Text
  ? Readonly<Record<string, Value>>
  : Readonly<Record<Names<Text>, Value>>;

/**
 * A text with its values: `fill('Remove {title}', { title })`. A number stands as it is, as the number of an inquiry
 * does; figures that people read come formatted (`number-text.ts`).
 * @throws where a value is missing, which for English texts does not compile
 */
export function fill<const Text extends string>(text: Text, values: Values<Text>): string {
  return text.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const value = (values as Readonly<Record<string, Value>>)[name];
    if (value === undefined) throw new Error(`No value for {${name}}`);
    return String(value);
  });
}

/** The values of a plural's texts beside the count. */
type Beside<Forms extends Plural> = Exclude<Names<Extract<Forms[keyof Forms], string>>, 'count'>;

/**
 * The text of a plural for a number, with `{count}` as the language writes it.
 * @param values what the texts name beside `{count}`
 */
export function count<const Forms extends Plural>(
  {
    language,
    useGrouping = 'auto',
  }: Pick<Wording, 'language'> & Pick<Intl.NumberFormatOptions, 'useGrouping'>,
  forms: Forms,
  amount: number,
  ...[values]: [Beside<Forms>] extends [never] ? [] : [Readonly<Record<Beside<Forms>, Value>>]
): string {
  const text: string = forms[rulesOf(language).select(amount)] ?? forms.other;
  return fill(text, {
    ...(values as object),
    count: withPlainSpaces(new Intl.NumberFormat(language, { useGrouping }).format(amount)),
  });
}

const rules = new Map<string, Intl.PluralRules>();

function rulesOf(language: string): Intl.PluralRules {
  let found = rules.get(language);
  if (!found) rules.set(language, (found = new Intl.PluralRules(language)));
  return found;
}
