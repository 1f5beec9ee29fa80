/** What is published in the content service, brought into view. What other parts may use of it. */
export { createPublisher } from './publisher.ts';
export { isAskedInVain, isMissing } from './redirects/is-asked-in-vain.ts';
export type { CheckedRedirects } from './redirects/check-redirects.ts';
export { createMissedAddresses, type MissedAddresses } from './redirects/missed-addresses.ts';
export { pathKey } from './redirects/path-key.ts';
export { nearestPage } from './redirects/nearest-page.ts';
export { parseRedirect, type WrittenRedirect } from './redirects/parse-redirect.ts';
export { toUtf8Address } from './redirects/to-utf8-address.ts';
export { decodeCsv } from './redirects/decode-csv.ts';
export { CSV_COLUMNS, parseRedirectsCsv } from './redirects/parse-redirects-csv.ts';
export { shownRules, type RedirectRule, type Refusal } from './redirects/redirect-rule.ts';
export { openRedirects, type Redirects } from './redirects/redirects.ts';
export { createSlugMemory, type SlugMemory } from './slug-memory/slug-memory.ts';
export { startPublishing, type Publishing } from './start-publishing.ts';
export { WEBHOOK_PATH, contentfulWebhook } from './webhooks/contentful-webhook.ts';
export { readLastWebhook } from './webhooks/last-webhook.ts';
export { createSampleWebhook, type SampleWebhook } from './webhooks/sample-webhook.ts';
