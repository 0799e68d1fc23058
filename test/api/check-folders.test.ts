import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { checkFolders } from '@api/check-folders';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'lucka-folders-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
});

describe('checkFolders', () => {
  it('creates the folders of pictures and e-mails, and leaves no test files', async () => {
    const data = path.join(home, 'data');
    await checkFolders(data);
    await checkFolders(data);
    expect((await readdir(data, { recursive: true })).toSorted()).toEqual(['images', 'mail']);
  });

  it.each(['images', 'mail'])('names the folder that is not writable: a file is called %s', async (name) => {
    await writeFile(path.join(home, name), '');
    await expect(checkFolders(home)).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(
        new RegExp(`^${path.join(home, name)} is not writable: .*Set LUCKA_DATA to another folder`),
      ),
    });
  });
});
