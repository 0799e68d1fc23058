import { existsSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

/** The path of a program of the system; undefined where it is not installed. */
export const installed = (program: string): string | undefined =>
  FOLDERS.map((folder) => path.join(folder, program)).find((file) => existsSync(file));

/** The words by which a suite says that it is skipped, and why. */
export const unlessInstalled = (
  suite: string,
  programs: Readonly<Record<string, string | undefined>>,
): string => {
  const missing = Object.keys(programs).filter((name) => programs[name] === undefined);
  return missing.length === 0 ? suite : `${suite} (skipped: ${missing.join(', ')} is not installed)`;
};
