import { z } from 'zod';
import type {
  AnalyticsSettings,
  AnalyticsSinkName,
  TraceSettings,
} from '#server/measuring/measuring.ts';
import { SERVICE_REGIONS } from '#content/contentful/service-hosts.ts';
import type { EarlyHintsSetting } from '#server/http/http.ts';

/** Publishing, preview, measuring and watching: everything beside pages and inquiries. */
export type OperationSettings = {
  /** What webhooks may be signed with; empty: none is taken. The sample space adds its own. */
  webhookSecrets: string[];
  /** The product's own domain; null where every host counts as it (content-model decision 9). */
  productDomain: string | null;
  /** Signs preview links; null: one is made and kept in the store. */
  previewSecret: string | null;
  /** Who may show previews in a frame and speak with them. */
  previewEditorOrigins: readonly string[];
  analytics: AnalyticsSettings;
  /** Whoever sends it may read /metrics; null: there is no such page. */
  metricsToken: string | null;
  /** Whether finished pages are kept; without it every page is rendered for every visitor. */
  pageCache: boolean;
  earlyHints: EarlyHintsSetting;
  /** Whether browsers keep read pages for when they are offline; false takes the service worker away from all. */
  serviceWorker: boolean;
  /** How long it still answers after it was told to stop, while /health/ready says that it goes, in seconds. */
  drainSeconds: number;
  /** Where traces go; null: none are made. */
  traces: Pick<TraceSettings, 'endpoint' | 'ratio'> | null;
};

const text = z.string().trim().default('');
const isOrigin = (value: string) => URL.parse(value)?.origin === value;

/** The settings of publishing, preview, analytics and metrics, by their names in the environment. */
export const operationSettingsShape = {
  WEBHOOK_SECRET: text.refine((value) => value === '' || /^[0-9A-Za-z+/=_-]{64}$/u.test(value), {
    error:
      'must have exactly 64 characters of 0-9 a-z A-Z + / = _ -, the same as in Contentful under Settings > Webhooks',
  }),
  PRODUCT_DOMAIN: text
    .transform((value) => value.toLowerCase())
    .refine((value) => value === '' || /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/u.test(value), {
      error: 'must be a domain without scheme, port or path, such as example.com',
    }),
  PREVIEW_SECRET: text.refine((value) => value === '' || value.length >= 32, {
    error: 'must have at least 32 characters; leave it empty and the site makes one',
  }),
  PREVIEW_EDITOR_ORIGINS: text
    .transform((value) => value.split(/[\s,]+/u).filter(Boolean))
    .refine((origins) => origins.every(isOrigin), {
      error: 'must be origins such as https://app.contentful.com, separated by commas',
    }),
  ANALYTICS_SINK: text
    .transform((value) => value.toLowerCase())
    .refine((value) => ['', 'none', 'google', 'plausible', 'own'].includes(value), {
      error: 'must be none, google, plausible or own',
    }),
  GOOGLE_TAG_ID: text.refine(
    (value) => value === '' || /^[A-Z]{1,4}-[A-Z0-9]{4,20}$/u.test(value),
    {
      error: 'must be a tag id such as G-AB12CD34EF',
    },
  ),
  PLAUSIBLE_DOMAIN: text,
  PLAUSIBLE_HOST: text
    .transform((value) => value || 'https://plausible.io')
    .refine(isOrigin, { error: 'must be an origin such as https://plausible.io' }),
  PAGE_CACHE: z.enum(['', 'on', 'off'], { error: 'must be on or off' }).default(''),
  EARLY_HINTS: z.enum(['', 'auto', 'on', 'off'], { error: 'must be auto, on or off' }).default(''),
  METRICS_TOKEN: text.refine((value) => value === '' || value.length >= 16, {
    error: 'must have at least 16 characters',
  }),
  SERVICE_WORKER: text
    .transform((value) => value.toLowerCase())
    .refine((value) => ['', 'on', 'off'].includes(value), { error: 'must be on or off' }),
  DRAIN_SECONDS: text.transform(Number).refine((value) => value >= 0 && value <= 60, {
    error: 'must be a number of seconds from 0 to 60',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: text.refine(
    (value) => value === '' || /^https?:$/u.test(URL.parse(value)?.protocol ?? ''),
    { error: 'must be the address of a collector, such as http://127.0.0.1:4318' },
  ),
  OTEL_TRACES_SAMPLER_ARG: text
    .transform((value) => (value === '' ? 1 : Number(value)))
    .refine((ratio) => ratio >= 0 && ratio <= 1, {
      error: 'must be the share of requests to trace, from 0 to 1, such as 0.1',
    }),
};

/** Earlier names of settings, by which they are still read: owners may have set them by these. */
export const FORMER_NAMES: Readonly<Record<string, keyof typeof operationSettingsShape>> = {
  CONTENTFUL_WEBHOOK_SECRET: 'WEBHOOK_SECRET',
};

/** The environment with the values of earlier names under the present ones, where those are not set. */
function withPresentNames(
  env: Record<string, string | undefined>,
): Record<string, string | undefined> {
  const renamed = { ...env };
  for (const [former, name] of Object.entries(FORMER_NAMES)) {
    renamed[name] = env[name]?.trim() || env[former];
  }
  return renamed;
}

const schema = z.object(operationSettingsShape);
const CONTENTFUL_EDITORS = SERVICE_REGIONS.map(({ editor }) => editor);

/**
 * Reads these settings; adds to the complaints instead of throwing.
 * @param site where the site is; on an address of this machine every host counts as its own
 * @returns null when one is unusable
 */
export function parseOperationSettings(
  env: Record<string, string | undefined>,
  site: { siteUrl: string; isLocal: boolean },
  complaints: string[],
): OperationSettings | null {
  const parsed = schema.safeParse(withPresentNames(env));
  if (!parsed.success) {
    complaints.push(...parsed.error.issues.map((i) => `${i.path.join('.')} ${i.message}.`));
    return null;
  }
  const values = parsed.data;
  const sink = (values.ANALYTICS_SINK || 'none') as AnalyticsSinkName;
  if (sink === 'google' && values.GOOGLE_TAG_ID === '') {
    complaints.push('GOOGLE_TAG_ID is missing: set it, or set ANALYTICS_SINK=none.');
    return null;
  }
  const siteHost = new URL(site.siteUrl).hostname;
  return {
    webhookSecrets: values.WEBHOOK_SECRET === '' ? [] : [values.WEBHOOK_SECRET],
    productDomain: values.PRODUCT_DOMAIN || (site.isLocal ? null : siteHost.replace(/^www\./u, '')),
    previewSecret: values.PREVIEW_SECRET || null,
    previewEditorOrigins:
      values.PREVIEW_EDITOR_ORIGINS.length > 0 ? values.PREVIEW_EDITOR_ORIGINS : CONTENTFUL_EDITORS,
    analytics: {
      sink,
      googleTagId: values.GOOGLE_TAG_ID || null,
      plausibleDomain: values.PLAUSIBLE_DOMAIN || siteHost,
      plausibleHost: values.PLAUSIBLE_HOST,
    },
    metricsToken: values.METRICS_TOKEN || null,
    pageCache: values.PAGE_CACHE !== 'off',
    earlyHints: values.EARLY_HINTS || 'auto',
    serviceWorker: values.SERVICE_WORKER !== 'off',
    drainSeconds: values.DRAIN_SECONDS,
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: values.OTEL_TRACES_SAMPLER_ARG }
      : null,
  };
}
