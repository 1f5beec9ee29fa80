import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PLACE_OPENS = '<svg id="page-icons" class="hidden">';
const PLACE = `${PLACE_OPENS}</svg>`;
const USE = /<use href="\/assets\/icon-sprite-[\w-]+\.svg#(?<name>[a-z0-9-]+)"/gu;
const SYMBOL_OPENS = '<symbol id="';
const SYMBOL_ENDS = '</symbol>';
const SPRITE_FILE = /^icon-sprite-[\w-]+\.svg$/u;

/** Names of headings are made of words and hyphens: none is the same. */
const ID_PREFIX = 'icon_';

/**
 * Writes the icons that a page shows into it, so that they stand with the first paint and the sprite is fetched by
 * nobody who only reads (decision record 002).
 * @param clientDir folder of the built browser files; null in development, where pages use the sprite
 */
export function createPageIcons(clientDir: string | null): (html: string) => string {
  if (clientDir === null) return (html) => html;
  const assets = join(clientDir, 'assets');
  const sprite = readdirSync(assets).find((name) => SPRITE_FILE.test(name));
  if (sprite === undefined) throw new Error(`There is no icon sprite in ${assets}: build the site`);
  const symbols = readSymbols(readFileSync(join(assets, sprite), 'utf8'));
  return (html) => {
    // A page that React takes over keeps what React would draw.
    if (!html.includes(PLACE)) return html;
    const shown = new Set<string>();
    const page = html.replace(USE, (use, name: string) => {
      if (!symbols.has(name)) return use;
      shown.add(name);
      return `<use href="#${ID_PREFIX}${name}"`;
    });
    const icons = [...shown].map((name) => symbols.get(name)).join('');
    return page.replace(PLACE, () => `${PLACE_OPENS}${icons}</svg>`);
  };
}

/** The sprite has a symbol a line (`tools/icons/build-icon-sprite.ts`). */
function readSymbols(sprite: string): Map<string, string> {
  const lines = sprite.split('\n').filter((line) => line.startsWith(SYMBOL_OPENS));
  return new Map(
    lines.map((line) => {
      const rest = line.slice(SYMBOL_OPENS.length, line.indexOf(SYMBOL_ENDS));
      const name = rest.slice(0, rest.indexOf('"'));
      return [name, `${SYMBOL_OPENS}${ID_PREFIX}${rest}${SYMBOL_ENDS}`];
    }),
  );
}
