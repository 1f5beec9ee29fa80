import { BlockList, isIP } from 'node:net';

function blockList(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/*
 * The special-purpose address registries of IANA (RFC 6890 and 8190), and multicast (RFC 5771). A list for each family: a
 * list of both would take mapped addresses (::ffff:0:0/96), which are for no wire, by their IPv4 address.
 */
const SPECIAL_IPV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
const NOT_PUBLIC_IPV4 = blockList('ipv4', SPECIAL_IPV4);

/** All that is handed out for use anywhere (RFC 4291 section 2.4), and what is translated to IPv4 (RFC 6052). */
const UNICAST_IPV6 = blockList('ipv6', ['2000::/3', '64:ff9b::/96']);
const NOT_PUBLIC_IPV6 = blockList('ipv6', [
  ...['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
  // What is translated leads to the IPv4 address in its last 32 bits.
  ...SPECIAL_IPV4.map((range) => {
    const [address, prefix] = range.split('/');
    return `64:ff9b::${address}/${96 + Number(prefix)}`;
  }),
]);
/** Parts of 2001::/23 that the registry calls globally reachable. */
const REACHABLE_IPV6 = blockList('ipv6', [
  ...['2001:1::1/128', '2001:1::2/128', '2001:1::3/128', '2001:3::/32', '2001:4:112::/48'],
  ...['2001:20::/28', '2001:30::/28'],
]);

/** Domains that are never delegated (RFC 2606, RFC 6761, RFC 6762, ICANN for .internal). */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|test|lan|home\.arpa)$/u;

/**
 * Whether an IP address is reached from anywhere. Every other leads to this machine, into a network of its own or nowhere.
 * @param ip without brackets; what is none is not public
 */
export function isPublicIp(ip: string): boolean {
  if (isIP(ip) === 4) return !NOT_PUBLIC_IPV4.check(ip);
  return (
    isIP(ip) === 6 &&
    UNICAST_IPV6.check(ip, 'ipv6') &&
    (!NOT_PUBLIC_IPV6.check(ip, 'ipv6') || REACHABLE_IPV6.check(ip, 'ipv6'))
  );
}

/**
 * Whether strangers can reach a site under its address: false for this machine, for private networks and for names that
 * exist only in them.
 * @param url an address with its scheme
 */
export function isPublicAddress(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/gu, '').replace(/\.$/u, '');
  if (isIP(host) !== 0) return isPublicIp(host);
  return host.includes('.') && !LOCAL_NAME.test(host);
}
