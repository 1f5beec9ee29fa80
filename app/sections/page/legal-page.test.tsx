import { expect, test } from 'vitest';
import type { Loaded } from '#content/loaded.ts';
import { legalWords } from '#copy/en/company-words.ts';
import { problemWords } from '#copy/en/problem-words.ts';
import { checkEach } from '#tests/support/check-each.ts';
import { asHtml } from '#tests/support/gallery-part.tsx';
import { LegalPage } from './legal-page.tsx';

const STEP = legalWords.missingSteps[2];
const { unread } = problemWords;

test('a text that cannot be read now is not called unpublished, to nobody', () =>
  checkEach<[Loaded<null>, boolean, string]>(
    [
      [{ status: 'fallback', value: null, reason: 'unavailable' }, false, unread],
      [{ status: 'fallback', value: null, reason: 'unavailable' }, true, unread],
      [{ status: 'failed', message: '' }, false, unread],
      [{ status: 'fallback', value: null, reason: 'empty' }, false, legalWords.missingText],
      [{ status: 'fallback', value: null, reason: 'empty' }, true, STEP],
      [{ status: 'live', value: null }, true, STEP],
    ],
    (status, showNotices, said) => {
      const html = asHtml(
        <LegalPage title="Privacy" text={null} status={status} showNotices={showNotices} />,
      );
      const all = [unread, legalWords.missingText, STEP];
      expect(all.filter((text) => html.includes(text))).toEqual([said]);
      expect(html).toContain(legalWords.missingTitle);
    },
  ));
