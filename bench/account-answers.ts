import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  accountsOn,
  Browser,
  OWNER,
  signUpOwner,
} from '#server/owner/accounts/test-support/account-bench.ts';
import { openSiteDatabase } from '#server/open-site-database.ts';
import { median } from '#tests/support/percentile.ts';
import type { Bench } from './bench.ts';

/** 200 tries, taken in turns so that the machine's moods meet both alike. */
const PAIRS = 100;
const KNOWN = OWNER.email;
const UNKNOWN = 'nobody@example.com';
const WRONG = 'a password that is not theirs';
const MOST_APART = 0.05;

/** Whether a refused sign-in takes as long for an account that exists as for one that does not. */
export const accountAnswers: Bench = {
  name: 'accounts',
  title: 'Refused sign-ins: an account that exists beside one that does not',
  async run(say) {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'bench-accounts-'));
    const place = { url: null, dataDir: folder.path };
    const database = await openSiteDatabase({ ...place, log: () => undefined });
    try {
      const { accounts } = accountsOn(database, {}, { hashing: null });
      await signUpOwner(accounts);
      const tookMs: Record<string, number[]> = { [KNOWN]: [], [UNKNOWN]: [] };
      const answers = new Set<string>();
      // Each try from an address of its own: the limits by address are no part of this.
      let address = 0;
      const trySignIn = async (email: string, counts: boolean) => {
        address += 1;
        const { visitor } = new Browser(`198.18.${address >> 8}.${address & 255}`);
        const startedAtMs = performance.now();
        const answer = await accounts.signIn(visitor, { email, password: WRONG });
        if (counts) tookMs[email]!.push(performance.now() - startedAtMs);
        answers.add(JSON.stringify(answer));
      };
      for (const email of [KNOWN, UNKNOWN, KNOWN, UNKNOWN]) await trySignIn(email, false);
      say(`${PAIRS * 2} tries`);
      for (let pair = 0; pair < PAIRS; pair++) {
        const order = pair % 2 === 0 ? [KNOWN, UNKNOWN] : [UNKNOWN, KNOWN];
        for (const email of order) await trySignIn(email, true);
      }
      await accounts.settled();
      const [known, unknown] = [median(tookMs[KNOWN]!), median(tookMs[UNKNOWN]!)];
      const apart = Math.abs(known / unknown - 1);
      return {
        heads: ['Account', 'Tries', 'Median'],
        rows: [
          ['exists', PAIRS, `${known.toFixed(1)} ms`],
          ['does not', PAIRS, `${unknown.toFixed(1)} ms`],
        ],
        targets: [
          {
            what: 'medians apart',
            limit: 'under 5 %',
            measured: `${(apart * 100).toFixed(1)} %`,
            met: apart < MOST_APART,
          },
          {
            what: 'different answers',
            limit: '1',
            measured: String(answers.size),
            met: answers.size === 1,
          },
        ],
        notes: [
          'A link to a new password is answered before anything is looked up, so there is nothing to compare.',
        ],
      };
    } finally {
      await database.close();
    }
  },
};
