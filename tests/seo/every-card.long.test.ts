import sharp from 'sharp';
import { afterAll, beforeAll, describe, it, expect } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { isBuilt } from '#tests/support/is-built.ts';
import { PUBLIC_PATHS } from '#tests/support/public-paths.ts';
import { openSite, SITE_URL, type OpenSite } from './open-site.ts';

describe.skipIf(!isBuilt)('The social card of every page', () => {
  let open: OpenSite;
  beforeAll(async () => {
    open = await openSite();
  });
  afterAll(() => open?.stop());

  it('is a JPEG of its size', () =>
    checkEach(PUBLIC_PATHS, async (path) => {
      await open.untilLive(path);
      const html = await (await open.ask(path)).text();
      const card = /<meta property="og:image" content="([^"]+)"/u.exec(html)![1]!;
      const answer = await open.ask(card.slice(SITE_URL.length));
      expect(answer.status).toBe(200);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const { format, width, height } = await sharp(bytes).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    }));
});
