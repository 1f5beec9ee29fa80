import { mailInjection, sizes } from './abuse.ts';
import { clockJumps } from './clock-jumps.ts';
import { diskFull, lockedForFiveSeconds, syncBeforeAnswer, syncFails } from './disk.ts';
import { sameKeyFiftyTimes, withoutJavaScript } from './doubles.ts';
import type { Fault } from './fault.ts';
import { killPostgres, killProcesses, killProcessesWhileMailing } from './kills.ts';
import { ambiguousSends, poisonMessage, sesDownForAnHour } from './mailer.ts';
import { backupUnderLoad, moveToPostgres } from './moving.ts';
import { spamRun } from './spam-run.ts';
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
];
