import { expect, it } from 'vitest';
import type { Mapping } from '../destination-kinds.ts';
import { HAND_OFF_FIELDS, type HandOffMessage } from '../hand-off-payload.ts';
import { mapFields } from './destination-adapter.ts';

const message: HandOffMessage = {
  type: 'enquiry.created',
  id: 'm1',
  key: 'enquiry-1',
  atMs: 0,
  fields: {
    ...(Object.fromEntries(
      HAND_OFF_FIELDS.map((field) => [field, '']),
    ) as HandOffMessage['fields']),
    name: 'Ada',
    message: 'Two lockers, please.',
    aboutTitle: 'Divi WP',
    landingPage: '/blog',
  },
  change: null,
  receipt: null,
};

it('gives fields that go to one field there a line each with its label, the message last', () => {
  const mapping = {
    ...{ name: 'person.name', message: 'note', landingPage: 'note' },
    ...{ aboutTitle: 'note', cameFrom: 'note', phone: '' },
  };
  expect([...mapFields(mapping, message)]).toEqual([
    ['person.name', 'Ada'],
    ['note', 'Landing page: /blog\nAbout: Divi WP\n\nTwo lockers, please.'],
  ]);
});

// Seen failing without the fallbacks in `mapFields`: "undefined" went over.
it('gives a field that inquiries no longer have as empty', () => {
  const mapping = { gone: 'deal.size', former: 'note', landingPage: 'note' } as Mapping;
  expect([...mapFields(mapping, message)]).toEqual([
    ['deal.size', ''],
    ['note', 'Landing page: /blog'],
  ]);
});
