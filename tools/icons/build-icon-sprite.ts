import { readFile, writeFile } from 'node:fs/promises';
import { INTERFACE_ICONS } from '#ui/interface-icons.ts';

const SPRITE = new URL('../../src/core/ui/icon-sprite.svg', import.meta.url);
const ICONS = new URL('../../node_modules/lucide-react/dist/esm/icons/', import.meta.url);

type IconNode = [element: string, attributes: Record<string, string>][];

/** An icon's shapes; an alias leads to the icon it stands for. */
async function shapesOf(name: string): Promise<IconNode> {
  const file = new URL(`${name}.mjs`, ICONS);
  const { __iconData } = (await import(file.href)) as { __iconData?: { node: IconNode } };
  if (__iconData) return __iconData.node;
  const target = /from '\.\/([a-z0-9-]+)\.mjs'/u.exec(await readFile(file, 'utf8'))?.[1];
  if (!target) throw new Error(`There is no Lucide icon named "${name}".`);
  return shapesOf(target);
}

/** Ids that no heading of a page has: those are made of words and hyphens. */
async function symbol(name: string): Promise<string> {
  const shapes = (await shapesOf(name)).map(([element, { key: _key, ...attributes }]) => {
    const pairs = Object.entries(attributes).map(
      ([attribute, value]) => ` ${attribute}="${value}"`,
    );
    return `<${element}${pairs.join('')}/>`;
  });
  return `<symbol id="icon_${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`;
}

/** The sprite of every icon the site can draw, as SVG text. Path data: Lucide, ISC licence. */
export async function buildIconSprite(): Promise<string> {
  const { ICON_NAMES } = await import('#content/icons/icon-names.ts');
  const names = [...new Set([...INTERFACE_ICONS, ...ICON_NAMES])].sort();
  const symbols = await Promise.all(names.map(symbol));
  return `<svg xmlns="http://www.w3.org/2000/svg"><!-- Lucide icons, ISC licence, https://lucide.dev -->\n${symbols.join('\n')}\n</svg>\n`;
}

/** Whether the committed sprite is what the lists give. */
export async function isSpriteCurrent(): Promise<boolean> {
  return (await readFile(SPRITE, 'utf8')) === (await buildIconSprite());
}

if (import.meta.main) await writeFile(SPRITE, await buildIconSprite());
