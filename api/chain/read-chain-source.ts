import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { err, ok, type Result } from '@/domain/shared/result';
import { errorInFile, type ChainError } from '@api/chain/chain-error';
import { CHAIN_FILES, CHAIN_FOLDERS, CHAIN_LIMITS, type ChainSource } from '@api/chain/chain-source';

/** Reads the files of a chain's folder as they are; their content is checked by `loadChain`. */
export function readChainSource(folder: string): Result<ChainSource, readonly ChainError[]> {
  const files = [
    ...CHAIN_FILES,
    ...Object.entries(CHAIN_FOLDERS).flatMap(([name, ending]) => filesIn(folder, name, ending)),
  ];
  const source = new Map<string, Uint8Array>();
  const errors: ChainError[] = [];
  if (files.length > CHAIN_LIMITS.files)
    return err([errorInFile('.', `There are more than ${CHAIN_LIMITS.files} files`)]);
  for (const file of files) {
    const bytes = readFile(path.join(folder, file), limitOf(file));
    if (typeof bytes === 'string') errors.push(errorInFile(file, bytes));
    else if (bytes !== undefined) source.set(file, bytes);
  }
  return errors.length > 0 ? err(errors) : ok(source);
}

const limitOf = (file: string): number =>
  file.startsWith('pictures/') ? CHAIN_LIMITS.pictureBytes : CHAIN_LIMITS.textBytes;

/** Sorted by name, so that the order does not depend on the file system. */
function filesIn(folder: string, under: string, ending: RegExp): string[] {
  const place = path.join(folder, under);
  if (statSync(place, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => `${under}/${name.split(path.sep).join('/')}`)
    .sort();
}

/** The error as a text; undefined if there is no such file. */
function readFile(file: string, maxBytes: number): Uint8Array | string | undefined {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.isFile() !== true) return undefined;
    return found.size > maxBytes ? `It is larger than ${maxBytes} bytes` : readFileSync(file);
  } catch (error) {
    return `It cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}
