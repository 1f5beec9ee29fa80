import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Icon } from './icon.tsx';
import type { SpriteIcon } from './interface-icons.ts';
import { PageIcons, PageIconsContext } from './page-icons.tsx';

const draw = (names: SpriteIcon[]) =>
  renderToString(
    <PageIconsContext value={new Set()}>
      {names.map((name, index) => (
        <Icon key={index} name={name} />
      ))}
      <PageIcons />
    </PageIconsContext>,
  );
const idsIn = (html: string) => [...html.matchAll(/<symbol id="([^"]+)"/gu)].map(([, id]) => id);

describe('the icons of a page', () => {
  it('stand at its end, each of them once', () => {
    const html = draw(['sun', 'arrow-up', 'sun']);
    expect(html.match(/<use href="#icon_sun">/gu)).toHaveLength(2);
    expect(idsIn(html)).toEqual(['icon_sun', 'icon_arrow-up']);
    expect(html).toMatch(/<symbol id="icon_sun" viewBox="0 0 24 24"><.+<\/symbol><\/svg>$/u);
  });

  it('come from the sprite file where React takes the page over', () => {
    expect(renderToString(<Icon name="sun" />)).toMatch(
      /<use href="[^"]+\.svg(?:\?no-inline)?#icon_sun">/u,
    );
  });
});
