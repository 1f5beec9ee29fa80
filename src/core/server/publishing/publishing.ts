/** What is published in the content service, brought into view. What other parts may use of it. */
export { createPublisher } from './publisher.ts';
export { createSlugMemory, type SlugMemory } from './slug-memory/slug-memory.ts';
export { startPublishing, type Publishing } from './start-publishing.ts';
export { WEBHOOK_PATH, contentfulWebhook } from './webhooks/contentful-webhook.ts';
export { readLastWebhook } from './webhooks/last-webhook.ts';
export { createSampleWebhook, type SampleWebhook } from './webhooks/sample-webhook.ts';
