import { DELIVERY_HOST, PREVIEW_HOST } from './service-hosts.ts';

/** How to reach a space. Tokens stay on the server; nothing here is ever sent to a browser. */
export type ContentCredentials = {
  spaceId: string;
  deliveryToken: string;
  previewToken: string;
  environmentId: string;
  /** `host` or `host:port` of another delivery service; null means Contentful's own. */
  host: string | null;
  /** Host of the matching preview service; left out, it is derived from `host`. */
  previewHost?: string | null;
  /** Plain HTTP instead of HTTPS, for a delivery service on the same machine. */
  insecure: boolean;
  /** The space publishes each locale by itself: what is not published in one is not shown in it. */
  localeBasedPublishing?: boolean;
};

/** One delivery or preview service with the token it takes. */
export type ContentEndpoint = {
  kind: 'delivery' | 'drafts';
  spaceId: string;
  environmentId: string;
  token: string;
  host: string;
  insecure: boolean;
  /** The preview service does not know it. */
  localeBasedPublishing: boolean;
};

const DEFAULT_ENVIRONMENT = 'master';

/** A value that a deployment template forgot to fill in (part 1 section 5). */
export function hasPlaceholder(value: string): boolean {
  return value.includes('{{');
}

const isFilledIn = (value: string) => value.trim() !== '' && !hasPlaceholder(value);

/** A space id and a delivery token, neither with an unreplaced placeholder (part 1 section 5). */
export function isConfigured(credentials: ContentCredentials | null): boolean {
  return (
    credentials !== null && isFilledIn(credentials.spaceId) && isFilledIn(credentials.deliveryToken)
  );
}

/**
 * Whether a host is the product's own domain or a subdomain of it. `host` may carry a port.
 * Without an own domain set, every host counts as the product's own.
 */
export function isOwnHost(host: string, ownDomain: string | null): boolean {
  if (!ownDomain) return true;
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  const own = ownDomain.toLowerCase();
  return name === own || name.endsWith(`.${own}`);
}

/** Where published content is read. Missing credentials give empty strings, which the client refuses. */
export function toDeliveryEndpoint(credentials: ContentCredentials | null): ContentEndpoint {
  return {
    kind: 'delivery',
    spaceId: credentials?.spaceId.trim() ?? '',
    environmentId: credentials?.environmentId.trim() || DEFAULT_ENVIRONMENT,
    token: credentials?.deliveryToken.trim() ?? '',
    host: credentials?.host?.trim() || DELIVERY_HOST,
    insecure: credentials?.insecure ?? false,
    localeBasedPublishing: credentials?.localeBasedPublishing ?? false,
  };
}

/** Where drafts are read; null when no preview token is set or no preview host is known. */
export function toDraftsEndpoint(credentials: ContentCredentials | null): ContentEndpoint | null {
  if (!credentials || !isFilledIn(credentials.previewToken)) return null;
  const host = toPreviewHost(credentials);
  if (!host) return null;
  const delivery = toDeliveryEndpoint(credentials);
  const token = credentials.previewToken.trim();
  return { ...delivery, kind: 'drafts', token, host, localeBasedPublishing: false };
}

function toPreviewHost({ host, previewHost }: ContentCredentials): string | null {
  if (previewHost?.trim()) return previewHost.trim();
  if (!host?.trim()) return PREVIEW_HOST;
  return host.startsWith('cdn.') ? `preview.${host.slice('cdn.'.length)}` : null;
}

/** Management tokens are the only ones that tell their kind: they start with CFPAT-. */
export function isManagementToken(token: string): boolean {
  return token.startsWith('CFPAT-');
}

/** Origins of configured services that speak plain HTTP; their picture addresses need the site's proxy. */
export function plainHttpOrigins(credentials: ContentCredentials | null): string[] {
  if (!credentials?.insecure) return [];
  const endpoints = [toDeliveryEndpoint(credentials), toDraftsEndpoint(credentials)];
  return endpoints.flatMap((endpoint) =>
    endpoint && URL.canParse(`http://${endpoint.host}`)
      ? [new URL(`http://${endpoint.host}`).origin]
      : [],
  );
}

const HOST_PATTERN = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i;
const ID_PATTERN = /^[A-Za-z0-9._-]{1,64}$/;

/**
 * What keeps a client from being built, in words for an operator; null when nothing does.
 * The official client takes a malformed host in silence and asks Contentful's own instead.
 */
export function findEndpointFault(endpoint: ContentEndpoint): string | null {
  if (!endpoint.spaceId) return 'The space id is missing.';
  if (!endpoint.token) return 'The delivery token is missing.';
  if (!ID_PATTERN.test(endpoint.spaceId)) return 'The space id holds characters no space id has.';
  if (!ID_PATTERN.test(endpoint.environmentId))
    return 'The environment id holds characters no environment id has.';
  if (/[^\x21-\x7e]/.test(endpoint.token)) return 'The token holds characters no token has.';
  if (!HOST_PATTERN.test(endpoint.host))
    return 'The host must be a host name with an optional port, without https:// and without a path.';
  return null;
}
