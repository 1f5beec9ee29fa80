// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InquiryTimeline, kindText } from './inquiry-timeline.tsx';
import { OwnerTimeZone } from './owner-time-zone.tsx';

const NOW = Date.UTC(2026, 10, 23, 12);
const MINUTE = 60_000;

test.each([
  ['ahead', NOW + MINUTE, 'next try 23 Nov 2026, 13:01 CET'],
  ['over', NOW - MINUTE, 'next try as soon as possible'],
])('a next try is ahead, never in the past: %s', (_, due_at, expected) => {
  render(
    <OwnerTimeZone timeZone="Europe/Warsaw">
      <InquiryTimeline
        nowMs={NOW}
        deliveries={[
          {
            id: due_at.toString(),
            kind: 'owner-mail',
            state: 'waiting',
            attempts: 2,
            due_at,
            created_at: NOW - 5 * MINUTE,
            last_error: null,
            finished_at: null,
            receipt: null,
            destination: null,
          },
        ]}
      />
    </OwnerTimeZone>,
  );
  const text = screen.getAllByRole('listitem').at(-1)!.textContent;
  expect(text).toMatch(/23 Nov 2026, 12:55 CET, 2 tries, /u);
  expect(text.endsWith(expected), text).toBe(true);
});

// Seen failing with the words alone: nothing stood in place of its name.
test('a message of a kind that this version does not know goes by its stored name', () => {
  expect(kindText('owner-mail')).toBe('Mail to you');
  expect(kindText('project-mail')).toBe('project-mail');
});
