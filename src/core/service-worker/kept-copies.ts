const KEPT_AT = 'X-Kept-At';
const KEPT_BYTES = 'X-Kept-Bytes';

/** No longer true of the body as it is kept. */
const OF_THE_WIRE = ['Content-Encoding', 'Content-Length', 'Transfer-Encoding'];

export type Bounds = { copies: number; bytes: number };

/** A copy of an answer with the time and the size it is kept with, ready for a cache. */
export async function toCopy(answer: Response, nowMs: number): Promise<Response> {
  const body = await answer.arrayBuffer();
  const headers = new Headers(answer.headers);
  for (const name of OF_THE_WIRE) headers.delete(name);
  headers.set(KEPT_AT, String(nowMs));
  headers.set(KEPT_BYTES, String(body.byteLength));
  return new Response(body, { status: answer.status, headers });
}

/** When a copy was kept, in milliseconds since 1970. */
export function keptAt({ headers }: Pick<Response, 'headers'>): number {
  return Number(headers.get(KEPT_AT) ?? 0);
}

/** Takes the oldest copies out until the rest is within the bounds: a cache lists what was put last at the end. */
export async function trim(cache: Cache, { copies, bytes }: Bounds): Promise<void> {
  const [requests, answers] = await Promise.all([cache.keys(), cache.matchAll()]);
  let left = copies;
  let room = bytes;
  for (let index = requests.length - 1; index >= 0; index -= 1) {
    left -= 1;
    room -= Number(answers[index]?.headers.get(KEPT_BYTES) ?? 0);
    if (left < 0 || room < 0) await cache.delete(requests[index]!);
  }
}
