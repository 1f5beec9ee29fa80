import { clientAddress } from '../../client-address.ts';
import { checkOrigin } from '../../own-origin.ts';

/** Reads from a post who sent it and whether it comes from this site. */
export function createPostReader(parts: {
  trustedProxyCount: number;
  allowedOrigins: readonly string[];
}) {
  return (
    { headers }: Request,
    peer: string | null,
  ): { address: string | null; fromThisSite: boolean } => {
    return {
      address: clientAddress(peer, headers.get('x-forwarded-for'), parts.trustedProxyCount),
      // What no page sent carries nobody's session, and may be an inquiry.
      fromThisSite: checkOrigin(headers, parts.allowedOrigins) !== 'foreign',
    };
  };
}

export type ReadPost = ReturnType<typeof createPostReader>;
