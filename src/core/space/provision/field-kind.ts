import { CONTENT_TYPES } from '../model/content-types.ts';
import { readFieldList } from '../model/read-field-list.ts';
import { SPECIFIED_FIELDS } from '../model/specified-fields.ts';

/** The part of a field's definition that says what it holds. */
export type FieldShape = {
  type: string;
  linkType?: string | undefined;
  items?: { type?: string | undefined; linkType?: string | undefined } | undefined;
};

const SPECIFIED = new Map(
  Object.entries(SPECIFIED_FIELDS).map(([typeId, list]) => [typeId, readFieldList(list)]),
);

const LETTERS: Record<string, string> = {
  Symbol: 'S',
  Text: 'T',
  RichText: 'RT',
  Boolean: 'B',
  Integer: 'I',
  Number: 'N',
  Date: 'D',
};

/** What a field holds, in the shorthand of the content model page: `S`, `RT`, `A[]`, `E` … */
export function fieldKind({ type, linkType, items }: FieldShape): string {
  if (type === 'Link') return linkLetter(linkType);
  if (type !== 'Array') return LETTERS[type] ?? type;
  return `${items?.type === 'Symbol' ? 'S' : linkLetter(items?.linkType)}[]`;
}

function linkLetter(linkType: string | undefined): string {
  return linkType === 'Asset' ? 'A' : 'E';
}

/**
 * The kinds that the site reads in a field of the model: the model's own first, then what existing
 * spaces may hold instead (an answer may be rich text, a text or a line).
 */
export function acceptedKinds(typeId: string, fieldId: string): string[] {
  const own = CONTENT_TYPES.find(({ id }) => id === typeId)?.fields.find(
    ({ id }) => id === fieldId,
  );
  const specified = SPECIFIED.get(typeId)?.find(({ id }) => id === fieldId);
  const kinds = [...(own ? [fieldKind(own.wire)] : []), ...(specified?.types ?? [])];
  // A number field holds whole numbers too.
  return [...new Set(kinds.flatMap((kind) => (kind === 'I' ? ['I', 'N'] : [kind])))];
}

const WORDS: Record<string, string> = {
  S: 'short text',
  T: 'long text',
  RT: 'rich text',
  B: 'yes or no',
  I: 'whole number',
  N: 'number',
  D: 'date',
  A: 'one asset',
  'A[]': 'a list of assets',
  E: 'one entry',
  'E[]': 'a list of entries',
  'S[]': 'a list of short texts',
};

/** A kind in plain words, for messages. */
export function kindInWords(kind: string): string {
  return WORDS[kind] ?? kind;
}
