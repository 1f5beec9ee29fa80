import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createPageIcons } from './write-page-icons.ts';

const folder = mkdtempSync(join(tmpdir(), 'page-icons-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(
  join(folder, 'assets/icon-sprite-Ab_1-x.svg'),
  '<svg xmlns="http://www.w3.org/2000/svg">\n<symbol id="sun" viewBox="0 0 24 24"><path d="M1"/></symbol>\n' +
    '<symbol id="arrow-up" viewBox="0 0 24 24"><path d="M2"/></symbol></svg>',
);
afterAll(() => rmSync(folder, { recursive: true }));

const use = (name: string) =>
  `<svg><use href="/assets/icon-sprite-Ab_1-x.svg#${name}"></use></svg>`;

describe('createPageIcons', () => {
  it('writes each icon that the page shows into it once', () => {
    const html = `${use('sun')}${use('sun')}<svg id="page-icons" class="hidden"></svg>`;
    const own = '<svg><use href="#icon_sun"></use></svg>';
    expect(createPageIcons(folder)(html)).toBe(
      `${own}${own}<svg id="page-icons" class="hidden"><symbol id="icon_sun" viewBox="0 0 24 24"><path d="M1"/></symbol></svg>`,
    );
  });

  it('leaves an icon that the sprite lacks as it is', () => {
    const html = `${use('gone')}<svg id="page-icons" class="hidden"></svg>`;
    expect(createPageIcons(folder)(html)).toBe(html);
  });

  it('leaves a page without a place for them to the sprite', () => {
    expect(createPageIcons(folder)(use('sun'))).toBe(use('sun'));
  });

  it('leaves pages alone in development', () => {
    expect(createPageIcons(null)(use('sun'))).toBe(use('sun'));
  });

  it('says what to do where there is no sprite', () => {
    mkdirSync(join(folder, 'empty/assets'), { recursive: true });
    expect(() => createPageIcons(join(folder, 'empty'))).toThrow('build the site');
  });
});
