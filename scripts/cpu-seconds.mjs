import { readFileSync } from 'node:fs';

const OWN_STAT = '/proc/self/stat';
/** Linux counts processor time in hundredths of a second, whatever the processor. */
const TICKS_PER_SECOND = 100;

/**
 * The processor time, in seconds, that this process and all child processes that have ended used so far, in user and
 * system mode together. Undefined where the system has no /proc.
 */
export function cpuSeconds() {
  let stat;
  try {
    stat = readFileSync(OWN_STAT, 'utf8');
  } catch {
    return undefined;
  }
  // The name of the program, in parentheses, may contain blanks; utime, stime, cutime and cstime are fields 14 to 17.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((total, field) => total + Number(field), 0);
  return ticks / TICKS_PER_SECOND;
}
