import { expect, test } from 'vitest';
import type { Loaded } from '#content/loaded.ts';
import { legalWords } from '#copy/en/legal-words.ts';
import { problemWords } from '#copy/en/problem-words.ts';
import { checkEach } from '#tests/support/check-each.ts';
import { asHtml } from '#tests/support/gallery-part.tsx';
import { NoticesContext } from '#ui/notices-context.ts';
import { LegalPage } from './legal-page.tsx';

const STEP = legalWords.missingSteps[2];
const { unread } = problemWords;
const NONE = { privacy: null, terms: null };

test('a text that cannot be read now is not called unpublished, to nobody', () =>
  checkEach<[Loaded<typeof NONE>, boolean, string]>(
    [
      [{ status: 'fallback', value: NONE, reason: 'unavailable' }, false, unread],
      [{ status: 'fallback', value: NONE, reason: 'unavailable' }, true, unread],
      [{ status: 'failed', message: '' }, false, unread],
      [{ status: 'fallback', value: NONE, reason: 'empty' }, false, legalWords.missingText],
      [{ status: 'fallback', value: NONE, reason: 'empty' }, true, STEP],
      [{ status: 'live', value: NONE }, true, STEP],
    ],
    (status, showNotices, said) => {
      const html = asHtml(
        <NoticesContext value={showNotices}>
          <LegalPage which="privacy" legal={status} />
        </NoticesContext>,
      );
      const all = [unread, legalWords.missingText, STEP];
      expect(all.filter((text) => html.includes(text))).toEqual([said]);
      expect(html).toContain(legalWords.missingTitle);
    },
  ));
