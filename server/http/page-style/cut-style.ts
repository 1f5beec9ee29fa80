import type { StyleName, StylePart, StyleRule } from './style-parts.ts';

const CLASS_ATTRIBUTE = /\sclass="(?<names>[^"]*)"/gu;
const STYLE_ATTRIBUTE = /\sstyle="[^"]*"/gu;
const CUSTOM_PROPERTY = /--[\w-]+/gu;

const CHARACTERS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

/**
 * The part of the stylesheet that a page uses: rules for classes that no element has are left out, and then the custom
 * properties and animations that no rule left asks for. What an attribute, a state or the window's size decides stays in.
 * @param parts the stylesheet, taken apart
 * @param html the page as rendered
 */
export function cutStyle(parts: readonly StylePart[], html: string): string {
  const classes = classesOf(html);
  const rules: StyleRule[] = [];
  const chosen = choose(parts, classes, rules);
  const wanted = wantedNames(rules, chosen, html);
  return write(chosen, wanted);
}

function classesOf(html: string): Set<string> {
  const classes = new Set<string>();
  const attributes = new Set<string>();
  for (const { groups } of html.matchAll(CLASS_ATTRIBUTE)) attributes.add(groups!['names']!);
  for (const attribute of attributes) {
    const text = attribute.replace(/&(?:amp|lt|gt|quot|#x27|#39);/gu, (seen) => CHARACTERS[seen]!);
    for (const name of text.split(/\s+/u)) classes.add(name);
  }
  return classes;
}

/** Parts whose rules meet something on the page; the rules among them are also put into a list. */
function choose(
  parts: readonly StylePart[],
  classes: ReadonlySet<string>,
  rules: StyleRule[],
): StylePart[] {
  const chosen: StylePart[] = [];
  for (const part of parts) {
    if (part.kind === 'group') {
      const inner = choose(part.parts, classes, rules);
      if (inner.length > 0) chosen.push({ ...part, parts: inner });
    } else if (part.kind === 'rule') {
      const selectors = part.selectors.filter((selector) =>
        selector.classes.every((name) => classes.has(name)),
      );
      if (selectors.length === 0) continue;
      const rule = { ...part, selectors };
      rules.push(rule);
      chosen.push(rule);
    } else chosen.push(part);
  }
  return chosen;
}

/** What the page's rules and `style` attributes use, with what that uses in turn. */
function wantedNames(rules: StyleRule[], parts: StylePart[], html: string): Set<StyleName> {
  const wanted = new Set<StyleName>();
  for (const [attribute] of html.matchAll(STYLE_ATTRIBUTE))
    for (const [name] of attribute.matchAll(CUSTOM_PROPERTY)) wanted.add(name);
  const usesOf = new Map<StyleName, StyleName[]>();
  for (const { sets, uses } of rules.flatMap(({ declarations }) => declarations)) {
    if (sets === undefined) for (const name of uses) wanted.add(name);
    else if (uses.length > 0) usesOf.set(sets, [...(usesOf.get(sets) ?? []), ...uses]);
  }
  for (const part of parts) {
    if (part.kind === 'named' && part.uses.length > 0) usesOf.set(part.name, part.uses);
  }
  // A set that grows while it is gone through is gone through to its end.
  for (const name of wanted) for (const used of usesOf.get(name) ?? []) wanted.add(used);
  return wanted;
}

function write(parts: StylePart[], wanted: ReadonlySet<StyleName>): string {
  return parts.map((part) => writePart(part, wanted)).join('');
}

function writePart(part: StylePart, wanted: ReadonlySet<StyleName>): string {
  if (part.kind === 'always') return part.text;
  if (part.kind === 'named') return wanted.has(part.name) ? part.text : '';
  if (part.kind === 'group') {
    const inner = write(part.parts, wanted);
    return inner && `${part.head}{${inner}}`;
  }
  const declarations = part.declarations.filter(
    ({ sets }) => sets === undefined || wanted.has(sets),
  );
  if (declarations.length === 0) return '';
  const block = declarations.map(({ text }) => text).join(';');
  return `${part.selectors.map(({ text }) => text).join(',')}{${block}}`;
}
