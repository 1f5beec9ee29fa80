import { readFile } from 'node:fs/promises';
import { isObject } from '../src/space/json-value.ts';
import type { Json, JsonObject } from '../src/space/space-types.ts';

/** One recorded request and the real service's answer. */
export type Recording = {
  line: number;
  method: string;
  api: 'cda' | 'cpa';
  space: string;
  environment: string;
  /** The path behind space and environment, decoded: `['entries', 'nyancat']`. */
  segments: string[];
  path: string;
  query: string;
  status: number;
  body: JsonObject;
};

/** Reads a file of recordings, one JSON object a line, leaving out what is no call of the service. */
export async function readRecordings(
  path: string | URL,
): Promise<{ recordings: Recording[]; skipped: number }> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const recordings = lines.flatMap((text, index) => toRecording(text, index + 1) ?? []);
  return { recordings, skipped: lines.length - recordings.length };
}

function toRecording(text: string, line: number): Recording | undefined {
  const value = parse(text, line);
  if (!isObject(value)) return undefined;
  const { method, host, path, query, status } = value;
  let body = value['body'];
  if (typeof body === 'string') {
    try {
      body = JSON.parse(body) as Json;
    } catch {
      return undefined;
    }
  }
  if (typeof path !== 'string' || typeof status !== 'number' || !isObject(body)) return undefined;
  const parts = path.replace(/\/$/, '').split('/').slice(1).map(decodeURIComponent);
  if (parts[0] !== 'spaces' || !parts[1]) return undefined;
  const named = parts[2] === 'environments' && parts[3] !== undefined;
  return {
    line,
    method: typeof method === 'string' ? method : 'GET',
    api: typeof host === 'string' && host.startsWith('preview') ? 'cpa' : 'cda',
    space: parts[1],
    environment: named ? (parts[3] ?? 'master') : 'master',
    segments: parts.slice(named ? 4 : 2),
    path,
    query: typeof query === 'string' ? query : '',
    status,
    body,
  };
}

function parse(text: string, line: number): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    throw new Error(`Line ${line} of the recordings is not valid JSON.`, { cause: error });
  }
}
