import { clientAddress } from './client-address.ts';
import { isFromThisSite } from './origin-check.ts';

/** What the node adapter hands to the app beside the request; absent under another host. */
type NodeBindings = { incoming?: { socket?: { remoteAddress?: string | undefined } } } | undefined;

/** Address of the peer of this connection, from the node adapter's bindings. */
export function socketAddress(env: unknown): string | null {
  return (env as NodeBindings)?.incoming?.socket?.remoteAddress ?? null;
}

/** Reads from a post who sent it and whether it comes from this site. */
export function createPostReader(parts: {
  trustedProxyCount: number;
  allowedOrigins: readonly string[];
}) {
  return (
    request: Request,
    peer: string | null,
  ): { address: string | null; fromThisSite: boolean } => {
    const { headers } = request;
    return {
      address: clientAddress(peer, headers.get('x-forwarded-for'), parts.trustedProxyCount),
      fromThisSite: isFromThisSite(
        {
          origin: headers.get('origin'),
          secFetchSite: headers.get('sec-fetch-site'),
          host: headers.get('host') ?? URL.parse(request.url)?.host ?? null,
        },
        parts.allowedOrigins,
      ),
    };
  };
}

export type ReadPost = ReturnType<typeof createPostReader>;
