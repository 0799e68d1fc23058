// `npm run adopter`: takes the steps of README, "With your own restaurants", in a fresh copy of the last commit, and
// counts them. `-- --here` uses this folder's packages instead of installing them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from './process.mjs';

const MAX_STEPS = 12;
const LIMIT_MS = 300_000;

/** The lines of the README's block, without explanations. */
function stepsOf(readme) {
  const section = readme.split('**With your own restaurants.**')[1] ?? '';
  const [, block = ''] = /```sh\n([\s\S]*?)```/.exec(section) ?? [];
  return block.split('\n').filter((line) => line.trim() !== '');
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

const folder = mkdtempSync(path.join(tmpdir(), 'lucka-adopter-'));
const port = await freePort();
const origin = `http://localhost:${port}`;
const environment = {
  ...process.env,
  ...{ PORT: String(port), LUCKA_HOME: path.join(folder, 'home') },
  ...{ LUCKA_DATA: undefined, DATABASE_URL: undefined },
};
const usesPackagesHere = process.argv.includes('--here');
let server;

/**
 * Runs a line in the folder; resolves with its output once it ends, or once `until` has seen what it waits for.
 *
 * @param {string} line
 * @param {(output: string) => boolean} until
 * @returns {Promise<{child: import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, import('node:stream').Readable>, output: string}>}
 */
function shell(line, until = (_output) => false) {
  const child = spawn('bash', ['-c', line], {
    cwd: path.join(folder, 'lucka'),
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  return new Promise((resolve, reject) => {
    const limit = setTimeout(
      () => reject(new Error(`${line}: no end after ${LIMIT_MS} ms\n${output}`)),
      LIMIT_MS,
    );
    const onText = (text) => {
      output += text;
      if (until(output)) finish(undefined);
    };
    const finish = (code) => {
      clearTimeout(limit);
      if (code === undefined || code === 0) resolve({ child, output });
      else reject(new Error(`${line} failed:\n${output}`));
    };
    child.stdout.on('data', onText);
    child.stderr.on('data', onText);
    child.on('close', (code) => finish(code ?? 1));
  });
}

/** Pays on the page that `lucka pay` names, as the button of the page does, and waits for the end of `lucka pay`. */
async function pay(line) {
  const address = /https?:\S+\/demo-payment\/\S+/;
  const { child, output } = await shell(line, (text) => address.test(text));
  const [page = ''] = address.exec(output) ?? [];
  let rest = '';
  child.stdout.on('data', (text) => (rest += text));
  const ended = once(child, 'close');
  await fetch(page, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ action: 'pay', card: 'succeeds' }),
    redirect: 'manual',
  });
  const [code] = await ended;
  if (code !== 0 || !rest.includes('Paid.')) throw new Error(`${line} ended with ${code}:\n${rest}`);
}

async function take(step) {
  const line = step.replace(/ #.*$/, '').replaceAll('http://localhost:3000', origin);
  if (line === 'npm ci' && usesPackagesHere) {
    symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'lucka/node_modules'));
  } else if (line.endsWith('npm start')) {
    ({ child: server } = await shell(line, (text) => text.includes(`open at ${origin}`)));
  } else if (line.startsWith('npx lucka pay')) await pay(line);
  else await shell(line);
}

try {
  await shellClone();
  const steps = stepsOf(readFileSync(path.join(projectRoot, 'README.md'), 'utf8'));
  const begin = Date.now();
  for (const step of steps) {
    const stepBegin = Date.now();
    await take(step);
    console.log(`${((Date.now() - stepBegin) / 1000).toFixed(1).padStart(6)} s  ${step}`);
  }
  const seconds = ((Date.now() - begin) / 1000).toFixed(0);
  console.log(`\nA paid order in a new chain of three after ${steps.length} steps and ${seconds} s.`);
  if (steps.length === 0 || steps.length > MAX_STEPS) {
    console.error(`The README has ${steps.length} steps, not 1 to ${MAX_STEPS}.`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  if (server?.pid !== undefined) {
    process.kill(-server.pid, 'SIGTERM');
    await once(server, 'close');
  }
  rmSync(folder, { recursive: true, force: true });
}

async function shellClone() {
  const child = spawn('git', ['clone', '--quiet', projectRoot, path.join(folder, 'lucka')], {
    stdio: 'inherit',
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('The repository could not be copied.');
}
