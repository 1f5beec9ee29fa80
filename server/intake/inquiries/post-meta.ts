import type { Wording } from '#copy/wording.ts';
import { clientAddress } from '../../client-address.ts';
import { isFromThisSite } from './origin-check.ts';

/** Reads from a post who sent it and whether it comes from this site. */
export function createPostReader(parts: {
  trustedProxyCount: number;
  allowedOrigins: readonly string[];
  /** Of what is answered. */
  wording: Wording;
}) {
  return (
    request: Request,
    peer: string | null,
  ): { address: string | null; fromThisSite: boolean; wording: Wording } => {
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
      wording: parts.wording,
    };
  };
}

export type ReadPost = ReturnType<typeof createPostReader>;
