import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ONLY_SQLITE, placeEnv, type Fault } from '../fault.ts';

const PROGRAM = fileURLToPath(new URL('fill-limiters.ts', import.meta.url));

/** Places of the inquiry limiter, and a minute's strangers at the sign-in with their two counters each. */
const ROWS_MAX = 65_536 + 10_000;

export const limitersStaySmall: Fault = {
  id: 'E4',
  title:
    'one request each from 1,000,000 addresses (100,000 in the quick run), through every limiter',
  target: 'memory + < 100 MB, rows in the store bounded',
  engines: ONLY_SQLITE,
  async run({ place, long }) {
    const count = long ? 1_000_000 : 100_000;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--expose-gc', PROGRAM, String(count)],
      { env: { ...process.env, ...placeEnv(place) }, maxBuffer: 1e6 },
    );
    const report = JSON.parse(stdout) as Record<
      'intakeMb' | 'beaconMb' | 'signInMb' | 'rows',
      number
    >;
    return {
      ok:
        report.intakeMb < 100 &&
        report.beaconMb < 100 &&
        report.signInMb < 100 &&
        report.rows <= ROWS_MAX,
      measured: `${count} addresses: inquiries + ${report.intakeMb.toFixed(0)} MB, beacons + ${report.beaconMb.toFixed(0)} MB, sign-ins + ${report.signInMb.toFixed(0)} MB, ${report.rows} rows in the store`,
    };
  },
};
