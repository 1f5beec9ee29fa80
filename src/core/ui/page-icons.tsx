import { createContext, useContext } from 'react';

// Drawn on the server alone: browsers must not carry all of them as script.
const symbols = import.meta.env.SSR
  ? readSymbols((await import('./icon-sprite.svg?raw')).default)
  : new Map<string, string>();

/**
 * Names of the icons that a page shows. `Icon` adds to it while the page is rendered, and so do the icons of its islands;
 * `PageIcons` reads it at the end. Null in browsers, and on pages that React takes over: there icons are drawn from the
 * sprite file.
 */
export const PageIconsContext = createContext<Set<string> | null>(null);

/**
 * Draws the icons that the page shows, for the `<use>` elements of `Icon` to refer to, so that they stand with the first
 * paint and the sprite file is fetched by nobody who only reads. Has to come after all of them.
 */
export function PageIcons() {
  const drawn = [...(useContext(PageIconsContext) ?? [])].map((name) => symbols.get(name) ?? '');
  return (
    <svg id="page-icons" className="hidden" dangerouslySetInnerHTML={{ __html: drawn.join('') }} />
  );
}

/** The sprite has a symbol a line (`tools/icons/build-icon-sprite.ts`). */
function readSymbols(sprite: string): Map<string, string> {
  const lines = sprite.matchAll(/^<symbol id="icon_(?<name>[a-z0-9-]+)".*$/gmu);
  return new Map([...lines].map(({ 0: symbol, groups }) => [groups!['name']!, symbol]));
}
