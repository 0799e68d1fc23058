import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Creates a folder and its parents; an existing one is left unchanged. Rejects if it cannot be created, also where
 * something else has its name.
 *
 * `mkdir` with `recursive` never ends if a file system answers ENOENT below an existing folder, as /proc does (Node
 * 20.20); `test/api/system/make-folder.test.ts` shows it.
 */
export async function makeFolder(folder: string, mode = 0o777): Promise<void> {
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST' && (await isFolder(folder))) return;
    const parent = path.dirname(folder);
    if (code !== 'ENOENT' || (await exists(parent))) throw error;
    await makeFolder(parent, mode);
    await makeFolder(folder, mode);
  }
}

const isFolder = (folder: string): Promise<boolean> =>
  stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );

const exists = (folder: string): Promise<boolean> =>
  stat(folder).then(
    () => true,
    () => false,
  );
