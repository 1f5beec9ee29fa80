import { expect, test } from 'vitest';
import { judgeSpam } from './judge-spam.ts';
import { readSpamReasons, SPAM_REASONS } from './spam-reasons.ts';

test('an owner reads sentences, for inquiries of earlier releases too', () => {
  const earlier = ['form token: too-fast', 'proof of work: spent', '5 links'];
  expect(readSpamReasons(JSON.stringify(earlier))).toEqual([
    'it was sent faster than a person can write',
    'the browser did not do the small task that many messages are asked for',
    '5 links',
  ]);
  const { reasons } = judgeSpam({
    ...{ trap: 'x', token: 'too-fast', sentBy: 'script', sameContent: 1, subject: '' },
    ...{ message: 'http://a http://b http://c http://d', knownForm: false },
    ...{ pressure: 'client', proof: 'wrong' },
  });
  expect(reasons).toEqual([
    ...[SPAM_REASONS.trap, SPAM_REASONS.token['too-fast'], SPAM_REASONS.sameContent(2)],
    ...[SPAM_REASONS.links(4), SPAM_REASONS.unknownForm, SPAM_REASONS.client],
    SPAM_REASONS.proof,
  ]);
  expect(readSpamReasons(JSON.stringify(reasons))).toEqual(reasons);
});
