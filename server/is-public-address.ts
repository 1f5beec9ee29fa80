import { BlockList, isIP } from 'node:net';

/** Ranges that no public route leads to: RFC 6890, with the addresses that carrier networks share. */
const NOT_PUBLIC = new BlockList();
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['192.0.0.0', 24],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  NOT_PUBLIC.addSubnet(address, prefix);
}
for (const [address, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  // What these lead to is in the address itself, and may be any of the above.
  ['64:ff9b::', 96],
  ['2002::', 16],
] as const) {
  NOT_PUBLIC.addSubnet(address, prefix, 'ipv6');
}

/** Domains that are never delegated (RFC 2606, RFC 6761, RFC 6762, ICANN for .internal). */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|test|lan|home\.arpa)$/u;

/**
 * Whether strangers can reach the site under its address: false for this machine, for private networks and for names
 * that exist only in them.
 * @param siteUrl the site's address with its scheme
 */
export function isPublicAddress(siteUrl: string): boolean {
  const host = new URL(siteUrl).hostname.replace(/^\[|\]$/gu, '').replace(/\.$/u, '');
  const version = isIP(host);
  if (version !== 0) return !NOT_PUBLIC.check(host, version === 6 ? 'ipv6' : 'ipv4');
  return host.includes('.') && !LOCAL_NAME.test(host);
}
