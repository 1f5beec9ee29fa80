import { describe, expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { parseOperationSettings } from './operation-settings.ts';

const SITE = { siteUrl: 'https://www.example.com', isLocal: false };

function parse(env: Record<string, string>, site = SITE) {
  const complaints: string[] = [];
  return { settings: parseOperationSettings(env, site, complaints), complaints };
}

describe('settings of publishing, preview and measuring', () => {
  test('have a default each', () => {
    expect(parse({}).settings).toEqual({
      webhookSecrets: [],
      productDomain: 'example.com',
      previewSecret: null,
      previewEditorOrigins: ['https://app.contentful.com', 'https://app.eu.contentful.com'],
      analytics: {
        sink: 'none',
        googleTagId: null,
        plausibleDomain: 'www.example.com',
        plausibleHost: 'https://plausible.io',
      },
      metricsToken: null,
      pageCache: true,
      earlyHints: 'auto',
      serviceWorker: true,
      drainSeconds: 0,
      traces: null,
    });
  });

  test('name no domain on a local address, where every host is the site’s own', () => {
    const local = { siteUrl: 'http://localhost:3000', isLocal: true };
    expect(parse({}, local).settings?.productDomain).toBeNull();
    expect(parse({ PRODUCT_DOMAIN: 'vending.example' }, local).settings?.productDomain).toBe(
      'vending.example',
    );
  });

  test('refuse a wrong value in words that name the setting', () =>
    checkEach(
      [
        ['WEBHOOK_SECRET', 'short'],
        ['PRODUCT_DOMAIN', 'https://example.com'],
        ['PREVIEW_SECRET', 'short'],
        ['PREVIEW_EDITOR_ORIGINS', 'https://app.contentful.com/path'],
        ['PREVIEW_EDITOR_ORIGINS', "'none'; script-src *"],
        ['ANALYTICS_SINK', 'other'],
        ['SERVICE_WORKER', 'perhaps'],
        ['GOOGLE_TAG_ID', '"><script>'],
        ['PLAUSIBLE_HOST', 'plausible.io'],
        ['METRICS_TOKEN', 'short'],
        ['DRAIN_SECONDS', 'some'],
      ],
      (name, value) => {
        const { settings, complaints } = parse({ [name]: value });
        expect(settings).toBeNull();
        expect(complaints.join()).toContain(name);
      },
    ));

  test('ask for the tag of Google when it is the sink', () => {
    expect(parse({ ANALYTICS_SINK: 'google' }).complaints).toEqual([
      'GOOGLE_TAG_ID is missing: set it, or set ANALYTICS_SINK=none.',
    ]);
  });
});
