import type { IncomingMessage } from 'node:http';

const LOOPBACK_NAME = /^(localhost|[a-z0-9-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i;

/** The name of the host that a request was sent to, without the port; '' where it names none. */
export function hostNameOf({ headers }: IncomingMessage): string {
  return (headers.host ?? '').replace(/:\d+$/, '');
}

/**
 * True for a name that leads to this machine and nowhere else. Any other may be a foreign one that was made to resolve to
 * 127.0.0.1 (DNS rebinding): its pages would be of our origin and could read whatever is answered.
 */
export function isLoopbackName(name: string): boolean {
  return LOOPBACK_NAME.test(name);
}
