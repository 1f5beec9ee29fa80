import { describe, expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { clientAddress } from './client-address.ts';

describe('clientAddress', () => {
  test('without a proxy of ours only the connection counts', () => {
    expect(clientAddress('203.0.113.9', '198.51.100.1', 0)).toBe('203.0.113.9');
  });
  test('behind one proxy the last entry counts, behind two the last but one', () => {
    expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.9', 1)).toBe('203.0.113.9');
    expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9');
  });
  test('IPv6 counts by its network, IPv4 inside IPv6 as IPv4', () => {
    expect(clientAddress('2001:db8:1:2:3:4:5:6', null, 0)).toBe('2001:db8:1:2::/64');
    expect(clientAddress('2001:db8::1', null, 0)).toBe('2001:db8:0:0::/64');
  });
  // Seen failing with the dotted spelling alone, and with a dotted end counted as one group.
  test('one address has one name, however it is spelled', () =>
    checkEach(
      [
        ['::ffff:203.0.113.12', '203.0.113.12'],
        ['::ffff:cb00:710c', '203.0.113.12'],
        ['::FFFF:CB00:710C', '203.0.113.12'],
        ['0:0:0:0:0:ffff:cb00:710c', '203.0.113.12'],
        ['0000:0000:0000:0000:0000:ffff:203.0.113.12', '203.0.113.12'],
        ['::0:ffff:cb00:710c%eth0', '203.0.113.12'],
        ['[::ffff:cb00:710c]:51000', '203.0.113.12'],
        ['2001:0DB8:0001::2', '2001:db8:1:0::/64'],
        ['2001:db8:1:0:0:0:203.0.113.9', '2001:db8:1:0::/64'],
        ['2001::3:4:5:6:203.0.113.9', '2001:0:3:4::/64'],
        ['::1', '0:0:0:0::/64'],
        ['fe80::1%eth0', 'fe80:0:0:0::/64'],
      ],
      (written, address) => {
        expect(clientAddress('10.0.0.1', written, 1)).toBe(address);
        expect(clientAddress(written.replace(/^\[|\]:\d+$/gu, ''), null, 0)).toBe(address);
      },
    ));
  test('the port that a proxy adds is no part of the address', () =>
    checkEach(
      [
        ['203.0.113.8:51001', '203.0.113.8'],
        ['"203.0.113.8:51001"', '203.0.113.8'],
        ['[2001:db8:1:2::5]', '2001:db8:1:2::/64'],
        ['"[2001:db8:1:2::5]:51001"', '2001:db8:1:2::/64'],
        ['[::ffff:203.0.113.9]:80', '203.0.113.9'],
      ],
      (written, address) => expect(clientAddress('10.0.0.1', written, 1)).toBe(address),
    ));
  test('what is no address stands for one visitor where it is an identifier, and else for nobody', () => {
    for (const written of ['_hidden-7', '_hidden-7:51000', '"_hidden-7:_b"'])
      expect(clientAddress('10.0.0.1', written, 1)).toBe('_hidden-7');
    const unreadable = [
      'unknown',
      'UNKNOWN',
      '',
      '203.0.113.8 51001',
      '203.0.113.256',
      '010.0.0.1',
    ];
    for (const written of [...unreadable, '2001:db8::zz', 'client-7', 'é', `_${'x'.repeat(64)}`])
      expect(clientAddress('10.0.0.1', written, 1)).toBeNull();
    expect(clientAddress(null, null, 0)).toBeNull();
  });
});
