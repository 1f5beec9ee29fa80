import { mailInjection, sizes } from './abuse.ts';
import { clockJumps } from './clock-jumps.ts';
import { contentFailsCold, contentFailsWarm } from './content/misbehaving.ts';
import { hostileSpaces } from './content/hostile-spaces.ts';
import { madeUpAddresses } from './content/made-up-addresses.ts';
import { contentRecovers, rateLimitKept, stampede } from './content/recovering.ts';
import { diskFull, lockedForFiveSeconds, syncBeforeAnswer, syncFails } from './disk.ts';
import { sameKeyFiftyTimes, withoutJavaScript } from './doubles.ts';
import type { Fault } from './fault.ts';
import { failOver, failOverByHalf, failOverFromSilence } from './fail-over.ts';
import { killedSenders } from './killed-senders.ts';
import { killPostgres, killProcesses, killProcessesWhileMailing } from './kills.ts';
import { lateMailServer } from './late-mail-server.ts';
import { ambiguousSends, poisonMessage, sesDownForAnHour } from './mailer.ts';
import { backupUnderLoad, moveToPostgres } from './moving.ts';
import { beacons } from './requests/beacons.ts';
import { longTexts, randomRequests, slowHeads } from './requests/over-sockets.ts';
import { patternTimes } from './requests/pattern-times.ts';
import { slowDatabase } from './slow-database.ts';
import { spamRun } from './spam-run.ts';
import { holdRate } from './standing/hold-rate.ts';
import { limitersStaySmall } from './standing/limiters.ts';
import { rollingUpdates } from './standing/rolling-update.ts';
import { soak } from './standing/soak.ts';
import { brokenStarts, newerSchemaBeside } from './standing/starting.ts';
import { strayFaults } from './standing/stray-faults.ts';
import { stopUnderLoad } from './stopping.ts';

/** Every fault test, in the order of the table. */
export const allFaults: readonly Fault[] = [
  ...[killProcesses, killPostgres, syncBeforeAnswer, syncFails, sesDownForAnHour, ambiguousSends],
  ...[
    poisonMessage,
    sameKeyFiftyTimes,
    diskFull,
    lockedForFiveSeconds,
    clockJumps,
    killProcessesWhileMailing,
  ],
  ...[
    stopUnderLoad,
    backupUnderLoad,
    moveToPostgres,
    withoutJavaScript,
    mailInjection,
    sizes,
    spamRun,
  ],
  ...[failOver, failOverByHalf, failOverFromSilence, slowDatabase],
  ...[lateMailServer, killedSenders],
  ...[
    contentFailsWarm,
    contentFailsCold,
    contentRecovers,
    stampede,
    hostileSpaces,
    rateLimitKept,
    madeUpAddresses,
  ],
  ...[randomRequests, slowHeads, longTexts, patternTimes, beacons],
  ...[
    soak,
    holdRate,
    strayFaults,
    limitersStaySmall,
    brokenStarts,
    newerSchemaBeside,
    ...rollingUpdates,
  ],
];
