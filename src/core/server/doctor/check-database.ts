import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { join, resolve } from 'node:path';
import pg from 'pg';
import {
  describeFault,
  describePostgresUrl,
  findMissing,
  findTooNew,
  readAppliedSteps,
  type AppliedStep,
} from '#server/store/store.ts';
import { siteSchema } from '../migrations/site-schema.ts';
import { checkClock } from './check-machine.ts';
import { fault, ok, warning, type Finding } from './finding.ts';

const CONNECT_MS = 5_000;

/** The store, only read: it is made and brought forward by the site itself. */
export function checkDatabase(url: string | null, dataDir: string): Promise<Finding[]> {
  return url === null ? checkFile(dataDir) : checkServer(url);
}

async function checkFile(dataDir: string): Promise<Finding[]> {
  const path = join(resolve(dataDir), 'site.sqlite');
  if (!existsSync(path)) return [ok('Database', 'SQLite, made at the first start')];
  try {
    const file = new DatabaseSync(path, { readOnly: true, timeout: 2_000 });
    try {
      const verdict = String(file.prepare('PRAGMA quick_check').get()?.quick_check);
      if (verdict !== 'ok') {
        return [
          fault(
            'Database',
            `the file is damaged: ${verdict.slice(0, 100)}`,
            'Stop the site and restore a backup: npm run data:restore -- FILE.',
          ),
        ];
      }
      const applied = await readAppliedSteps('sqlite', (statement) =>
        Promise.resolve(file.prepare(statement).all()),
      );
      return [toSchemaFinding(`SQLite at ${path}`, applied)];
    } finally {
      file.close();
    }
  } catch (error) {
    return [
      fault(
        'Database',
        `${path} cannot be read (${describeFault(error)})`,
        'Run this check as the user the site runs as; see docs/operations.md.',
      ),
    ];
  }
}

async function checkServer(url: string): Promise<Finding[]> {
  const location = describePostgresUrl(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    const beforeMs = Date.now();
    await client.connect();
    const { rows } = await client.query<{ now: Date; create: boolean }>(
      `select clock_timestamp() as now,
        has_schema_privilege(current_schema(), 'create') as create`,
    );
    const { now, create } = rows[0]!;
    const offsetMs = (beforeMs + Date.now()) / 2 - now.getTime();
    const findings: Finding[] = [checkClock(offsetMs, 'the database server')];
    if (!create) {
      findings.push(
        fault(
          'Database',
          `the user of DATABASE_URL may not make tables at ${location}`,
          'Grant it: grant create on schema public to the user.',
        ),
      );
    }
    const applied = await readAppliedSteps(
      'postgresql',
      async (statement) => (await client.query<AppliedStep>(statement)).rows,
    );
    findings.push(toSchemaFinding(`PostgreSQL at ${location}`, applied));
    return findings;
  } catch (error) {
    return [
      fault(
        'Database',
        `PostgreSQL at ${location} cannot be used (${describeFault(error)})`,
        'Check DATABASE_URL, the server, and what stands between.',
      ),
    ];
  } finally {
    await client.end().catch(() => undefined);
  }
}

function toSchemaFinding(where: string, applied: readonly AppliedStep[]): Finding {
  const newer = findTooNew(applied, siteSchema);
  if (newer) {
    return fault(
      'Database',
      `${where} was written by a newer version (schema step ${newer.number} of ${newer.owner})`,
      'Start the newer version, or restore a backup made before it.',
    );
  }
  const missing = findMissing(applied, siteSchema);
  if (missing.length > 0) {
    const names = missing.map(({ owner, step }) => `${owner} ${step.number}`);
    return warning(
      'Database',
      `${where} lacks schema steps: ${names.join(', ')}`,
      'The next start brings it forward. Make a backup first: npm run data:backup.',
    );
  }
  return ok('Database', `${where}, all ${applied.length} schema steps`);
}
