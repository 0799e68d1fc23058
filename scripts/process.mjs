import { spawn } from 'node:child_process';
import path from 'node:path';

/** The repository's top folder: the working folder of every script. */
export const projectRoot = path.dirname(import.meta.dirname);

const INTERRUPTIONS = ['SIGINT', 'SIGTERM'];
const PARENT_CHECK_MS = 500;
/** Output that is piped is printed later, with colours if this process has a terminal. */
const COLOURS = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined };
const running = new Set();

/**
 * Runs a command and resolves to `{ code, output }`, with standard output and standard error in one text. After the
 * limit, or when this process is interrupted, the command and all its child processes are ended.
 */
export function run(command, args, { limitSeconds = 180, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      env: { ...process.env, ...COLOURS, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    began(child);
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    const limit = setTimeout(() => {
      chunks.push(Buffer.from(`\nEnded after its limit of ${limitSeconds} s.\n`));
      endGroup(child, 'SIGKILL');
    }, limitSeconds * 1000);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(limit);
      ended(child);
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() });
    });
  });
}

/** As `run`, but a failure rejects with the command's output. */
export async function runQuietly(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
}

function endGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error; // ESRCH: it has ended by itself meanwhile
  }
}

/** An interruption of this process also ends the running commands. */
function endAllAndExit() {
  for (const child of running) endGroup(child, 'SIGTERM');
  process.exit(1);
}

function began(child) {
  if (running.size === 0) for (const signal of INTERRUPTIONS) process.on(signal, endAllAndExit);
  running.add(child);
}

function ended(child) {
  running.delete(child);
  if (running.size === 0) for (const signal of INTERRUPTIONS) process.off(signal, endAllAndExit);
}

/**
 * Ends this process when the npm that runs it is ended: npm forwards a signal to its shell, which exits without
 * forwarding it. After a signal to this process itself the watch stops, since a second signal means "at once".
 */
export function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS).unref();
  for (const signal of INTERRUPTIONS) {
    process.once(signal, () => {
      clearInterval(watch);
      if (process.listenerCount(signal) === 0) process.exit(1);
    });
  }
}
