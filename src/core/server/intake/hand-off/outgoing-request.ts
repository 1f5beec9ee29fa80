import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { handOffWords } from '#copy/en/hand-off-words.ts';
import { fill } from '#copy/wording.ts';
import { isPublicAddress, isPublicIp } from '#server/is-public-address.ts';
import { DeliveryError, fromNetworkFault } from '../mail/delivery-error.ts';

const { refusals } = handOffWords;

export type OutgoingRequest = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT';
  url: string;
  headers?: Record<string, string>;
  body?: string;
};

/** A request with JSON for its body. */
export function jsonRequest(
  method: OutgoingRequest['method'],
  url: string,
  headers: Record<string, string>,
  json?: unknown,
): OutgoingRequest {
  return {
    ...{ method, url, headers: { ...headers, 'Content-Type': 'application/json' } },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  };
}

export type OutgoingAnswer = {
  status: number;
  /** A head line of the answer; '' when it has none of that name. */
  header(name: string): string;
  text: string;
};

/** Asks another system. Any answer is one, whatever its status; throws DeliveryError when there is none. */
export type Requester = {
  ask(request: OutgoingRequest, signal: AbortSignal): Promise<OutgoingAnswer>;
};

const ANSWER_MAX_BYTES = 1024 * 1024;
/** Long: where repeats are not recognised, an answer that came too late would mean a second message. */
const ANSWER_LIMIT_MS = 60_000;

/** What of `dns.lookup` is used. */
export type NameLookup = (
  host: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/gu, '');

/**
 * Looks a name up at the moment of connecting and lets nothing through that is not public, so that a name cannot be
 * turned to a private address between a check and the request.
 */
const publicOnly =
  (lookUp: NameLookup): LookupFunction =>
  (host, options, done) => {
    lookUp(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '');
      if (found.length === 0 || !found.every(({ address }) => isPublicIp(address)))
        return done(new DeliveryError('misconfigured', fill(refusals.notPublic, { host })), '');
      if (options.all) return done(null, found);
      done(null, found[0]!.address, found[0]!.family);
    });
  };

/** @throws DeliveryError for an address that strangers could not reach: the site must not be made to ask its own network */
function refusePrivate(url: URL): void {
  if (url.protocol !== 'https:') throw new DeliveryError('misconfigured', refusals.notHttps);
  if (!isPublicAddress(url.href))
    throw new DeliveryError('misconfigured', fill(refusals.notPublic, { host: hostOf(url) }));
}

/**
 * Asks systems outside: https on public addresses only, redirects not followed, answers of limited size and time.
 * @param standIn address on this machine that gets every request, its host as the first part of the path; for tests
 * @param lookUp finds the addresses of a name
 * @param anyAddress whether plain HTTP and this network are fine: for an address that whoever runs the server has set
 */
export function createRequester({
  standIn = null,
  anyAddress = false,
  limitMs = ANSWER_LIMIT_MS,
  lookUp = lookup,
}: {
  standIn?: string | null;
  anyAddress?: boolean;
  limitMs?: number;
  lookUp?: NameLookup;
}): Requester {
  return {
    async ask({ method, url: given, headers, body }, signal) {
      const asked = new URL(given);
      if (!anyAddress) refusePrivate(asked);
      const url =
        standIn === null
          ? asked
          : new URL(`/${asked.host}${asked.pathname}${asked.search}`, standIn);
      const isSecure = url.protocol === 'https:';
      const options: RequestOptions = {
        method,
        // No connection is kept: one that the other side is about to close would take an inquiry along, and whether it
        // was read there nobody could tell.
        agent: false,
        ...(standIn === null && !anyAddress && { lookup: publicOnly(lookUp) }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]),
        headers: {
          Accept: 'application/json',
          'User-Agent': 'vending-site hand-off',
          ...headers,
          ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }),
        },
      };
      let isConnected = false;
      const onConnected = () => (isConnected = true);
      try {
        return await send(isSecure ? httpsRequest : httpRequest, url, options, body, onConnected);
      } catch (error) {
        if (error instanceof DeliveryError) throw error;
        throw fromNetworkFault(error, hostOf(asked), isConnected);
      }
    },
  };
}

function send(
  request: typeof httpRequest,
  url: URL,
  options: RequestOptions,
  body: string | undefined,
  onConnected: () => void,
): Promise<OutgoingAnswer> {
  return new Promise((resolve, reject) => {
    const sending = request(url, options, (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      response.on('data', (part: Buffer) => {
        size += part.length;
        if (size > ANSWER_MAX_BYTES) {
          response.destroy();
          return reject(new DeliveryError('ambiguous', refusals.tooLarge));
        }
        parts.push(part);
      });
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          header: (name) => String(response.headers[name] ?? ''),
          text: Buffer.concat(parts).toString('utf8'),
        }),
      );
      response.on('error', reject);
      response.on('aborted', () => reject(Object.assign(new Error(), { code: 'ECONNRESET' })));
    });
    const connected = url.protocol === 'https:' ? 'secureConnect' : 'connect';
    sending.on('socket', (socket) => socket.once(connected, onConnected));
    sending.on('error', reject);
    sending.end(body);
  });
}
