import { expect, test } from 'vitest';
import { aboutPageWords } from '#copy/en/about-page-words.ts';
import { problemWords } from '#copy/en/problem-words.ts';
import { asHtml } from '#tests/support/gallery-part.tsx';
import { NoAboutText } from './no-about-text.tsx';

// Seen failing: on a public address an outage read "No content available...", without a way to try again.
test('a text about the company that cannot be read is an error with a way to refresh, for everybody', () => {
  const html = asHtml(<NoAboutText isUnread />);
  expect(html).toContain('Content Loading Error');
  expect(html).toContain(problemWords.refreshPage);
  expect(html).not.toContain(aboutPageWords.empty);
  expect(asHtml(<NoAboutText isUnread={false} />)).toContain(aboutPageWords.empty);
});
