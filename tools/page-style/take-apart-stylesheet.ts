import { parse, walk, type Atrule, type CssNode, type Rule, type Selector } from 'css-tree';
import type { StylePart, StyleRule } from '#server/http/http.ts';

const ALWAYS = new Set(['font-face', 'view-transition', 'page', 'import', 'charset', 'namespace']);
const NAMED = new Set(['property', 'keyframes']);

/**
 * Takes a built stylesheet apart into what a page can be given piece by piece.
 * @param css without nested rules, as the build writes it
 * @param always classes that count as present on every page
 * @throws Error where a rule stands within a rule, since what it would meet could not be told
 */
export function takeApartStylesheet(css: string, always: readonly string[] = []): StylePart[] {
  const sheet = parse(css, {
    positions: true,
    parseValue: false,
    parseAtrulePrelude: false,
    parseCustomProperty: false,
  });
  const animations: string[] = [];
  walk(sheet, {
    visit: 'Atrule',
    enter: (node) => void (node.name === 'keyframes' && animations.push(preludeOf(css, node))),
  });
  const layers = new Set<string>();
  const parts = partsOf(css, sheet, { animations, layers, always: new Set(always) });
  // Named at once: a page without a rule of one layer must not get that layer last when the whole stylesheet comes.
  const order: StylePart[] =
    layers.size > 0 ? [{ kind: 'always', text: `@layer ${[...layers].join(',')};` }] : [];
  return [...order, ...parts];
}

type Seen = { animations: string[]; layers: Set<string>; always: ReadonlySet<string> };

function partsOf(css: string, parent: CssNode, seen: Seen): StylePart[] {
  const parts: StylePart[] = [];
  const children = 'children' in parent ? parent.children : null;
  children?.forEach((node) => {
    if (node.type === 'Rule') parts.push(ruleOf(css, node, seen));
    else if (node.type === 'Atrule') parts.push(...atRuleOf(css, node, seen));
    else if (node.type !== 'Comment')
      throw new Error(
        `The stylesheet has a ${node.type} that no page would get: ${textOf(css, node)}`,
      );
  });
  return parts;
}

function atRuleOf(css: string, node: Atrule, seen: Seen): StylePart[] {
  const text = textOf(css, node);
  if (node.name === 'layer') {
    for (const name of preludeOf(css, node).split(',')) seen.layers.add(name.trim());
    if (node.block === null) return [];
  }
  if (ALWAYS.has(node.name)) return [{ kind: 'always', text }];
  if (NAMED.has(node.name))
    return [{ kind: 'named', name: preludeOf(css, node), text, uses: usesOf(text, []) }];
  if (node.block === null) return [{ kind: 'always', text: `${text};` }];
  const head = `@${node.name} ${preludeOf(css, node)}`.trim();
  return [{ kind: 'group', head, parts: partsOf(css, node.block, seen) }];
}

function ruleOf(css: string, node: Rule, { animations, always }: Seen): StyleRule {
  const selectors: StyleRule['selectors'] = [];
  if (node.prelude.type !== 'SelectorList')
    throw new Error(`The stylesheet has a selector that cannot be read: ${textOf(css, node)}`);
  node.prelude.children.forEach((selector) => {
    if (selector.type === 'Selector')
      selectors.push({
        text: textOf(css, selector),
        classes: classesOf(selector).filter((name) => !always.has(name)),
      });
  });
  const declarations: StyleRule['declarations'] = [];
  node.block.children.forEach((child) => {
    if (child.type !== 'Declaration')
      throw new Error(`The stylesheet has a ${child.type} within a rule: ${textOf(css, child)}`);
    const uses = usesOf(textOf(css, child.value), animations);
    const sets = child.property.startsWith('--') ? { sets: child.property } : {};
    declarations.push({ text: textOf(css, child), ...sets, uses });
  });
  return { kind: 'rule', selectors, declarations };
}

/** Classes that an element has to have. Within `:is()`, `:not()` and the like others may do, so those do not count. */
function classesOf(selector: Selector): string[] {
  const classes: string[] = [];
  selector.children.forEach((node) => {
    if (node.type === 'ClassSelector') classes.push(unescaped(node.name));
  });
  return classes;
}

/** A class as it stands in markup; the stylesheet writes `md\:flex` for `md:flex`. */
function unescaped(name: string): string {
  return name.replace(/\\(?:(?<code>[0-9a-f]{1,6})\s?|(?<character>.))/giu, (...found) => {
    const { code, character } = found.at(-1) as { code?: string; character?: string };
    return code ? String.fromCodePoint(Number.parseInt(code, 16)) : character!;
  });
}

function usesOf(value: string, animations: string[]): string[] {
  const properties = [...value.matchAll(/var\(\s*(?<name>--[\w-]+)/gu)].map(
    ({ groups }) => groups!['name']!,
  );
  const moves = animations.filter((name) => new RegExp(`\\b${name}\\b`, 'u').test(value));
  return [...new Set([...properties, ...moves])];
}

function preludeOf(css: string, { prelude }: Atrule): string {
  return prelude ? textOf(css, prelude).trim() : '';
}

function textOf(css: string, { loc }: CssNode): string {
  if (!loc) throw new Error('The stylesheet was read without positions');
  return css.slice(loc.start.offset, loc.end.offset);
}
