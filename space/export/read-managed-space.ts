import { explainToken } from '../provision/explain-token.ts';
import { listAll } from '../provision/list-all.ts';
import { createManagementClient } from '../provision/management-client.ts';
import { openSpace } from '../provision/managed-space.ts';
import type { ProvisionFlags } from '../provision/parse-provision-flags.ts';
import { newSettings } from '../provision/site-settings.ts';

/** An import file as far as this command looks into it. */
export type ImportFile = {
  contentTypes: object[];
  editorInterfaces: object[];
  tags?: object[];
  entries?: object[];
  assets?: object[];
  locales?: object[];
};

/**
 * Everything that a space holds, drafts and archived entries included, in the shape of an import file.
 * The delivery service would do for published content; drafts, editors and rules of fields need the
 * management API. Only reads.
 * @throws ProvisionError in one sentence when space, token or network are not right
 */
export async function readManagedSpace(flags: ProvisionFlags): Promise<ImportFile> {
  const client = createManagementClient(flags.target, { readOnly: true });
  await openSpace(client, flags.target, () => explainToken(flags.target.token, newSettings(flags)));
  return {
    contentTypes: await listAll('content types', (query) => client.contentType.getMany({ query })),
    editorInterfaces: await listAll('editor interfaces', ({ skip, limit }) =>
      client.editorInterface.getMany({ query: { skip, limit } }),
    ),
    tags: await listAll('tags', (query) => client.tag.getMany({ query })),
    entries: await listAll('entries', (query) => client.entry.getMany({ query })),
    assets: await listAll('assets', (query) => client.asset.getMany({ query })),
    locales: await listAll('locales', ({ skip, limit }) =>
      client.locale.getMany({ query: { skip, limit } }),
    ),
  };
}
