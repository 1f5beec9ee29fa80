/** Names of networks by the host of a page there. */
const NETWORKS: Record<string, string> = {
  'bsky.app': 'Bluesky',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'pinterest.com': 'Pinterest',
  'threads.net': 'Threads',
  'tiktok.com': 'TikTok',
  'vimeo.com': 'Vimeo',
  'wa.me': 'WhatsApp',
  'x.com': 'X',
  'xing.com': 'XING',
  'youtube.com': 'YouTube',
};

/** The name of the network that an https address leads to; its host where the network is not known. */
export function socialNetwork(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./u, '');
  const known = Object.keys(NETWORKS).find((name) => host === name || host.endsWith(`.${name}`));
  return known === undefined ? host : NETWORKS[known]!;
}
