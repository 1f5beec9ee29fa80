import { readFileSync } from 'node:fs';

/** Linux counts processor time in ticks of a hundredth of a second. */
const TICK_MS = 10;

/** Processor time that a process has used so far, all threads, user and system, in milliseconds. */
export function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is a name that may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/**
 * Processor time that the host has kept from this machine so far, all processors, in milliseconds; 0 where there is no
 * host. (`steal` in the first line of /proc/stat: proc_stat(5).)
 */
export function stolenMs(): number {
  const [all] = readFileSync('/proc/stat', 'utf8').split('\n');
  return Number(all!.split(/\s+/u)[8]) * TICK_MS;
}

/** Memory that a process holds, in MB. */
export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1]) / 1024;
}
