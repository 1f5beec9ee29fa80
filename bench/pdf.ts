import { median, percentile } from '#tests/support/percentile.ts';
import { ask } from './ask.ts';
import { atMost, under, type Bench } from './bench.ts';
import { openEmulator, openSite } from './open-site.ts';
import { startBareServer } from './start-bare-server.ts';

const QUERIES = ['', '?units=imperial'];
const WARM_UP = 5;
const TIMES = 40;
const MOST_P95_MS = 100;
const MOST_BYTES = 150_000;

/** The spec sheet of every sample machine, drawn each time, in both systems of units. */
export const pdf: Bench = {
  name: 'pdf',
  title: 'Drawing a spec sheet that is not in the cache',
  async run(say) {
    const emulator = await openEmulator();
    const site = await openSite(emulator, {}, { keepsPages: false });
    const sheets = await sheetsOf(site.url);
    const one = await ask(site.url + sheets[0]!);
    const bare = await startBareServer({
      '/': { headers: ['content-type', 'application/pdf'], body: one.body.toString('base64') },
    });
    const bareMs = await timesOf(`${bare.url}/`);
    const rows: (string | number)[][] = [];
    const allMs: number[] = [];
    let mostBytes = 0;
    for (const path of sheets) {
      say(path);
      const { status, body } = await ask(site.url + path);
      if (status !== 200 || body.subarray(0, 5).toString() !== '%PDF-')
        throw new Error(`${path} answers ${status} and no document`);
      const tookMs = await timesOf(site.url + path);
      allMs.push(...tookMs);
      mostBytes = Math.max(mostBytes, body.length);
      rows.push([
        path,
        body.length,
        median(tookMs).toFixed(1),
        percentile(tookMs, 0.95).toFixed(1),
        (median(tookMs) / median(bareMs)).toFixed(0),
      ]);
    }
    await Promise.all([site.stop(), bare.stop(), emulator.close()]);
    const p95Ms = percentile(allMs, 0.95);
    return {
      heads: ['sheet', 'bytes', 'p50 ms', 'p95 ms', 'times the bare server'],
      rows,
      targets: [
        under('p95 of all sheets', p95Ms, MOST_P95_MS, 1, ' ms'),
        atMost('the largest sheet', mostBytes / 1_000, MOST_BYTES / 1_000, 1, ' kB'),
      ],
      notes: [
        'Content, fonts and pictures come from the memory of the site; the document is drawn for each request.',
      ],
    };
  },
};

/** The addresses of the sheets of all machines that the sitemap names. */
async function sheetsOf(siteUrl: string): Promise<string[]> {
  const { body } = await ask(`${siteUrl}/sitemap.xml`, { 'Accept-Encoding': 'identity' });
  const slugs = [...body.toString().matchAll(/\/machines\/([a-z\d-]+)</gu)].map(([, slug]) => slug);
  if (slugs.length === 0) throw new Error('The sitemap names no machine');
  return slugs.flatMap((slug) =>
    QUERIES.map((query) => `/machines/${slug}/spec-sheet.pdf${query}`),
  );
}

async function timesOf(url: string): Promise<number[]> {
  const tookMs: number[] = [];
  for (let time = 0; time < WARM_UP + TIMES; time += 1) {
    const answer = await ask(url);
    if (time >= WARM_UP) tookMs.push(answer.tookMs);
  }
  return tookMs;
}
