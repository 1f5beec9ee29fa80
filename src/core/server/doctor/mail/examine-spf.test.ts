import { fc } from '#tests/support/property.ts';
import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { DnsUnavailable } from './dns-resolver.ts';
import { examineSpf } from './examine-spf.ts';
import { parseSpf } from './parse-spf.ts';
import { tableResolver, type DnsTable } from './test-support/table-resolver.ts';

const examine = (table: DnsTable) => examineSpf(tableResolver(table), 'example.com');
/** A domain that includes as many others, each of which takes no lookup of its own. */
const including = (count: number): DnsTable => {
  const names = Array.from({ length: count }, (_, at) => `p${at}.example`);
  return {
    'example.com': [`v=spf1 ${names.map((name) => `include:${name}`).join(' ')} ~all`],
    ...Object.fromEntries(names.map((name) => [name, ['v=spf1 ip4:192.0.2.1 -all']])),
  };
};

describe('An SPF record', () => {
  it('is read with all that it includes, and other texts are passed over', async () => {
    const found = await examine({
      'example.com': [
        'google-site-verification=abc',
        'v=spf10 no',
        'v=spf1 a mx include:a.example -all',
      ],
      'a.example': ['V=SPF1 include:b.example ip6:2001:db8::/32 ~all'],
      'b.example': ['v=spf1 exists:%{i}.b.example ?all'],
      'A example.com': ['192.0.2.1'],
      'MX example.com': ['mail.example.com'],
    });
    expect(found).toMatchObject({ state: 'valid', lookups: 5, all: '-' });
    expect(found).toHaveProperty('includes', new Set(['a.example', 'b.example']));
  });

  it('goes on at redirect, which costs one lookup, but not where all stands', async () => {
    const other = { 'other.example': ['v=spf1 ip4:192.0.2.0/24 -all'] };
    expect(
      await examine({ 'example.com': ['v=spf1 redirect=other.example'], ...other }),
    ).toMatchObject({ state: 'valid', lookups: 1, all: '-' });
    const never = 'v=spf1 ~all include:nowhere.example redirect=nowhere.example';
    expect(await examine({ 'example.com': [never] })).toMatchObject({
      ...{ state: 'valid', lookups: 0, all: '~' },
    });
  });

  it('is checked for what it lets send, and by its lookups', () =>
    checkEach(
      [
        ['none at all', { 'A example.com': ['192.0.2.1'] }, { state: 'none' }],
        ['a name without DNS', {}, { state: 'none' }],
        [
          'two',
          { 'example.com': ['v=spf1 mx -all', 'v=spf1 a -all'] },
          { state: 'several', records: ['v=spf1 mx -all', 'v=spf1 a -all'] },
        ],
        ['all for everybody', { 'example.com': ['v=spf1 +all'] }, { state: 'valid', all: '+' }],
        ['all without a sign', { 'example.com': ['v=spf1 all'] }, { state: 'valid', all: '+' }],
        ['nothing said of others', { 'example.com': ['v=spf1'] }, { state: 'valid', all: null }],
        ['ten lookups', including(10), { state: 'valid', lookups: 10 }],
        [
          'eleven',
          including(11),
          { state: 'broken', problem: 'it takes 11 DNS lookups, and receivers stop at 10' },
        ],
        [
          'far too many',
          including(60),
          { state: 'broken', problem: expect.stringContaining('more than 40') as string },
        ],
        [
          'a loop',
          {
            'example.com': ['v=spf1 include:a.example -all'],
            'a.example': ['v=spf1 include:Example.com -all'],
          },
          {
            state: 'broken',
            problem: 'it includes itself: example.com → a.example → example.com',
            todo: 'Remove include:Example.com from the record of a.example.',
          },
        ],
        [
          'an include of nothing',
          { 'example.com': ['v=spf1 include:gone.example -all'] },
          { state: 'broken', problem: expect.stringContaining('no SPF record') as string },
        ],
        [
          'an include of two',
          {
            'example.com': ['v=spf1 include:a.example -all'],
            'a.example': ['v=spf1 -all', 'v=spf1 ~all'],
          },
          { state: 'broken', problem: expect.stringContaining('more than one') as string },
        ],
        [
          'two names that are not there',
          { 'example.com': ['v=spf1 a:x.example mx:y.example -all'] },
          { state: 'valid' },
        ],
        [
          'three names that are not there',
          { 'example.com': ['v=spf1 a:x.example mx:y.example exists:z.example -all'] },
          {
            state: 'broken',
            problem: expect.stringContaining('x.example, y.example, z.example') as string,
          },
        ],
        [
          'an address of the newer kind alone',
          {
            'example.com': ['v=spf1 a:x.example a:x.example a:x.example -all'],
            'AAAA x.example': ['2001:db8::1'],
          },
          { state: 'valid', lookups: 3 },
        ],
      ],
      async (_, table: DnsTable, expected) => {
        expect(await examine(table)).toMatchObject(expected);
      },
    ));

  it.each(['ESERVFAIL', 'ETIMEOUT', 'EREFUSED', 'ECONNREFUSED'])(
    'is not checked when DNS answers %s, for it or for what it includes',
    async (code) => {
      await expect(examine({ 'example.com': code })).rejects.toThrow(DnsUnavailable);
      const including = { 'example.com': ['v=spf1 include:a.example -all'], 'a.example': code };
      await expect(examine(including)).rejects.toThrow(`a.example, ${code}`);
    },
  );
});

describe('A term of an SPF record', () => {
  it('is none when it is written wrongly', () =>
    checkEach(
      [
        'include:_spf.google.com~all',
        'include:',
        'include',
        'ipv4:192.0.2.1',
        'ip4:192.0.2.300',
        'ip4:192.0.2.1/33',
        'ip4:192.0.2.1/',
        'ip4',
        'ip6:192.0.2.1',
        'ip6:2001:db8::/129',
        'a:',
        'a/33',
        'a:example.com/24/24',
        'mx:192.0.2.1',
        'ptr/24',
        'exists:%{x',
        '-all:example.com',
        'redirect=',
        '192.0.2.1',
        '–all',
      ],
      (term) => {
        expect(parseSpf(`v=spf1 mx ${term} -all`)).toBe(term);
      },
    ));

  it('is one in every way the standard allows', () =>
    checkEach(
      [
        'a',
        '?a:mail.example.com',
        'a/24',
        'a//64',
        'a/24//64',
        'a:mail.example.com/24//64',
        '~mx:example.com.',
        'ptr:example.com',
        'ip4:192.0.2.0/24',
        'ip6:2001:db8::1',
        'exists:%{ir}.%{l1r+-}._spf.%{d}',
        'exp=explain.%{d2}',
        'unknown-modifier=whatever',
      ],
      (term) => {
        expect(parseSpf(`v=spf1 ${term}  -all`)).toBeTypeOf('object');
      },
    ));

  it('redirect may stand once', () => {
    expect(parseSpf('v=spf1 redirect=a.example redirect=b.example')).toBe('redirect=b.example');
  });

  it('of any shape is answered', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseSpf(`v=spf1 ${text}`);
        expect(typeof parsed === 'string' ? text.includes(parsed) : parsed.terms).toBeTruthy();
      }),
    );
  });
});
