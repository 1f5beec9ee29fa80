import { ContentSource } from '#content/reading/content-source.server.ts';
import { reportPages } from './page-report.ts';
import type { PageReport } from './page-report.ts';
import { ProvisionError } from './provision-error.ts';
import type { SiteSettings } from './site-settings.ts';

/** Nobody waits for a page here, and the service may be far away. */
const LONGEST_WAIT_MS = 30_000;

/** A new key and new content take seconds until every delivery server knows them. */
const LOOKS = 30;
const BETWEEN_LOOKS_MS = 1_000;

export type CheckOptions = {
  /** How many entries the delivery service must have at least before the pages are loaded. */
  expectedEntries: number;
  wait?: (ms: number) => Promise<void>;
};

/**
 * Loads the space page by page with the delivery token, through the site's own content layer.
 * @throws ProvisionError when the delivery service cannot be read with the token
 */
export async function checkPages(
  settings: SiteSettings,
  { expectedEntries, wait = sleep }: CheckOptions,
): Promise<PageReport[]> {
  const source = new ContentSource({
    credentials: {
      spaceId: settings.spaceId,
      environmentId: settings.environmentId,
      deliveryToken: settings.deliveryToken ?? '',
      previewToken: '',
      host: settings.deliveryHost,
      insecure: settings.insecure,
    },
    snapshotDir: null,
    log: () => undefined,
    deadlineMs: LONGEST_WAIT_MS,
  });
  try {
    for (let look = 1; ; look += 1) {
      const result = await source.testConnection();
      if (result.ok && result.total >= expectedEntries) break;
      if (look < LOOKS) {
        await wait(BETWEEN_LOOKS_MS);
        continue;
      }
      if (result.ok) break;
      throw new ProvisionError(
        `The new space could not be read for the report: ${result.hint ?? result.message}`,
        { status: result.status },
      );
    }
    return await reportPages(() => source.reader());
  } finally {
    await source.close();
  }
}

async function sleep(ms: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
