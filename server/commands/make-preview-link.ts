import { parseArgs } from 'node:util';
import { openSiteDatabase } from '../open-site-database.ts';
import { readPlace, runCommand } from './command-line.ts';
import { sharedSecret } from '#server/store/store.ts';
import { parseSettings } from '../settings.ts';
import { createPreviewLinks, toPreviewPath, createPreviewTokens } from '#server/owner/owner.ts';

/*
 * npm run preview:link -- /machines/divi-wp [--hours 48]: a link that shows drafts to whoever opens it.
 * npm run preview:link -- --any --hours 8760: one for the content service's preview settings, where &path=/… follows.
 */

const HOUR_MS = 3_600_000;
const DEFAULT_HOURS = 24;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { any: { type: 'boolean' }, hours: { type: 'string' } },
  });
  const hours = Number(values.hours ?? DEFAULT_HOURS);
  if (!(hours > 0 && hours <= 24 * 366))
    throw new Error('--hours must be a number from 1 to 8784.');
  const path = values.any ? null : toPreviewPath(positionals[0] ?? '/');
  if (path === null && !values.any)
    throw new Error('The page must be a path of the site, such as /machines.');
  const place = readPlace();
  const { siteUrl, operation } = parseSettings(process.env);
  const database = await openSiteDatabase({ ...place, log: () => undefined });
  try {
    const secret =
      operation.previewSecret ?? (await sharedSecret(database.query, 'preview-secret', Date.now()));
    const nowMs = Date.now();
    const links = createPreviewLinks({ database, tokens: createPreviewTokens(secret), siteUrl });
    const { url } = await links.make({
      path,
      madeBy: '',
      nowMs,
      expiresAtMs: nowMs + hours * HOUR_MS,
    });
    console.log(
      `\n  ${url}\n\n  It is good for ${hours} hours. /admin/preview lists it and can revoke it.\n`,
    );
  } finally {
    await database.close();
  }
});
