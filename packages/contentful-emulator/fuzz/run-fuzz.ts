import fc from 'fast-check';
import { Agent, request as httpRequest } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { JsonObject } from '../src/space/space-types.ts';
import { startEmulator } from '../src/start-emulator.ts';
import { queriesFor } from './make-queries.ts';

export type FuzzResult = { asked: number; byStatus: Map<number, number>; failures: string[] };

/**
 * Asks an emulator over `path` a number of made-up queries on both services and notes every answer
 * that is a 5xx, no valid JSON, or none at all. The same seed asks the same questions.
 */
export async function runFuzz(path: string, count: number, seed: number): Promise<FuzzResult> {
  const file = JSON.parse(await readFile(path, 'utf8')) as JsonObject;
  const emulator = await startEmulator({ space: path });
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const byStatus = new Map<number, number>();
  const failures: string[] = [];
  try {
    const queries = fc.sample(queriesFor(file, emulator.spaceId), { numRuns: count, seed });
    for (const [at, query] of queries.entries()) {
      const isPreview = at % 4 === 0;
      const token = isPreview ? emulator.previewToken : emulator.deliveryToken;
      const root = isPreview ? emulator.previewUrl : emulator.url;
      const { status, problem } = await ask(root, query, token, agent);
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
      if (status >= 500 || problem) failures.push(`${status} ${problem ?? ''} ${query}`);
    }
    return { asked: queries.length, byStatus, failures };
  } finally {
    agent.destroy();
    await emulator.close();
  }
}

function ask(
  root: string,
  path: string,
  token: string,
  agent: Agent,
): Promise<{ status: number; problem?: string }> {
  return new Promise((resolve) => {
    const headers = { Authorization: `Bearer ${token}` };
    const { hostname, port } = new URL(root);
    const request = httpRequest({ hostname, port, path, agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const status = response.statusCode ?? 0;
        try {
          JSON.parse(Buffer.concat(chunks).toString('utf8'));
          resolve({ status });
        } catch {
          resolve({ status, problem: 'the body is no JSON' });
        }
      });
    });
    request.on('error', (error) => resolve({ status: 0, problem: error.message }));
    request.end();
  });
}
