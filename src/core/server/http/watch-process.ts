import type { SiteLog } from '#server/measuring/measuring.ts';

/**
 * What no handler caught. A promise that nobody waited for is reported and the site goes on: the request it came from
 * has its own answer. After a thrown error nobody knows what state the process is in: it takes nothing new, finishes
 * what is in progress, and ends with 1, so that whoever started it (systemd, a container's restart rule) starts it anew.
 * @param stop ends the site in good order, with this exit code
 */
export function watchProcess(log: SiteLog, stop: (code: number) => void): void {
  process.on('unhandledRejection', (reason: unknown) =>
    log.error({ err: reason }, 'Unhandled error; the site goes on. Please report this line'),
  );
  process.on('uncaughtException', (error: Error) => {
    log.fatal(
      { err: error },
      'A fault inside the site leaves it in an unknown state; it ends now and has to be started again. Please report this line',
    );
    stop(1);
  });
}
