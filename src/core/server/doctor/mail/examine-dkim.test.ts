import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { DnsUnavailable } from './dns-resolver.ts';
import { examineDkim, parseDkimKey } from './examine-dkim.ts';
import { rsaKey } from './test-support/rsa-key.ts';
import { tableResolver } from './test-support/table-resolver.ts';

const NAME = 's1._domainkey.example.com';
const examine = (entry: readonly string[] | string) =>
  examineDkim(tableResolver({ [NAME]: entry }), 's1', 'example.com');

test('a key longer than one piece of DNS is read whole', async () => {
  expect(await examine([`v=DKIM1; k=rsa; p=${rsaKey(2048)}`])).toEqual({
    state: 'good',
    key: 'RSA, 2048 bits',
    hint: null,
  });
});

test('no record, and DNS that does not answer, are different things', async () => {
  expect(await examine('ENOTFOUND')).toEqual({ state: 'none' });
  expect(await examine('ENODATA')).toEqual({ state: 'none' });
  await expect(examine('ESERVFAIL')).rejects.toThrow(DnsUnavailable);
});

test('two records at one selector are void', async () => {
  const record = `p=${rsaKey(2048)}`;
  expect(await examine([record, record])).toMatchObject({ state: 'broken' });
});

const bare = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({
  format: 'der',
  type: 'pkcs1',
});
const ed25519 = generateKeyPairSync('ed25519').publicKey.export({ format: 'der', type: 'spki' });

test('knows every kind of key', () =>
  checkEach(
    [
      ['spaces in the key', `p=${rsaKey(2048).replaceAll(/(.{60})/gu, '$1 ')}`, { state: 'good' }],
      ['the bare form', `p=${bare.toString('base64')}`, { state: 'good', key: 'RSA, 2048 bits' }],
      ['1024 bits', `p=${rsaKey(1024)}`, { state: 'good', hint: 'Use a key of 2048 bits.' }],
      ['768 bits', `p=${rsaKey(768)}`, { state: 'short', key: 'RSA, 768 bits' }],
      ['an empty key', 'v=DKIM1; p=', { state: 'revoked' }],
      ['no key', 'v=DKIM1; k=rsa', { state: 'broken' }],
      ['another version', `v=DKIM2; p=${rsaKey(2048)}`, { state: 'broken' }],
      ['some text', 'hello', { state: 'broken' }],
      ['a cut key', `p=${rsaKey(2048).slice(0, 200)}`, { state: 'broken' }],
      ['no base64', 'p=***', { state: 'broken' }],
      ['another kind', `k=dsa; p=${rsaKey(2048)}`, { state: 'broken' }],
      ['another service', `s=tlsrpt; p=${rsaKey(2048)}`, { state: 'broken' }],
      ['the old hash alone', `h=sha1; p=${rsaKey(2048)}`, { state: 'broken' }],
      ['a test', `t=y:s; p=${rsaKey(2048)}`, { hint: expect.stringContaining('t=y') as string }],
      [
        'Ed25519',
        `k=ed25519; p=${ed25519.subarray(-32).toString('base64')}`,
        { state: 'good', key: 'Ed25519', hint: expect.stringContaining('RSA') as string },
      ],
      ['a cut Ed25519 key', 'k=ed25519; p=AAAA', { state: 'broken' }],
    ],
    (_, record, expected) => {
      expect(parseDkimKey(record)).toMatchObject(expected);
    },
  ));
