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
 * @returns IPv4 address, or the /64 network of an IPv6 address, both without the port that some proxies add; what else
 *   a proxy calls the visitor (RFC 7239 section 6.3), as it stands; null when nothing is known
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
  const bare = withoutPort(address).replace(/^::ffff:(?=\d+\.)/iu, '');
  if (isIP(bare) === 4) return bare;
  if (isIP(bare) === 6) return network64(bare);
  return NAME.test(bare) && bare.toLowerCase() !== 'unknown' ? bare : null;
}

/** What can stand for a visitor, in a header and a list, although it is no address. */
const NAME = /^[\w.:-]{1,64}$/u;

/** Azure's and IIS' proxies write 203.0.113.8:51000, RFC 7239 "[2001:db8::1]:51000". */
function withoutPort(written: string): string {
  const bare = written.replaceAll('"', '');
  return /^\[([^\]]+)\](?::\w+)?$/u.exec(bare)?.[1] ?? /^([^:]+):\w+$/u.exec(bare)?.[1] ?? bare;
}

/** One visitor is given a whole /64: counting single addresses of it would count nothing. */
function network64(address: string): string {
  const [head = '', tail = ''] = address.split('%')[0]!.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const groups = address.includes('::')
    ? [
        ...left,
        ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'),
        ...right,
      ]
    : left;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
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
