import { expect, test } from 'vitest';
import { examineSpace } from '../examine-space.ts';

test('letters that cannot be printed are told once of a field, in whatever language they stand', () => {
  const findings = examineSpace(
    {
      types: [],
      entries: [
        { id: 'ten', typeId: 'machine', fields: { title: 'Ten', slug: 'ten', warranty: '保' } },
        { id: 'old', typeId: 'machine', fields: { title: '保', slug: 'old', visible: false } },
      ],
      assets: [],
      draftIds: null,
      serviceOrigins: [],
      inLocales: {
        locales: [],
        entries: [
          {
            sys: { id: 'ten', type: 'Entry', contentType: { sys: { id: 'machine' } } },
            fields: { title: { 'en-US': 'Ten', zh: '智能' }, warranty: { 'en-US': '保' } },
          },
        ],
      },
    },
    { siteName: 'Site', siteUrl: null },
  );
  const letters = findings.filter(({ message }) => message.includes('no font'));
  expect(letters.map(({ check, severity, id, field }) => [check, severity, id, field])).toEqual([
    ['letters', 'warning', 'ten', 'title'],
    ['letters', 'warning', 'ten', 'warranty'],
  ]);
  expect(letters[0]?.message).toContain('(智能)');
});
