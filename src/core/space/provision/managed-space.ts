import type { ManagementClient, ManagementTarget } from './management-client.ts';
import { attempt } from './management-failure.ts';
import { ProvisionError } from './provision-error.ts';

/** A space that the token opens: what every step needs to know of it. */
export type ManagedSpace = {
  client: ManagementClient;
  spaceId: string;
  environmentId: string;
  name: string;
  /** Code of the default locale, under which the site reads. */
  locale: string;
  /** Codes of all its locales. */
  locales: string[];
};

/**
 * Opens a space and environment for management.
 * @throws ProvisionError in one sentence when space, environment, token or network are not right;
 *   `explainToken` is asked what kind of token it may be when the management API refuses it
 */
export async function openSpace(
  client: ManagementClient,
  target: ManagementTarget,
  explainToken: () => Promise<string>,
): Promise<ManagedSpace> {
  const { spaceId, environmentId } = target;
  const name = await readSpaceName(client, spaceId, explainToken);
  await checkEnvironment(client, spaceId, environmentId);
  const locales = await attempt('read the locales of the space', () => client.locale.getMany({}));
  const locale = locales.items.find((item) => item.default)?.code;
  if (locale === undefined) throw new ProvisionError('The space has no default locale.');
  const codes = locales.items.map(({ code }) => code);
  return { client, spaceId, environmentId, name, locale, locales: codes };
}

async function readSpaceName(
  client: ManagementClient,
  spaceId: string,
  explainToken: () => Promise<string>,
): Promise<string> {
  try {
    const space = await attempt(`open the space ${spaceId}`, () => client.space.get({}));
    return space.name;
  } catch (error) {
    const { status } = error as ProvisionError;
    if (status === 401) throw new ProvisionError(await explainToken(), { status });
    if (status === 404) {
      throw new ProvisionError(
        `There is no space “${spaceId}” that this token may see: check the space id under Settings > General settings, and whose token it is.`,
        { status },
      );
    }
    throw error;
  }
}

async function checkEnvironment(
  client: ManagementClient,
  spaceId: string,
  environmentId: string,
): Promise<void> {
  try {
    await attempt(`open the environment ${environmentId}`, () => client.environment.get({}));
  } catch (error) {
    if ((error as ProvisionError).status !== 404) throw error;
    const all = await attempt('list the environments', () =>
      client.environment.getMany({ spaceId }),
    );
    const ids = all.items.map((item) => item.sys.id).join(', ');
    throw new ProvisionError(`The space has no environment “${environmentId}”; it has ${ids}.`, {
      status: 404,
    });
  }
}
