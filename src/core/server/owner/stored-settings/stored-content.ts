import { createSeal, readRows } from '#server/store/store.ts';
import type { OwnerSettings } from '../owner-settings.ts';
import type { CredentialName } from './credential-names.ts';
import type { ContentSettings } from './content-settings.ts';
import { decideContent } from './decide-content.ts';
import { openStored } from './stored-settings.ts';

/**
 * Where the site would read content from, with what was entered under /admin/environment-variables: for commands, which
 * only read the store.
 */
export async function readStoredContent({
  databaseUrl,
  dataDir,
  accounts,
  content,
}: OwnerSettings): Promise<{
  content: ContentSettings;
  /** Stored credentials that can be opened, and those that were sealed with a key that is not known. */
  stored: CredentialName[];
  unreadable: CredentialName[];
}> {
  const rows = await readRows<{ name: string; sealed: string }>(
    { url: databaseUrl, dataDir },
    'select name, sealed from stored_settings',
  );
  const seal = accounts.settingsKeys && createSeal(accounts.settingsKeys);
  const { values, unreadable } = openStored(rows ?? [], seal);
  return {
    content: decideContent(content, values),
    stored: Object.keys(values) as CredentialName[],
    unreadable,
  };
}
