import { execFile } from 'node:child_process';
import { chmod, cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makePrivateFolder } from '@api/database/data-folder';
import type { PostgresAccount } from '@api/database/postgres-account';
import { findShippedPostgres, postgresBinaries } from '@api/database/postgres-binaries';
import { makeThrowAwayFolder } from '@test/support/database/throw-away-folder';

/** PostgreSQL refuses to run as root, so root gives its folders to another account, which only root can do. */
const isRoot = process.getuid?.() === 0;
const UNPRIVILEGED: PostgresAccount = { uid: 65_534, gid: 65_534 };

/** A PostgreSQL as it comes when no install script has run, in a folder that only its owner may enter. */
async function anUnlinkedPostgres(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'lucka-home-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  const native = join(home, 'platform', 'native');
  await cp(findShippedPostgres(), native, { recursive: true, verbatimSymlinks: true });
  const entries = await readdir(join(native, 'lib'), { withFileTypes: true });
  const links = entries.filter((entry) => entry.isSymbolicLink());
  await Promise.all(links.map((link) => rm(join(native, 'lib', link.name))));
  return native;
}

async function aDataFolder(account?: PostgresAccount): Promise<string> {
  const folder = await makeThrowAwayFolder();
  onTestFinished(() => folder.dispose());
  return makePrivateFolder(folder.path, account);
}

async function versionOf(binary: string, account?: PostgresAccount): Promise<string> {
  return (await promisify(execFile)(binary, ['--version'], { cwd: '/', ...account })).stdout;
}

describe('postgresBinaries', () => {
  it('creates the links between the libraries if no install script did', async () => {
    const shipped = await anUnlinkedPostgres();
    await expect(versionOf(join(shipped, 'bin', 'postgres'))).rejects.toThrow('libraries');

    const { postgres, initdb } = await postgresBinaries(await aDataFolder(), undefined, shipped);

    expect(dirname(postgres)).toBe(join(shipped, 'bin'));
    expect(await versionOf(postgres)).toContain('PostgreSQL');
    expect(await versionOf(initdb)).toContain('PostgreSQL');
  });

  it.skipIf(!isRoot)('copies them once to a path that another account can reach', async () => {
    const shipped = await anUnlinkedPostgres();
    const folder = await aDataFolder(UNPRIVILEGED);
    const { postgres } = await postgresBinaries(folder, UNPRIVILEGED, shipped);
    const made = (await stat(postgres)).ctimeMs;

    expect(postgres.startsWith(folder)).toBe(true);
    expect(await versionOf(postgres, UNPRIVILEGED)).toContain('PostgreSQL');
    expect(await postgresBinaries(folder, UNPRIVILEGED, shipped)).toMatchObject({ postgres });
    expect((await stat(postgres)).ctimeMs).toBe(made);
  });

  it.skipIf(isRoot)('copies them if the installation is read-only', async () => {
    const shipped = await anUnlinkedPostgres();
    await chmod(join(shipped, 'lib'), 0o555);
    const folder = await aDataFolder();
    const { postgres } = await postgresBinaries(folder, undefined, shipped);
    await chmod(join(shipped, 'lib'), 0o755);

    expect(postgres.startsWith(folder)).toBe(true);
    expect(await versionOf(postgres)).toContain('PostgreSQL');
  });

  it('suggests DATABASE_URL if there is none for the platform', () => {
    expect(() => findShippedPostgres('sunos')).toThrow(/has no PostgreSQL for sunos-.*DATABASE_URL/);
  });

  it('has links whose targets exist', async () => {
    const native = findShippedPostgres();
    const list: readonly { source: string }[] = JSON.parse(
      await readFile(join(native, 'pg-symlinks.json'), 'utf8'),
    );

    expect(list.length).toBeGreaterThan(0);
    await Promise.all(list.map(({ source }) => stat(join(native, '..', source))));
  });
});
