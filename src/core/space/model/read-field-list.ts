/** A field as the specification lists it; `types` holds every type that it accepts. */
export type SpecifiedField = {
  id: string;
  types: string[];
  required: boolean;
  linkTo: string | null;
  choices: string[] | null;
};

const HERO =
  'heroTitle, heroDescription, heroImage A, heroPrimaryButtonText, heroPrimaryButtonUrl, heroSecondaryButtonText, heroSecondaryButtonUrl';

const FIELD = /^([a-z]\w*)(?:\.\.(\d)(\w+))?((?:\/\w+)*)(?: (.+))?$/;
const TYPE = /^(S\[\]|A\[\]|E\[\]|RT|S|T|B|I|D|A|E|Object)(\*?)(?:\(([\w]+)\))?$/;

/** Reads a field list in the shorthand of the content model page, such as `title S*, primaryButtonText/Url S`. */
export function readFieldList(list: string): SpecifiedField[] {
  const fields: SpecifiedField[] = [];
  const plain = list
    .replace(/(the seven )?hero fields/, HERO)
    .replace(/; newer( spaces)?: /, ', ')
    .replace(/, or /g, ', ');
  for (const part of splitOutsideBrackets(plain)) {
    const alternatives = part.split(' or ');
    // "answer S, T or RT": a part that is only types belongs to the field before it.
    if (alternatives.every((word) => TYPE.test(word))) {
      fields.at(-1)?.types.push(...alternatives);
      continue;
    }
    fields.push(...readField(part));
  }
  return fields;
}

function splitOutsideBrackets(list: string): string[] {
  return list.split(/,\s*(?![^(]*\))/).map((part) => part.trim());
}

function readField(part: string): SpecifiedField[] {
  const note = /\s\(([^)]*)\)$/.exec(part)?.[1];
  const [first = '', ...others] = part.replace(/\s\([^)]*\)$/, '').split(' or ');
  const match = FIELD.exec(first);
  if (match === null) throw new Error(`Cannot read the field “${part}”.`);
  const [, start = '', count, rest = '', suffixes = '', types] = match;
  const id = count === undefined ? start : start.slice(0, -1);
  const ids =
    count === undefined
      ? withSuffixes(id, suffixes)
      : Array.from({ length: Number(count) }, (_, index) => `${id}${index + 1}${rest}`);
  const type = TYPE.exec(types ?? '');
  return ids.map((name) => ({
    id: name,
    // Without a type in the list, a field holds a line or a text.
    types: [type?.[1] ?? null, ...others.filter((word) => TYPE.test(word))].flatMap((name) =>
      name === null ? ['S', 'T'] : [name],
    ),
    required: type?.[2] === '*',
    linkTo: type?.[3] ?? null,
    choices: type?.[1] === 'S' && note?.includes(', ') === true ? note.split(', ') : null,
  }));
}

/** `primaryButtonText/Url` is primaryButtonText and primaryButtonUrl: the last word is exchanged. */
function withSuffixes(id: string, suffixes: string): string[] {
  const stem = id.replace(/[A-Z][a-z]*$/, '');
  return [
    id,
    ...suffixes
      .split('/')
      .filter(Boolean)
      .map((suffix) => `${stem}${suffix}`),
  ];
}
