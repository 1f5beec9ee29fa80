/**
 * The hosts of the content service, by the region that a space is kept in: where it is read and edited. Everything that
 * names or compares a host of the service asks this module.
 */
export const SERVICE_REGIONS = [
  { delivery: 'cdn.contentful.com', editor: 'https://app.contentful.com' },
  { delivery: 'cdn.eu.contentful.com', editor: 'https://app.eu.contentful.com' },
] as const;

/** Who may show previews in a frame and speak with them. */
export const EDITOR_ORIGINS: readonly string[] = SERVICE_REGIONS.map(({ editor }) => editor);

/** Where a space that names no host is read, and its drafts. */
export const DELIVERY_HOST = SERVICE_REGIONS[0].delivery;
export const PREVIEW_HOST = 'preview.contentful.com';

/** Whether a host is this machine's own, where nothing could read along. */
const LOCAL_HOST = /^(?:127\.[\d.]+|(?:.+\.)?localhost)(?::\d+)?$/u;

/**
 * How a setting names a service: its host, with a port where it has one, and before it http:// for plain HTTP. On this
 * machine that goes without saying.
 */
export function toServiceHost(value: string): { host: string; insecure: boolean } {
  const [host = '', scheme] = value.split('://').toReversed();
  return { host, insecure: scheme === undefined ? LOCAL_HOST.test(host) : scheme === 'http' };
}

/** Where pictures of no space come from: stock photographs. */
export const STOCK_HOST = 'images.unsplash.com';

/** Hosts of files as the policy of pages names them; the host alone is no file's. */
export const FILE_HOSTS_OF_POLICY = 'https://*.ctfassets.net';

/**
 * A file is on a host by its kind, each with others for regions and for files that need a key: `images.ctfassets.net`,
 * `videos.eu.ctfassets.net`, `assets.secure.ctfassets.net`, `downloads.…`.
 */
const FILE_HOST = /^(?<kind>[a-z]+)(?:\.[a-z]+)*\.ctfassets\.net$/u;

/** Whether the service keeps files of spaces on a host. */
export function isFileHost(host: string): boolean {
  return FILE_HOST.test(host);
}

/** Whether it is one of those that resize and convert pictures. */
export function isPictureHost(host: string): boolean {
  return FILE_HOST.exec(host)?.groups?.['kind'] === 'images';
}
