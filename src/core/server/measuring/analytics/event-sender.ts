import type { Context } from 'hono';
import { clientAddress } from '../../client-address.ts';
import { socketAddress } from '../../client-address.ts';

/** What a sink may need to know of who sent an event; kept by none of ours. */
export type EventSender = { address: string | null; userAgent: string };

export function toSender(c: Context, trustedProxyCount: number): EventSender {
  const forwarded = c.req.header('x-forwarded-for') ?? null;
  return {
    address: clientAddress(socketAddress(c.env), forwarded, trustedProxyCount),
    userAgent: (c.req.header('user-agent') ?? '').slice(0, 300),
  };
}

/** Do Not Track and Global Privacy Control: nothing is recorded of who asks for that. */
export function refusesTracking(request: { header(name: string): string | undefined }): boolean {
  return request.header('dnt') === '1' || request.header('sec-gpc') === '1';
}
