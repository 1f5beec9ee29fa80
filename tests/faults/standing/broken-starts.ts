import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { openSiteDatabase } from '#server/open-site-database.ts';

/** One way in which a start is broken, and the sentence that must say so. */
export type BrokenStart = {
  name: string;
  /** Settings of the start; null where this machine cannot have it. */
  prepare(folder: string): Promise<BrokenStartSettings | null>;
  says: RegExp;
};

export type BrokenStartSettings = {
  env: Record<string, string>;
  /** The start runs under this command. */
  wrap?: string[];
  clear?: () => void;
};

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;
/** Root without what lets it pass by the rights of files, so that it meets them as any user does. */
const WITHOUT_PRIVILEGE = ['setpriv', '--bounding-set=-dac_override,-dac_read_search,-fowner'];
const silent = () => undefined;

const withEnv = (env: Record<string, string>) => () => Promise.resolve({ env });

/** A start on a small disk of its own; null where none can be mounted. */
function onDisk(folder: string, options: string): BrokenStartSettings | null {
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  if (status !== 0) return null;
  return { env: { DATA_DIR: folder }, clear: () => void execFileSync('umount', ['-l', folder]) };
}

async function storeIn(dataDir: string): Promise<DatabaseSync> {
  await (await openSiteDatabase({ url: null, dataDir, log: silent })).close();
  return new DatabaseSync(join(dataDir, 'site.sqlite'));
}

export const BROKEN_STARTS: readonly BrokenStart[] = [
  {
    name: 'a port that is no number',
    prepare: withEnv({ PORT: 'http' }),
    says: /PORT must be a whole number from 0 to 65535/u,
  },
  {
    name: 'a port in use',
    async prepare() {
      const other = createServer();
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
      const { port } = other.address() as { port: number };
      return { env: { PORT: String(port) }, clear: () => void other.close() };
    },
    says: /Port \d+ is in use: stop what uses it, or start with another/u,
  },
  {
    name: 'an address of another machine',
    prepare: withEnv({ HOST: '203.0.113.5' }),
    says: /HOST=203\.0\.113\.5 is not an address of this machine: use 127\.0\.0\.1/u,
  },
  {
    name: 'several settings at once',
    prepare: withEnv({ SITE_URL: 'example.com', SETTINGS_KEY: 'short', EMAIL_TO: 'owner' }),
    says: /SITE_URL must be [^]*EMAIL_TO must be [^]*SETTINGS_KEY must have/u,
  },
  {
    name: 'visits counted by a service without its settings',
    prepare: withEnv({ ANALYTICS: 'google' }),
    says: /ANALYTICS must be none, own, google: with a tag id/u,
  },
  {
    name: 'a data folder that is a file',
    async prepare(folder) {
      writeFileSync(join(folder, 'file'), '');
      return { env: { DATA_DIR: join(folder, 'file') } };
    },
    says: /a file is in the way\): set DATA_DIR to a folder that this user may write/u,
  },
  {
    name: 'a data folder that cannot be made',
    prepare: withEnv({ DATA_DIR: '/proc/vending-site' }),
    says: /cannot be made\): set DATA_DIR to a folder/u,
  },
  {
    name: 'a data folder of somebody else',
    async prepare(folder) {
      if (!isRoot) return null;
      const dataDir = join(folder, 'theirs');
      mkdirSync(dataDir, { mode: 0o700 });
      chownSync(dataDir, NOBODY, NOBODY);
      return { env: { DATA_DIR: dataDir }, wrap: WITHOUT_PRIVILEGE };
    },
    says: /(?:may not write there|cannot be opened)\): set DATA_DIR to a folder that this user may write/u,
  },
  {
    name: 'a disk that only allows reading',
    async prepare(folder) {
      return onDisk(join(folder, 'read-only'), 'size=1m,ro');
    },
    says: /(?:only allows reading|cannot be opened)\): set DATA_DIR/u,
  },
  {
    name: 'a full disk',
    async prepare(folder) {
      return onDisk(join(folder, 'full'), 'size=8k');
    },
    says: /the disk is full(?: or reports a fault)?\): set DATA_DIR to a folder that this user may write and that has free space/u,
  },
  {
    name: 'a disk without room for the sample pictures',
    async prepare(folder) {
      return onDisk(join(folder, 'small'), 'size=200k');
    },
    // Whichever asks for room first: they are written at the same time.
    says: /(?:sample pictures cannot be written to|database file) .*\(the disk is full(?: or reports a fault)?\): set DATA_DIR to a folder .* free space/u,
  },
  {
    name: 'a database that is none',
    async prepare(folder) {
      writeFileSync(join(folder, 'site.sqlite'), 'a letter, not a database. '.repeat(200));
      return { env: { DATA_DIR: folder } };
    },
    says: /not an SQLite database\): .*or restore a backup/u,
  },
  {
    name: 'a database of a newer version that did more than add',
    async prepare(folder) {
      const file = await storeIn(folder);
      file.exec("insert into schema_steps values ('core', 9999, 'of-tomorrow', 0, 1)");
      file.close();
      return { env: { DATA_DIR: folder } };
    },
    says: /written by a newer version of this site \(schema step 9999 of core, which this version does not know\), on which this one cannot run: start the newer version again, or restore a backup/u,
  },
  {
    name: 'a database server that is not there',
    prepare: withEnv({ DATABASE_URL: 'postgres://owner:s3cret-word@127.0.0.1:1/site' }),
    says: /PostgreSQL database at 127\.0\.0\.1:1\/site cannot be used \(nothing listens at that address\): check DATABASE_URL/u,
  },
  {
    name: 'a database server of an unknown name',
    prepare: withEnv({ DATABASE_URL: 'postgres://owner:s3cret-word@database.invalid/site' }),
    says: /database\.invalid:5432\/site cannot be used \(the host name (?:is unknown|cannot be looked up)\)/u,
  },
];
