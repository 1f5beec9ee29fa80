import { fc } from '#tests/support/property.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBuilt } from '#tests/support/is-built.ts';
import { randomRequest } from './random-requests.ts';
import type { Answered, Asked } from './ask-site.ts';
import { startSiteInProcess, type SiteInProcess } from './site-in-process.ts';

const REQUESTS = 900;
const SEED = 20_261_121;
const AT_ONCE = 12;
/** Bytes of the longest page of the sample space with room to spare; nothing answers more than it holds. */
const LONGEST_ANSWER = 2_000_000;
const ELSEWHERE = /^(?:[a-z]+:)?[\\/]{2}(?!vending\.example)/iu;

/*
 * Seen failing: `isReadablePath` answering true, 500 for paths that React Router cannot decode; `onError` throwing on,
 * 500 for a multipart body without its boundary; `statusOrRedirect` without its look at white space, 503 for `/products/%20`;
 * no `handleError` for React Router, hundreds of stacks on standard error for OPTIONS and posts.
 */
describe.skipIf(!isBuilt)('Requests of any kind', () => {
  let site: SiteInProcess;
  beforeAll(async () => {
    site = await startSiteInProcess();
  });
  afterAll(() => site.stop(), 30_000);

  it(`${REQUESTS} at random: no fault of ours, nothing polluted, nothing endless`, async () => {
    const requests = fc.sample(randomRequest, { numRuns: REQUESTS, seed: SEED });
    const statuses = new Map<number, number>();
    const faults: string[] = [];
    const unread: Asked[] = [];
    const note = (asked: Asked, { status, body, headers }: Answered) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const location = headers['location'] ?? '';
      // Without mail there is no newsletter, which its endpoint and its form say of themselves.
      const isNoNewsletter = status === 503 && /^\/(?:api\/)?newsletter/u.test(asked.path);
      if (
        (status >= 500 && !isNoNewsletter) ||
        body.length > LONGEST_ANSWER ||
        ELSEWHERE.test(location)
      )
        faults.push(`${status} ${location} ${JSON.stringify(asked).slice(0, 500)}`);
    };
    for (let start = 0; start < requests.length; start += AT_ONCE) {
      const batch = requests.slice(start, start + AT_ONCE);
      const answers = await Promise.all(
        batch.map((request) => site.ask(request).catch(() => null)),
      );
      for (const [at, answer] of answers.entries()) {
        // The content service shares this process: on a busy machine a page may have to say that it came too late, and a
        // refusal that ends its connection may overtake the body that is being sent.
        if (answer === null || answer.status === 503) unread.push(batch[at]!);
        else note(batch[at]!, answer);
      }
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    }
    // By itself the same request finds the content service at leisure; a 503 of its own making stays one.
    for (const request of unread) note(request, await site.ask(request));
    expect(faults).toEqual([]);
    expect(site.errors).toEqual([]);
    const seen = [...statuses].toSorted(([a], [b]) => a - b).map((pair) => pair.join(': '));
    console.log(`Random requests, seed ${SEED}: ${seen.join(', ')}`);
    // Otherwise everything was turned away at the door and nothing was tried.
    for (const [status, share] of [
      [200, 0.1],
      [302, 0.01],
      [400, 0.05],
      [404, 0.1],
      [405, 0.05],
    ] as const)
      expect([status, statuses.get(status)]).toEqual([
        status,
        expect.toSatisfy((count: number) => count > REQUESTS * share),
      ]);
  }, 300_000);
});
