import {
  chmod,
  chown,
  lchown,
  mkdir,
  mkdtemp,
  realpath,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { makePrivateFolder, prepareDataFolder, shortHash } from '@api/database/data-folder';
import { startEmbeddedPostgres } from '@api/database/embedded-postgres';
import { postgresAccount } from '@api/database/postgres-account';
import type { PostgresAccount } from '@api/database/postgres-account';

/** PostgreSQL refuses to run as root, so root gives its folders to another account, which only root can do. */
const isRoot = process.getuid?.() === 0;
const UNPRIVILEGED: PostgresAccount = { uid: 65_534, gid: 65_534 };
const OTHER_ACCOUNT: PostgresAccount = { uid: 4_711, gid: 4_711 };

let home: string;

beforeEach(async () => {
  home = await realpath(await mkdtemp(join(tmpdir(), 'lucka-home-')));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
});

const ownerOf = async (path: string): Promise<PostgresAccount> => {
  const { uid, gid } = await stat(path);
  return { uid, gid };
};

describe('prepareDataFolder', () => {
  it('creates a private folder with its parents', async () => {
    const folder = await prepareDataFolder(join(home, '.lucka', 'data'), undefined);

    expect(folder).toBe(join(home, '.lucka', 'data'));
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('reports a folder that cannot be created', async () => {
    await writeFile(join(home, 'file'), '');

    await expect(prepareDataFolder(join(home, 'file', 'data'), undefined)).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining('LUCKA_DATA'),
    });
  });

  it.each([
    ['a file', 'file'],
    ['a folder below a file', 'file/below'],
    ['a device', '/dev/null'],
  ])('refuses a place below %s, and looks for no other place', async (_what, below) => {
    await writeFile(join(home, 'file'), '');
    const wanted = resolve(home, below, 'data');

    for (const account of [undefined, UNPRIVILEGED]) {
      await expect(prepareDataFolder(wanted, account)).rejects.toMatchObject({
        name: 'StartupError',
        message: expect.stringMatching(
          /^The data folder cannot be created: .*Set LUCKA_DATA to another folder\.$/,
        ),
      });
    }
    await expect(stat(`/var/tmp/lucka-${shortHash(wanted)}`)).rejects.toThrow('ENOENT');
  });

  it.skipIf(!isRoot)('gives it to the account that PostgreSQL runs as', async () => {
    await chmod(home, 0o711);
    const folder = await prepareDataFolder(join(home, 'data'), UNPRIVILEGED);

    expect(folder).toBe(join(home, 'data'));
    expect(await ownerOf(folder)).toEqual(UNPRIVILEGED);
  });

  it.skipIf(!isRoot)('chooses a reachable folder if the wanted one is in a private home', async () => {
    const wanted = join(home, 'project', '.lucka', 'data');
    const folder = await prepareDataFolder(wanted, UNPRIVILEGED);
    onTestFinished(() => rm(folder, { recursive: true }));

    expect(folder).toBe(`/var/tmp/lucka-${shortHash(wanted)}`);
    expect(await prepareDataFolder(wanted, UNPRIVILEGED)).toBe(folder);
  });

  it.skipIf(!isRoot)('runs PostgreSQL for a project in the private home of root', async () => {
    const wanted = join(home, 'data');
    const postgres = await startEmbeddedPostgres({
      dataFolder: wanted,
      isDurable: false,
      reportTrouble: () => undefined,
    });
    onTestFinished(() => rm(postgres.folder, { recursive: true }));
    onTestFinished(() => rm(join(tmpdir(), `lucka-${shortHash(postgres.folder)}`), { recursive: true }));
    onTestFinished(() => postgres.close());

    expect(await ownerOf(join(postgres.folder, 'cluster'))).toEqual(UNPRIVILEGED);
  });
});

describe('makePrivateFolder', () => {
  it.each(['/dev/null', 'a link to nothing'])('refuses %s, which is no folder', async (name) => {
    const path = name.startsWith('/') ? name : join(home, name);
    if (path !== name) await symlink(join(home, 'nowhere'), path);

    await expect(makePrivateFolder(path, UNPRIVILEGED)).rejects.toMatchObject({
      name: 'StartupError',
      message: `${path} is no folder. Set LUCKA_DATA to one.`,
    });
  });

  it('refuses a file, and leaves it unchanged', async () => {
    const path = join(home, 'file');
    await writeFile(path, '');

    await expect(makePrivateFolder(path, UNPRIVILEGED)).rejects.toThrow(/is no folder/);
    expect((await stat(path)).uid).toBe((await stat(home)).uid);
  });

  it.skipIf(!isRoot)('hands over no folder with other files in it', async () => {
    const path = join(home, 'somewhere');
    await mkdir(join(path, 'photographs'), { recursive: true });

    await expect(makePrivateFolder(path, UNPRIVILEGED)).rejects.toThrow('already holds other files');
    expect((await stat(path)).uid).toBe(0);
  });

  it.skipIf(!isRoot)('accepts a folder with pictures and e-mails only', async () => {
    const path = join(home, 'data');
    for (const name of ['images', 'mail']) await mkdir(join(path, name), { recursive: true });

    expect(await ownerOf(await makePrivateFolder(path, UNPRIVILEGED))).toEqual(UNPRIVILEGED);
  });

  it.skipIf(!isRoot)('refuses a path that another account has created', async () => {
    const path = join(home, 'socket');
    await mkdir(path);
    await chown(path, OTHER_ACCOUNT.uid, OTHER_ACCOUNT.gid);

    await expect(makePrivateFolder(path, UNPRIVILEGED)).rejects.toThrow(
      /belongs to another account of this machine\. .*LUCKA_DATA/,
    );
  });

  it.skipIf(!isRoot)("never follows another account's link", async () => {
    const target = join(home, 'target');
    await mkdir(target);
    await symlink(target, join(home, 'socket'));
    await lchown(join(home, 'socket'), OTHER_ACCOUNT.uid, OTHER_ACCOUNT.gid);

    await expect(makePrivateFolder(join(home, 'socket'), UNPRIVILEGED)).rejects.toThrow(
      'belongs to another account',
    );
    expect((await stat(target)).uid).toBe(0);
  });
});

describe('postgresAccount', () => {
  it.skipIf(!isRoot)('is the owner of the data when root runs it, else the account nobody', async () => {
    expect(await postgresAccount(join(home, 'none'))).toEqual(UNPRIVILEGED);
    expect(await postgresAccount(home)).toEqual(UNPRIVILEGED);
    await chown(home, OTHER_ACCOUNT.uid, OTHER_ACCOUNT.gid);

    expect(await postgresAccount(home)).toEqual(OTHER_ACCOUNT);
  });

  it.skipIf(isRoot)('is undefined for other users', async () => {
    expect(await postgresAccount(home)).toBeUndefined();
  });
});
