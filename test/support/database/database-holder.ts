import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Another process that claims a data folder, as a second `npm start` does. */
export interface DatabaseHolder {
  readonly pid: number;
  /** Its output: the opened folder, or why it did not start. */
  readonly words: string;
  /** Undefined while it runs. */
  readonly exitCode: number | undefined;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Starts it and waits until it has the folder or has exited. */
export async function startDatabaseHolder(dataFolder: string, address: string): Promise<DatabaseHolder> {
  const program = [file('run-typescript.mjs'), file('hold-database.ts'), dataFolder, address];
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  let words = '';
  const receive = (chunk: Buffer): void => {
    words += chunk.toString('utf8');
  };
  child.stdout.on('data', receive);
  child.stderr.on('data', receive);
  await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
  return {
    pid: child.pid ?? 0,
    words,
    exitCode: child.exitCode ?? undefined,
    end: async (signal) => {
      child.kill(signal);
      await exited;
    },
  };
}
