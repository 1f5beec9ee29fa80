import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from './free-port.ts';

/** A throw-away PostgreSQL server on a free port. */
export type PostgresServer = {
  port: number;
  /** Makes a fresh database and answers its address. */
  createDatabase(): Promise<string>;
  /** Ends the server and all its children at once, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same data and port; it recovers by itself. */
  restart(): Promise<void>;
  /** Stands still as a machine that is gone without a word: connections stay open, nothing is answered. */
  freeze(): void;
  /** Goes on after it stood still. */
  thaw(): void;
  /** Makes a server that copies this one, and can only be read. */
  startStandby(): Promise<PostgresServer>;
  /** From a standby to a server of its own. */
  promote(): Promise<void>;
  /** Its data is replaced by that of another, which it copies from then on; it has to be down. */
  follow(primary: PostgresServer): Promise<void>;
  stop(): Promise<void>;
};

const DEBIAN_ROOT = '/usr/lib/postgresql';
const START_LIMIT_MS = 30_000;

/** Folder of initdb and postgres, or null with the reason why PostgreSQL cannot be had. */
export function findPostgres():
  | { folder: string; reason: null }
  | { folder: null; reason: string } {
  const folders: string[] = [];
  try {
    folders.push(
      execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: 'pipe' }).trim(),
    );
  } catch {
    // Not installed, or only the server without its development tool.
  }
  if (existsSync(DEBIAN_ROOT)) {
    const versions = readdirSync(DEBIAN_ROOT).sort((a, b) => Number(b) - Number(a));
    folders.push(...versions.map((version) => join(DEBIAN_ROOT, version, 'bin')));
  }
  const folder = folders.find((candidate) => existsSync(join(candidate, 'initdb')));
  if (!folder)
    return {
      folder: null,
      reason: 'PostgreSQL is not installed (Debian: apt-get install postgresql)',
    };
  if (process.getuid?.() === 0 && plainUser() === null) {
    return {
      folder: null,
      reason: 'PostgreSQL refuses to run as root and there is no user "postgres" or "nobody"',
    };
  }
  return { folder, reason: null };
}

/** PostgreSQL refuses to run as root: as root it runs under another user. */
function plainUser(): { uid: number; gid: number } | null {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // The next one.
    }
  }
  return null;
}

/**
 * Starts a server of its own. Throws when PostgreSQL cannot be had.
 * @param durable with fsync, as in production; suites that never pull the plug go faster without
 */
export function startPostgres(durable = true): Promise<PostgresServer> {
  return startServer(async (data, runTool) => {
    const args = [
      '-D',
      data,
      '-U',
      'site',
      '--auth=trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
    ];
    await runTool('initdb', args);
    writeFileSync(
      join(data, 'postgresql.auto.conf'),
      // Suites keep the pools of all their databases until they end.
      `shared_buffers = 32MB\nmax_connections = 300\nfsync = ${durable ? 'on' : 'off'}\n`,
    );
  });
}

type RunTool = (name: string, args: readonly string[]) => Promise<void>;

/** Has the data of `port` copied; -R writes down that it goes on copying. */
const copyOf = (port: number) => (data: string, runTool: RunTool) =>
  runTool('pg_basebackup', [
    ...['-D', data, '-R', '--checkpoint=fast', '--no-sync'],
    ...['-h', '127.0.0.1', '-p', String(port), '-U', 'site'],
  ]);

async function startServer(
  makeData: (data: string, runTool: RunTool) => Promise<void>,
): Promise<PostgresServer> {
  const found = findPostgres();
  if (found.folder === null) throw new Error(found.reason);
  const { folder } = found;
  const owner = process.getuid?.() === 0 ? plainUser() : null;
  const identity = owner ?? {};
  const home = mkdtempSync(join(tmpdir(), 'site-postgres-'));
  if (owner) chownSync(home, owner.uid, owner.gid);
  const data = join(home, 'data');
  const runTool: RunTool = (name, args) =>
    new Promise((resolve, reject) => {
      execFile(join(folder, name), args, { ...identity, cwd: home }, (error) =>
        error ? reject(error) : resolve(),
      );
    });
  await makeData(data, runTool);
  const port = await findFreePort();
  const address = (name: string) => `postgres://site@127.0.0.1:${port}/${name}`;
  let server: ChildProcess = await launch();
  let names = 0;

  async function launch(): Promise<ChildProcess> {
    const args = ['-D', data, '-p', String(port), '-k', home, '-c', 'listen_addresses=127.0.0.1'];
    const child = spawn(join(folder, 'postgres'), args, {
      ...identity,
      cwd: home,
      stdio: 'ignore',
    });
    const limit = performance.now() + START_LIMIT_MS;
    while (!(await answers())) {
      if (performance.now() > limit || child.exitCode !== null) {
        child.kill('SIGKILL');
        throw new Error('The PostgreSQL server did not start');
      }
      await wait(50);
    }
    return child;
  }

  async function answers(): Promise<boolean> {
    const client = new pg.Client({
      connectionString: address('postgres'),
      connectionTimeoutMillis: 1_000,
    });
    client.on('error', () => undefined);
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
  }

  const signalAll = (name: NodeJS.Signals) => {
    for (const pid of [server.pid!, ...childrenOf(server.pid!)]) signal(pid, name);
  };

  return {
    port,
    async createDatabase() {
      names += 1;
      const name = `site_${process.pid}_${names}`;
      const client = new pg.Client({ connectionString: address('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return address(name);
    },
    async kill() {
      signalAll('SIGKILL');
      await ended(server);
    },
    async restart() {
      server = await launch();
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    startStandby: () => startServer(copyOf(port)),
    promote: () => runTool('pg_ctl', ['promote', '-w', '-D', data]),
    async follow(primary) {
      rmSync(data, { recursive: true, force: true });
      await copyOf(primary.port)(data, runTool);
      server = await launch();
    },
    async stop() {
      signal(server.pid!, 'SIGINT');
      await ended(server);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended already.
  }
}

function childrenOf(pid: number): number[] {
  try {
    const list = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
    return list.split('\n').map(Number).filter(Boolean);
  } catch {
    return [];
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    await new Promise<void>((resolve) => child.once('exit', () => resolve()));
  }
}
