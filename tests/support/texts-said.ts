import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** A text that a page says to eyes, ears or programs, and the language that it is said to be in. */
export type TextSaid = {
  /** `text`, or the name of the attribute. */
  as: string;
  /** Names of its element and those around it, outermost first. */
  place: string;
  text: string;
  /** Of the nearest element that says one. */
  lang: string;
  dir: string;
};

const ATTRIBUTES = ['alt', 'aria-label', 'aria-description', 'aria-roledescription', 'title'];
const OF_INPUTS = ['placeholder', 'label', 'value'];
const UNSAID = new Set(['script', 'style', 'template']);
/** Of these the `value` is shown. */
const BUTTONS = new Set(['submit', 'button', 'reset']);

/** Every text of a page in the order of the page, its spaces as one; texts that only a comment parts are one. */
export function textsSaid(html: string): TextSaid[] {
  const said: TextSaid[] = [];
  type Around = Pick<TextSaid, 'place' | 'lang' | 'dir'>;
  const say = (around: Around, as: string, raw: string) => {
    const text = raw.replaceAll(/\s+/gu, ' ').trim();
    if (text !== '') said.push({ as, ...around, text });
  };
  const visit = (node: Tree.ParentNode, around: Around): void => {
    let run = '';
    for (const child of node.childNodes) {
      if (child.nodeName === '#text') run += (child as Tree.TextNode).value;
      if (child.nodeName === 'mark')
        run += ((child as Tree.Element).childNodes[0] as Tree.TextNode).value;
      if (!('tagName' in child) || child.nodeName === 'mark') continue;
      say(around, 'text', run);
      run = '';
      visitElement(child, around);
    }
    say(around, 'text', run);
  };
  const visitElement = (element: Tree.Element, around: Around): void => {
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
    const name = element.tagName;
    if (UNSAID.has(name)) return;
    const inside = {
      place: `${around.place} ${name}`.trim(),
      lang: attributes.get('lang') ?? around.lang,
      dir: attributes.get('dir') ?? (name === 'bdi' ? 'auto' : around.dir),
    };
    for (const as of ATTRIBUTES) say(inside, as, attributes.get(as) ?? '');
    if (name === 'meta') say(inside, 'content', attributes.get('content') ?? '');
    if (name === 'input' || name === 'textarea' || name === 'option')
      for (const as of OF_INPUTS)
        if (as !== 'value' || BUTTONS.has(attributes.get('type') ?? ''))
          say(inside, as, attributes.get(as) ?? '');
    visit('content' in element ? (element as Tree.Template).content : element, inside);
  };
  visit(parse(html), { place: '', lang: '', dir: 'ltr' });
  return said;
}

/** Every text of a JSON value, with its path. */
export function textsOfJson(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    textsOfJson(part, `${path}.${Array.isArray(value) ? '*' : name}`),
  );
}
