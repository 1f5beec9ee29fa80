import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, Agent } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isObject, objectAt } from '../src/space/json-value.ts';
import type { Json, JsonObject } from '../src/space/space-types.ts';
import { startEmulator } from '../src/start-emulator.ts';
import { growSpace } from './grow-space.ts';

const COUNT = 10_000;
const ROUNDS = 200;

const path = process.argv[2];
if (path === undefined || !existsSync(path)) {
  process.stderr.write('Give the path of an export to grow the measured space from.\n');
  process.exit(1);
}
await measure(path);

async function measure(source: string): Promise<void> {
  const file = JSON.parse(await readFile(source, 'utf8')) as JsonObject;
  const grown = growSpace(file, COUNT);
  const folder = await mkdtemp(join(tmpdir(), 'emulator-bench-'));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const target = join(folder, 'space.json');
    await writeFile(target, JSON.stringify(grown));
    const started = performance.now();
    const emulator = await startEmulator({ space: target });
    const ask = (query: string) =>
      get(`${emulator.url}/spaces/${emulator.spaceId}/entries?${query}`, agent);
    await ask('limit=1');
    const loadMs = performance.now() - started;
    const { type, field, values } = slugLike(grown);
    await ask(slugQuery(type, field, values[0] ?? ''));
    const slug = await median((round) =>
      ask(slugQuery(type, field, values[(round * 7919) % values.length] ?? '')),
    );
    const page = await median((round) =>
      ask(`include=2&limit=100&skip=${(round % 50) * 100}&order=sys.id`),
    );
    const unordered = await median((round) =>
      ask(`include=2&limit=100&skip=${(round % 50) * 100}`),
    );
    const text = await median(() => ask('query=the'), 20);
    const memory = Math.round(process.memoryUsage().rss / 1024 / 1024);
    await emulator.close();
    process.stdout.write(
      [
        `${COUNT} entries grown from ${source}, ${availableParallelism()} cores, Node ${process.version}`,
        `file read, checked, served, first answer   ${loadMs.toFixed(0)} ms`,
        `by ${type}.${field} (median of ${ROUNDS})   ${slug.toFixed(2)} ms`,
        `include 2, page of 100, ordered by id      ${page.toFixed(2)} ms`,
        `include 2, page of 100, unordered          ${unordered.toFixed(2)} ms`,
        `full text over everything                  ${text.toFixed(2)} ms`,
        `memory of the whole process                ${memory} MB`,
        '',
      ].join('\n'),
    );
  } finally {
    agent.destroy();
    await rm(folder, { recursive: true });
  }
}

function slugQuery(type: string, field: string, value: string): string {
  return `content_type=${type}&fields.${field}=${encodeURIComponent(value)}&limit=1`;
}

/** The text field with the most different values: a slug where there is one. */
function slugLike(file: JsonObject): { type: string; field: string; values: string[] } {
  const values = new Map<string, Set<string>>();
  for (const entry of list(file['entries'])) {
    const type = String(objectAt(objectAt(objectAt(entry, 'sys'), 'contentType'), 'sys')['id']);
    for (const [field, byLocale] of Object.entries(objectAt(entry, 'fields'))) {
      const value = isObject(byLocale) ? Object.values(byLocale)[0] : undefined;
      if (typeof value !== 'string' || value.length > 100) continue;
      const key = `${type} ${field}`;
      values.set(key, (values.get(key) ?? new Set()).add(value));
    }
  }
  const slugs = [...values].filter(([key]) => key.endsWith(' slug'));
  const [best] = (slugs.length > 0 ? slugs : [...values]).sort((a, b) => b[1].size - a[1].size);
  const [type = '', field = ''] = best?.[0].split(' ') ?? [];
  return { type, field, values: [...(best?.[1] ?? [])] };
}

function list(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter((item) => isObject(item)) : [];
}

async function median(work: (round: number) => Promise<void>, rounds = ROUNDS): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await work(round);
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

function get(address: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { Authorization: 'Bearer sample-delivery-token', 'Accept-Encoding': 'gzip' };
    const request = httpRequest(address, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${address} answered ${response.statusCode}`));
      });
    });
    request.on('error', reject);
    request.end();
  });
}
