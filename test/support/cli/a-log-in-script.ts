import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { writeScript } from '@/adapters/recording/read-script';
import { SIMULATED_MEMBERS, SIMULATED_PASSWORD } from '@/adapters/recording/simulated-members';

/** The file of a script in which a member logs in; deleted after the test. */
export async function aLogInScript(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lucka-script-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'log-in.jsonl');
  const [email] = SIMULATED_MEMBERS;
  const of = { who: 'Ada', tab: 0 };
  const script = writeScript({
    heading: { lucka: 'script', version: 1, seed: 7, start: '2026-11-21T11:45:00+01:00' },
    steps: [
      { ...of, at: 0, act: { do: 'visit', path: '/login' } },
      { ...of, at: 5_000, act: { do: 'log in', email, password: SIMULATED_PASSWORD } },
    ],
  });
  await writeFile(file, script);
  return file;
}
