import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Words of people who build the site. Contentful's own, such as space, environment and token, are an editor's. */
const DEVELOPERS =
  /\b(?:vitals|snapshots?|stale|fallback|sealed|cached?|purged?|payload|process of|storing is off|findings?|contentful paint|environment variables)\b/iu;
/** Names the stated route and messages, so that whoever comes from one knows that this is the page. */
const ALLOWED = 'Messages on the site call this page “Environment Variables”.';

/** Every text within; what is worded for a number or a name is given one. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function')
    return textsIn((value as (...given: unknown[]) => unknown)('2', '2', '2'));
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

test('the admin area speaks the owner’s words', async () => {
  const files = globSync('app/admin/copy/*-words.ts');
  expect(files.length).toBeGreaterThan(8);
  const modules = await Promise.all(
    files.map((file) => import(join(process.cwd(), file)) as Promise<object>),
  );
  const texts = modules.flatMap(textsIn).map((text) => text.replace(ALLOWED, ''));
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((text) => DEVELOPERS.test(text))).toEqual([]);
});
