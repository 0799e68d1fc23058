import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '@api/system/startup-error';
import { makeFolder } from '@api/system/make-folder';

/**
 * Creates the folders of pictures and e-mails and writes a test file into each, so that a full or unwritable one is
 * found at start.
 */
export async function checkFolders(dataFolder: string): Promise<void> {
  for (const name of ['images', 'mail']) {
    const folder = path.join(dataFolder, name);
    const probe = path.join(folder, `.probe-${randomUUID()}`);
    try {
      await makeFolder(folder, 0o700);
      await writeFile(probe, name);
      await rm(probe);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartupError(`${folder} is not writable: ${reason}. Set LUCKA_DATA to another folder.`, {
        cause: error,
      });
    }
  }
}
