import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import { runLighthouse, type LighthouseRun } from '#tests/lighthouse/run-lighthouse.ts';
import { median } from '#tests/support/percentile.ts';
import { PUBLIC_PATHS } from '#tests/support/public-paths.ts';
import type { BareAnswers } from './bare-server.ts';
import type { Bench } from './bench.ts';
import { openQuietSite } from './open-site.ts';
import { startBareServer } from './start-bare-server.ts';
import type { BareServer } from './start-bare-server.ts';

const ROUNDS = 5;
const MOST_ABOVE_PEER_MS = 30;
const FULL_MARKS_DUE = 15;
const PEER = 'the peer’s home';

/** How long a page keeps a phone from answering, and by what, beside a static site in turns where one is given. */
export const blocking: Bench = {
  name: 'blocking',
  title: 'What keeps a phone from answering',
  onRequest: true,
  async run(say, { peer: folder }) {
    const { site, close } = await openQuietSite(say);
    const peer = folder === undefined ? null : await servePeer(folder);
    // The canonical addresses of a site without SITE_URL are on this name.
    const origin = site.url.replace('127.0.0.1', 'localhost');
    const runs = new Map<string, LighthouseRun[]>();
    for (let round = 1; round <= ROUNDS; round += 1) {
      say(`round ${round} of ${ROUNDS}`);
      const urls: [name: string, url: string][] = PUBLIC_PATHS.map((path) => [path, origin + path]);
      if (peer) urls.push([PEER, peer.url]);
      for (const [name, url] of urls)
        runs.set(name, [...(runs.get(name) ?? []), await runLighthouse(url)]);
    }
    await peer?.stop();
    await close();
    const ours = [...runs].filter(([name]) => name !== PEER).map(([, each]) => each);
    const middle = (each: LighthouseRun[], what: Figure) => median(each.map((run) => run[what]));
    const fullMarks = ours.filter((each) => middle(each, 'performance') === 100).length;
    const most = Math.max(...ours.map((each) => middle(each, 'tbtMs')));
    const theirs = runs.get(PEER);
    const limit = theirs && middle(theirs, 'tbtMs') + MOST_ABOVE_PEER_MS;
    return {
      heads: [
        ...['page', 'blocking ms (range)', 'performance (range)', 'largest paint ms'],
        ...['style and layout ms', 'script ms', 'all of the main thread ms'],
      ],
      rows: [...runs].map(([name, each]) => [
        name,
        withRange(each, 'tbtMs'),
        withRange(each, 'performance'),
        ...(['lcpMs', 'styleMs', 'scriptMs', 'mainThreadMs'] as const).map((what) =>
          middle(each, what).toFixed(0),
        ),
      ]),
      targets: [
        {
          what: 'pages with a performance of 100',
          limit: `≥ ${FULL_MARKS_DUE} of ${ours.length}`,
          measured: String(fullMarks),
          met: fullMarks >= FULL_MARKS_DUE,
        },
        ...(limit === undefined
          ? []
          : [
              {
                what: 'blocking of the page that blocks most, in ms',
                limit: `≤ ${limit.toFixed(0)}, ${MOST_ABOVE_PEER_MS} above the peer`,
                measured: most.toFixed(0),
                met: most <= limit,
              },
            ]),
      ],
      notes: [
        `Lighthouse as a person’s phone, ${ROUNDS} rounds over all pages in turns, medians. ${
          peer
            ? 'The peer is a built static site, served compressed from memory.'
            : 'No static site was measured beside it: `npm run bench -- blocking --peer FOLDER` takes the folder of a built one.'
        }`,
      ],
    };
  },
};

type Figure = Exclude<keyof LighthouseRun, 'failed'>;

function withRange(runs: LighthouseRun[], what: Figure): string {
  const values = runs.map((run) => Math.round(run[what]));
  return `${median(values)} (${Math.min(...values)} to ${Math.max(...values)})`;
}

const COMPRESSED = /^(?:text\/|application\/(?:javascript|json|xml)|image\/svg)/u;

/**
 * Serves a built static site as a fast host would: from memory, compressed.
 * @param folder the built site, with index.html as its home
 * @throws where the folder has no home
 */
async function servePeer(folder: string): Promise<BareServer> {
  const answers: BareAnswers = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const type = getMimeType(entry.name) ?? 'application/octet-stream';
    const isCompressed = COMPRESSED.test(type);
    const bytes = readFileSync(file);
    answers[path.replace(/index\.html$/u, '')] = {
      headers: [
        ...['Content-Type', type, 'Cache-Control', 'public, max-age=3600'],
        ...(isCompressed ? ['Content-Encoding', 'br'] : []),
      ],
      body: (isCompressed ? brotliCompressSync(bytes) : bytes).toString('base64'),
    };
  }
  if (!answers['/'])
    throw new Error(`${folder} has no index.html: give the folder of a built site.`);
  return startBareServer(answers);
}
