import { homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { SystemClock } from '@/adapters/browser/system-clock';
import { readSecret } from '@cli/terminal/read-secret';
import { runLine } from '@cli/run/run-line';
import { FolderHome } from '@cli/home/folder-home';
import { workingFiles } from '@cli/tools/working-files';
import { showProgress } from '@cli/terminal/show-progress';
import { appVersion } from '@api/app-version';
import { systemRandomness } from '@api/system/system-randomness';

const { env, stdout, stderr } = process;
const defaultHome = path.join(env['XDG_STATE_HOME'] ?? path.join(homedir(), '.local/state'), 'lucka');
const clock = new SystemClock();

const exitCode = await runLine(process.argv.slice(2), {
  version: appVersion(),
  clock,
  randomness: systemRandomness,
  languageTag: env['LC_ALL'] ?? env['LC_MESSAGES'] ?? env['LANG'] ?? '',
  homeAt: (folder) => new FolderHome(folder ?? env['LUCKA_HOME'] ?? defaultHome, clock, systemRandomness),
  readSecret: (prompt) => readSecret(prompt, env['LUCKA_PASSWORD']),
  print: (text) => void stdout.write(text),
  warn: (text) => void stderr.write(text),
  showProgress: showProgress(stderr),
  variables: env,
  program: fileURLToPath(import.meta.url),
  files: workingFiles,
  // https://no-color.org
  hasColours: stdout.isTTY && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb',
});
// Background services have stopped; open connections of a server are not waited for.
process.exit(exitCode);
