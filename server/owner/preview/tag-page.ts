import { withoutMarks, type FieldMarks, type FieldOrigin } from './field-marks.ts';

/** Elements whose content is no markup, comments, tags, and the text between them. */
const TOKEN =
  /<(script|style|title|textarea)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>]*>|[^<]+/giu;
const START = /^<([a-z][\w-]*)/iu;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/iu;

/**
 * Says on each element of a finished page which field its words came from, in the attributes that the content service's
 * editor looks for, and takes the marks away. An element with words of several fields names the first.
 */
export function tagPage(html: string, marks: FieldMarks): string {
  const pieces: string[] = [];
  const open: { name: string; at: number }[] = [];
  const tagged = new Set<number>();

  const tag = (at: number, origin: FieldOrigin, isWhole: boolean) => {
    if (tagged.has(at)) return;
    tagged.add(at);
    pieces[at] = pieces[at]!.replace(
      /\s*\/?>$/u,
      (end) => `${attributesOf(origin, isWhole)}${end}`,
    );
  };

  for (const [token, raw] of html.matchAll(TOKEN)) {
    const at = pieces.push(token) - 1;
    if (raw !== undefined || token.startsWith('<!--')) continue;
    if (!token.startsWith('<')) {
      const origin = marks.originIn(token);
      const parent = open.at(-1);
      if (origin && parent) tag(parent.at, origin, isWholeText(token, origin));
      continue;
    }
    const name = START.exec(token)?.[1];
    if (name === undefined) {
      const closed = open.findLastIndex((element) => token.startsWith(`</${element.name}`));
      if (closed >= 0) open.length = closed;
    } else if (VOID.test(name)) {
      // The words that stand for a picture are its own.
      const origin = name === 'img' ? marks.originIn(token) : null;
      if (origin) tag(at, origin, false);
    } else if (!token.endsWith('/>')) {
      open.push({ name, at });
    }
  }
  return withoutMarks(pieces.join(''));
}

function attributesOf({ kind, id, field, locale, index }: FieldOrigin, isWhole: boolean): string {
  const attributes = {
    [`data-contentful-${kind}-id`]: id,
    'data-contentful-field-id': field,
    'data-contentful-locale': locale,
    // Ours: these words may be replaced while they are edited, since they are the field's and nothing else.
    ...(isWhole ? { 'data-preview-text': index === null ? '' : String(index) } : {}),
  };
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value.replaceAll(/[&"<>]/gu, '')}"`)
    .join('');
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function isWholeText(drawn: string, { text }: FieldOrigin): boolean {
  if (text === null) return false;
  const plain = withoutMarks(drawn).replaceAll(
    /&(?:amp|lt|gt|quot|#x27);/gu,
    (entity) => ENTITIES[entity] ?? entity,
  );
  return plain.trim() === text.trim();
}
