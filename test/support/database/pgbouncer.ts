import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postgresAccount } from '@api/database/postgres-account';
import { freePort } from '@test/support/free-port';

export interface PgBouncer {
  /** The same database through PgBouncer. */
  readonly url: string;
  close(): Promise<void>;
}

/** PgBouncer with `deploy/pgbouncer.ini`, changed where a test has other addresses, and with another mode if wanted. */
export async function startPgBouncer(
  program: string,
  databaseUrl: string,
  mode?: 'transaction',
): Promise<PgBouncer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lucka-pgbouncer-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const database = new URL(databaseUrl);
  const name = database.pathname.slice(1);
  const host = database.searchParams.get('host') ?? database.hostname;
  const settings = (await readFile('deploy/pgbouncer.ini', 'utf8'))
    .replace(/^lucka = .*$/m, `${name} = host=${host} port=${database.port} dbname=${name}`)
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
    .replace(/^auth_file = .*$/m, `auth_file = ${folder}/userlist.txt`)
    .replace(/^pool_mode = .*$/m, `pool_mode = ${mode ?? 'session'}`);
  await writeFile(path.join(folder, 'pgbouncer.ini'), `${settings}unix_socket_dir =\n`);
  const { username, password } = database;
  await writeFile(path.join(folder, 'userlist.txt'), `"${username}" "${decodeURIComponent(password)}"\n`);
  // PgBouncer refuses to run as root.
  const account = await postgresAccount(folder);
  const child = spawn(program, [path.join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...account,
  });
  await untilUp(child.stderr);
  return {
    url: `postgresql://${username}:${password}@127.0.0.1:${port}/${name}`,
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/** PgBouncer writes to its error stream that it runs. */
function untilUp(log: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    log.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes('process up')) resolve();
    });
    log.once('end', () => reject(new Error(`PgBouncer did not start:\n${said}`)));
  });
}
