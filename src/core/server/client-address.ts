import { createHmac, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';

/** What the node adapter hands to the app beside the request; absent under another host. */
type NodeBindings = { incoming?: { socket?: { remoteAddress?: string | undefined } } } | undefined;

/** Address of the peer of this connection, from the node adapter's bindings. */
export function socketAddress(env: unknown): string | null {
  return (env as NodeBindings)?.incoming?.socket?.remoteAddress ?? null;
}

/**
 * Address of the visitor: the one that the outermost of our own proxies saw. Everything further left in
 * X-Forwarded-For is the visitor's own word and is not believed.
 * @param socketAddress peer of the connection; null when the server does not say
 * @param trustedProxyCount proxies of ours in front of this process (TRUSTED_PROXY_COUNT)
 * @returns IPv4 address, or the /64 network of an IPv6 address, both without the port that some proxies add; the
 *   identifier that a proxy gives the visitor instead; null when nothing is known or what is written cannot be read
 */
export function clientAddress(
  socketAddress: string | null,
  forwardedFor: string | null,
  trustedProxyCount: number,
): string | null {
  let address = socketAddress;
  if (trustedProxyCount > 0 && forwardedFor !== null) {
    const hops = forwardedFor.split(',').map((hop) => hop.trim());
    address = hops.at(-trustedProxyCount) ?? hops[0] ?? null;
  }
  if (address === null) return null;
  const bare = withoutPort(address);
  if (isIP(bare) === 4) return bare;
  if (isIP(bare) === 6) return ofVersion6(bare);
  return NAME.test(bare) ? bare : null;
}

/** What a proxy may call a visitor instead: an obfuscated identifier (RFC 7239 section 6.3). */
const NAME = /^_[\w.-]{1,63}$/u;

/** Azure's and IIS' proxies write 203.0.113.8:51000, RFC 7239 "[2001:db8::1]:51000". */
function withoutPort(written: string): string {
  const bare = written.replaceAll('"', '');
  return /^\[([^\]]+)\](?::\w+)?$/u.exec(bare)?.[1] ?? /^([^:]+):\w+$/u.exec(bare)?.[1] ?? bare;
}

/**
 * One visitor is given a whole /64: counting single addresses of it would count nothing. What stands for an IPv4 address
 * (RFC 4291 section 2.5.5.2) is that address.
 */
function ofVersion6(address: string): string {
  // Every spelling of an address becomes one (RFC 5952), with the last four bytes in hexadecimal.
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const groups = [...head, ...zeros, ...tail];
  if (/^(?:0:){5}ffff:/u.test(groups.join(':'))) {
    const bytes = groups.slice(6).map((group) => Number.parseInt(group, 16));
    return bytes.flatMap((pair) => [pair >> 8, pair & 255]).join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}

const SALT = randomBytes(16);

/**
 * One of 65,536 places for a client: few enough that a flood of addresses cannot fill the memory, many enough that two
 * visitors hardly ever share one. Nobody can tell the address from it, and after a restart it is another one.
 */
export function clientPlace(address: string | null): string {
  if (address === null) return 'unknown';
  return createHmac('sha256', SALT).update(address).digest('hex').slice(0, 4);
}
