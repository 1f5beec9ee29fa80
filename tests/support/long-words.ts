import { readFileSync } from 'node:fs';
import { SPACE_FILE } from '#space/space-file.ts';

/** As long as words of German authorities are; it has no place where a line may break. */
export const LONG_WORD = 'Verkaufsautomatenaufstellungsgenehmigung';

type Field = { id: string; type: string; validations?: object[]; items?: Field };
type Space = {
  contentTypes: { sys: { id: string }; fields: Field[] }[];
  entries: {
    sys: { contentType: { sys: { id: string } } };
    fields: Record<string, Record<string, unknown>>;
  }[];
};

/** Fields whose text is no words: addresses, names of icons, ids. */
const NO_WORDS = /url$|icon$|id$|^emailAddress$|^slug$/iu;

/** The sample space with a long word in front of every text that its owner is free to write, and in rich text before each link. */
export function spaceOfLongWords(): object {
  const space = JSON.parse(readFileSync(SPACE_FILE, 'utf8')) as Space;
  const fieldsOf = new Map(space.contentTypes.map(({ sys, fields }) => [sys.id, fields]));
  for (const { sys, fields } of space.entries) {
    for (const field of fieldsOf.get(sys.contentType.sys.id) ?? []) {
      if (NO_WORDS.test(field.id) || isChosen(field)) continue;
      for (const [locale, value] of Object.entries(fields[field.id] ?? {}))
        fields[field.id]![locale] = lengthen(value);
    }
  }
  return space;
}

/** Whether a field holds one of given values, or a text of a given form. */
const isChosen = ({ validations = [], items }: Field): boolean =>
  [...validations, ...(items?.validations ?? [])].some(
    (rule) => 'in' in rule || 'regexp' in rule || 'unique' in rule,
  );

function lengthen(value: unknown): unknown {
  if (typeof value === 'string') return `${LONG_WORD} ${value}`;
  if (Array.isArray(value)) return value.map(lengthen);
  if (value === null || typeof value !== 'object') return value;
  const node = value as { nodeType?: string; value?: string; content?: unknown[] };
  if (node.nodeType === 'text')
    return node.value === '' ? node : { ...node, value: `${LONG_WORD} ${node.value}` };
  return node.content ? { ...node, content: node.content.map(lengthen) } : node;
}
