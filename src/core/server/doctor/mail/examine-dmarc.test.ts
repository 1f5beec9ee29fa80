import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { DnsUnavailable } from './dns-resolver.ts';
import { examineDmarc, isAligned } from './examine-dmarc.ts';
import { tableResolver, type DnsTable } from './test-support/table-resolver.ts';

const examine = (table: DnsTable, domain = 'example.com') =>
  examineDmarc(tableResolver(table), domain);

describe('A DMARC policy', () => {
  it('is checked for what it asks for, wherever it stands', () =>
    checkEach(
      [
        [
          'of the domain itself',
          { '_dmarc.example.com': ['v=DMARC1; p=reject; rua=mailto:d@example.com; aspf=s'] },
          {
            ...{ state: 'valid', policy: 'reject', organizationalDomain: 'example.com' },
            ...{ hasReports: true, strict: { spf: true, dkim: false } },
          },
        ],
        [
          'beside other texts',
          { '_dmarc.example.com': ['hello', 'v=DMARC1;p=None'] },
          { state: 'valid', policy: 'none', hasReports: false },
        ],
        ['that is missing', { '_dmarc.example.org': ['v=DMARC1; p=none'] }, { state: 'none' }],
        ['of another version', { '_dmarc.example.com': ['v=DMARC2; p=none'] }, { state: 'none' }],
        [
          'that stands twice',
          { '_dmarc.example.com': ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] },
          { state: 'broken', name: '_dmarc.example.com', problem: '2 records stand there' },
        ],
        [
          'without p=',
          { '_dmarc.example.com': ['v=DMARC1; rua=mailto:a@b.example'] },
          { state: 'broken' },
        ],
        ['with another p=', { '_dmarc.example.com': ['v=DMARC1; p=block'] }, { state: 'broken' }],
        [
          'that is no list',
          { '_dmarc.example.com': ['v=DMARC1; p=none; p=reject'] },
          { state: 'broken' },
        ],
      ],
      async (_, table: DnsTable, expected) => {
        expect(await examine(table)).toMatchObject(expected);
      },
    ));

  it('is that of the organizational domain where there is none nearer', async () => {
    const table = { '_dmarc.example.com': ['v=DMARC1; p=reject; sp=quarantine'] };
    expect(await examine(table, 'mail.shop.example.com')).toMatchObject({
      ...{ name: '_dmarc.example.com', policy: 'quarantine', organizationalDomain: 'example.com' },
    });
    expect(await examine(table)).toMatchObject({ policy: 'reject' });
  });

  it('of its own counts, and the organization still is the domain furthest up', async () => {
    const table = {
      '_dmarc.shop.example.com': ['v=DMARC1; p=none'],
      '_dmarc.example.com': ['v=DMARC1; p=reject'],
    };
    expect(await examine(table, 'shop.example.com')).toMatchObject({
      ...{ policy: 'none', organizationalDomain: 'example.com' },
    });
  });

  it('says itself where an organization ends, by psd', async () => {
    const table = {
      '_dmarc.shop.example.com': ['v=DMARC1; p=none; psd=n'],
      '_dmarc.example.com': ['v=DMARC1; p=reject'],
    };
    const ends = { organizationalDomain: 'shop.example.com' };
    expect(await examine(table, 'shop.example.com')).toMatchObject(ends);
    const below = { '_dmarc.example.com': ['v=DMARC1; p=reject; psd=y'] };
    expect(await examine(below, 'a.shop.example.com')).toMatchObject({ ...ends, policy: 'reject' });
  });

  it('is looked for at eight names at most', async () => {
    const resolver = tableResolver({});
    await examineDmarc(resolver, 'a.b.c.d.e.f.g.h.i.j.example');
    expect(resolver.asked).toHaveLength(8);
    expect(resolver.asked[1]).toBe('_dmarc.e.f.g.h.i.j.example');
    expect(resolver.asked.at(-1)).toBe('_dmarc.example');
  });

  it('is not checked when DNS does not answer, for it or further up', async () => {
    await expect(examine({ '_dmarc.example.com': 'ETIMEOUT' })).rejects.toThrow(DnsUnavailable);
    const above = { '_dmarc.example.com': 'ESERVFAIL' };
    await expect(examine(above, 'mail.example.com')).rejects.toThrow(DnsUnavailable);
  });
});

it('Alignment is by the organization, and strictly by the same domain', () => {
  const relaxed = (domain: string) => isAligned(domain, 'shop.example.com', 'example.com', false);
  expect(['shop.example.com', 'example.com', 'b.example.com'].map(relaxed)).toEqual([
    ...[true, true, true],
  ]);
  expect(['amazonses.com', 'notexample.com', 'com'].map(relaxed)).toEqual([false, false, false]);
  expect(isAligned('example.com', 'shop.example.com', 'example.com', true)).toBe(false);
  expect(isAligned('shop.example.com', 'shop.example.com', 'example.com', true)).toBe(true);
});
