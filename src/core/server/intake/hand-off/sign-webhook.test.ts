import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { signWebhook } from './sign-webhook.ts';

const KEY = Buffer.from('a key of twenty-six bytes.');

test('signs id, time and body with each secret, encoded or a word as it stands', () =>
  checkEach(
    [
      [`whsec_${KEY.toString('base64')}`, KEY],
      [`whsec_${KEY.toString('base64').replaceAll('=', '')}`, KEY],
      ['shared word', 'shared word'],
      ['geheim: Schlüssel', 'geheim: Schlüssel'],
      ['whsec_', 'whsec_'],
      ['whsec_not-base64!', 'whsec_not-base64!'],
      [KEY.toString('base64'), KEY.toString('base64')],
    ] as [string, string | Buffer][],
    (secret, key) => {
      const hash = (by: string | Buffer) =>
        `v1,${createHmac('sha256', by).update('id-1.1700000000.{"ü":1}').digest('base64')}`;
      expect(signWebhook('id-1', 1_700_000_000_900, '{"ü":1}', [secret, 'other'])).toEqual({
        'webhook-id': 'id-1',
        'webhook-timestamp': '1700000000',
        'webhook-signature': `${hash(key)} ${hash('other')}`,
      });
    },
  ));
