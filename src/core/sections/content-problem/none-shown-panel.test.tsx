import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Loaded } from '#content/loaded.ts';
import { setupWords } from '#copy/en/setup-words.ts';
import { fill } from '#copy/wording.ts';
import { MachinesProblem } from '#sections/machines/machines-problem.tsx';
import { ProductsProblemBand } from '#sections/products/products-problem-band.tsx';
import { checkEach } from '#tests/support/check-each.ts';
import { asHtml } from '#tests/support/gallery-part.tsx';
import { NoticesContext } from '#ui/notices-context.ts';
import { NoneShownPanel } from './none-shown-panel.tsx';

const { none: words } = setupWords;
const SETUP = { configured: true, space: true, environment: true, token: true };
const setup = { ...SETUP, failure: '', clientFailed: false };

const PARTS: [string, (list: Loaded<never[]>) => ReactNode][] = [
  ['businessGoal', (list) => <NoneShownPanel list={list} kind="goal" />],
  ['machine', (list) => <MachinesProblem machines={list} />],
  ['productType', (list) => <ProductsProblemBand products={list} setup={setup} />],
];

// All of them said "The space has no product types yet" where all were hidden, or lacked a title.
test('a list says to those who run the site which kind of nothing it shows, and to nobody else', () =>
  checkEach(PARTS, (type, part) => {
    for (const none of ['none-usable', 'none-visible'] as const) {
      const list = { status: 'live', value: [], none } as const;
      const shown = (showNotices: boolean) =>
        asHtml(<NoticesContext value={showNotices}>{part({ ...list, value: [] })}</NoticesContext>);
      expect(shown(true)).toContain(fill(words[none], { type }).replaceAll('"', '&quot;'));
      if (type !== 'productType') expect(shown(false)).toBe('');
    }
  }));
