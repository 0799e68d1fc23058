import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { makeFolder } from '@api/system/make-folder';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'lucka-make-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
});

describe('makeFolder', () => {
  it('creates a folder with its parents, and leaves an existing one', async () => {
    const folder = path.join(home, 'a', 'b', 'c');
    await makeFolder(folder, 0o700);
    await makeFolder(folder, 0o755);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('rejects below a file', async () => {
    await writeFile(path.join(home, 'file'), '');
    await expect(makeFolder(path.join(home, 'file', 'a', 'b'))).rejects.toThrow('ENOTDIR');
  });

  it('rejects where a file has the name of the folder', async () => {
    const file = path.join(home, 'file');
    await writeFile(file, '');
    await expect(makeFolder(file)).rejects.toThrow('EEXIST');
  });

  it.runIf(process.platform === 'linux')(
    'rejects if no folder can be created, and does not try forever',
    async () => {
      await expect(makeFolder('/proc/lucka/data')).rejects.toThrow('ENOENT');
    },
  );
});
