import { readFile, writeFile } from 'node:fs/promises';

import type { ToolDeps } from '@cli/command/tool';

/** The files of the folder in which the program was called. */
export const workingFiles: Pick<ToolDeps, 'readFile' | 'writeFile'> = {
  readFile: (file) => readFile(file, 'utf8').catch(() => undefined),
  writeFile: (file, text) =>
    writeFile(file, text).then(
      () => true,
      () => false,
    ),
};
