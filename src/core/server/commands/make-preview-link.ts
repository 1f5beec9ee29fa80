import { parseArgs } from 'node:util';
import { openSiteDatabase } from '../open-site-database.ts';
import { readPlace, runCommand } from './command-line.ts';
import { parseSettings } from '../settings.ts';
import { createPreviewLinks, openPreviewTokens, toPreviewPath } from '#server/owner/owner.ts';

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
  const { siteUrl, accounts } = parseSettings(process.env);
  const database = await openSiteDatabase({ ...place, log: () => undefined });
  try {
    const nowMs = Date.now();
    const tokens = await openPreviewTokens(database.query, accounts.authSecrets, nowMs);
    const links = createPreviewLinks({ database, tokens, siteUrl });
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
