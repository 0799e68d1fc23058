import { readFile, writeFile } from 'node:fs/promises';

import type { ToolDeps } from '@cli/command/tool';

/** Files in the current folder. */
export const workingFiles: Pick<ToolDeps, 'readFile' | 'writeFile'> = {
  readFile: (file) => readFile(file).catch(() => undefined),
  writeFile: (file, text) =>
    writeFile(file, text).then(
      () => true,
      () => false,
    ),
};
