import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ASSETS = fileURLToPath(new URL('../../../build/client/assets', import.meta.url));

/** Files, sockets and pipes that a process holds. */
export const openHandles = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;

/** Size of the store's write-ahead log in MB. */
export const walMb = (dataDir: string) =>
  (statSync(join(dataDir, 'site.sqlite-wal'), { throwIfNoEntry: false })?.size ?? 0) / 1024 / 1024;

/** Addresses of the built site's files. */
export const builtFiles = () =>
  readdirSync(ASSETS)
    .filter((name) => /\.(?:js|css|svg)$/u.test(name))
    .map((name) => `/assets/${name}`);

/** "200: 13, 404: 2" */
export const inWords = (statuses: ReadonlyMap<number, number>) =>
  [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
