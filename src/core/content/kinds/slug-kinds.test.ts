import { expect, test } from 'vitest';
import type { Address } from '../addresses/address.ts';
import { ADDRESSES } from '../addresses/addresses.ts';
import { MAIN_PATHS } from '../site-pages/main-pages.ts';
import { KIND_NAMES, SLUG_KINDS } from './slug-kinds.ts';

test.each(KIND_NAMES)('%s: its pages stand where the table of addresses has them', (kind) => {
  const { folder, list = folder } = SLUG_KINDS[kind];
  const rows: readonly Address[] = ADDRESSES;
  const own = rows.filter((row) => row.of === kind && row.path.startsWith(`${folder}/:`));
  expect(own).not.toEqual([]);
  if (list !== '') expect(MAIN_PATHS).toContain(list);
});
