import type { OwnFamilies } from '#copy/wording.ts';

/**
 * The owner's own words for the scripts of a page, whose files hold the site's; '' where none of them is theirs. A family
 * is known by the names in it: names of their own would be bytes of every page.
 * @param families those that the scripts hold; null for all
 */
export function ownWordsScript(
  own: OwnFamilies | undefined,
  families: ReadonlySet<string> | null,
): string {
  const held = [...(own ?? [])].filter(([family]) => families?.has(family) ?? true);
  if (held.length === 0) return '';
  const byNames = Object.fromEntries(held.map(([, { names, own: parts }]) => [names, parts]));
  const json = JSON.stringify(byNames).replaceAll('<', String.raw`\u003c`);
  return `ownWords=(o=>{let put=(f,p)=>{for(let n in p)p[n].at?f[n]=p[n]:put(f[n],p[n])};return f=>{let n=Object.keys(f);put(f,o[n]);delete o[n];return f}})(${json})`;
}
