import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const BUSY_SECONDS = 0.2;

/** Prints by how much `cpuSeconds` rises over a child process that is busy for a known processor time. */
const PROGRAM = `
  import { spawnSync } from 'node:child_process';
  import { cpuSeconds } from './scripts/cpu-seconds.mjs';
  const before = cpuSeconds();
  const busy = 'for (let used = 0; used < ${BUSY_SECONDS * 1e6}; ) { const { user, system } = process.cpuUsage(); used = user + system; }';
  spawnSync(process.execPath, ['-e', busy]);
  console.log(cpuSeconds() - before);
`;

describe.runIf(existsSync('/proc/self/stat'))('cpuSeconds', () => {
  it('counts the time of child processes that have ended', () => {
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', PROGRAM], {
      encoding: 'utf8',
    });
    expect(Number(stdout)).toBeGreaterThanOrEqual(BUSY_SECONDS - 0.02);
  });
});
