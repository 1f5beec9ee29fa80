import { expect, it } from 'vitest';
import { isBuilt } from '#tests/support/is-built.ts';
import { startSiteInProcess } from './site-in-process.ts';

it.skipIf(!isBuilt)('a page that lacks its content says in the log which, and why', async () => {
  const site = await startSiteInProcess({ CONTENTFUL_HOST: '127.0.0.1:9' });
  const { status } = await site.ask({ path: '/machines/frost' });
  const lines = site.warnings.filter(({ message }) => /without its content/u.test(message));
  await site.stop();
  expect(status).toBe(503);
  expect(lines.map(({ details }) => details)).toContainEqual({
    path: '/machines/frost',
    origin: 'none',
    reasons: expect.arrayContaining([expect.stringMatching(/^machine.*: ./u)]),
  });
});
