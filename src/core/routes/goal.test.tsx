import { expect, test } from 'vitest';
import type { Loaded } from '#content/loaded.ts';
import type { Goal } from '#content/goals/to-goal.ts';
import { goalWords } from '#copy/en/goal-words.ts';
import { pageWords } from '#copy/en/page-words.ts';
import { checkEach } from '#tests/support/check-each.ts';
import { asHtml } from '#tests/support/gallery-part.tsx';
import type { ComponentProps } from 'react';
import GoalPage from './goal.tsx';

const drawn = (loaded: Loaded<Goal>) => {
  const props = { loaderData: { loaded, problem: null }, params: { slug: 'never-was' } };
  return asHtml(<GoalPage {...(props as unknown as ComponentProps<typeof GoalPage>)} />);
};
const message = 'Error loading business goal: Contentful is not available at the moment';
const notFound = 'Business goal not found: never-was';
const required = 'Business goal slug is required';

// Seen failing: a goal that does not exist "could not be read just now", because its sentence begins as its title does.
test('a goal that is not there, cannot be read or lacks something: each has its own sentence', () =>
  checkEach<[Loaded<Goal>, string, string]>(
    [
      [{ status: 'missing' }, goalWords.notFoundTitle, notFound],
      [{ status: 'missing', message: required }, goalWords.notFoundTitle, required],
      [{ status: 'failed', message }, goalWords.errorTitle, pageWords.unread],
      [{ status: 'failed', message, unusable: true }, goalWords.errorTitle, pageWords.unusable],
    ],
    (loaded, title, said) => {
      const html = drawn(loaded);
      const all = [notFound, required, pageWords.unread, pageWords.unusable];
      expect(html).toContain(`>${title}</h1>`);
      expect(all.filter((text) => html.includes(text))).toEqual([said]);
      expect(html).toContain(pageWords.tryAgain);
      expect(html.includes('data-notices')).toBe(loaded.status === 'failed');
    },
  ));
