/**
 * One element of a drawing, by names that React knows (`strokeWidth`). It is drawn as an element: no text of an
 * editor's ever becomes markup in a browser.
 */
export type Shape = { tag: string; attributes: Record<string, string>; shapes: Shape[] };

const TAG = /<(?<end>\/?)(?<tag>[a-z]+)(?<attributes>[^<>]*)>/gu;
const ATTRIBUTE = / (?<name>[\w-]+)="(?<value>[^"]*)"/gu;

/** The elements of markup as the sanitiser writes it: every element closed, no text, no quote or bracket in a value. */
export function toShape(cleanMarkup: string): Shape | null {
  const above: Shape = { tag: '', attributes: {}, shapes: [] };
  const open = [above];
  for (const { groups } of cleanMarkup.matchAll(TAG)) {
    if (groups!['end'] === '/') {
      open.pop();
      continue;
    }
    const shape = { tag: groups!['tag']!, attributes: toAttributes(groups!), shapes: [] };
    open.at(-1)?.shapes.push(shape);
    open.push(shape);
  }
  return open.length === 1 ? (above.shapes[0] ?? null) : null;
}

function toAttributes(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    [...groups['attributes']!.matchAll(ATTRIBUTE)].map((found) => [
      found.groups!['name']!.replace(/-[a-z]/gu, (part) => part[1]!.toUpperCase()),
      found.groups!['value']!,
    ]),
  );
}
