import { expect, test } from 'vitest';
import { shownInquiry } from '#admin/sections/shown-inquiry.tsx';
import { readShownInquiries } from './read-shown-inquiries.ts';

test('a form names inquiries with what its page showed of their history', () => {
  const form = new FormData();
  form.append('number', shownInquiry({ number: 7, shown: { stage: 2, 'follow-up': 1 } }));
  form.append('number', shownInquiry({ number: 8, shown: {} }));
  for (const text of ['9', '10?stage=many&other=3', 'x?stage=1', '']) form.append('number', text);
  const read = readShownInquiries(form);
  expect([...read.keys()]).toEqual([7, 8, 9, 10]);
  expect(read.get(7)).toMatchObject({ stage: 2, 'follow-up': 1, note: 0 });
  for (const number of [8, 9, 10]) expect(read.get(number)).toMatchObject({ stage: 0 });
});
