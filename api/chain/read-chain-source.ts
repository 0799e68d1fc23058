import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { err, ok, type Result } from '@/domain/shared/result';
import { errorInFile, type ChainError } from '@api/chain/chain-error';
import { CHAIN_FILES, CHAIN_FOLDERS, CHAIN_LIMITS, type ChainSource } from '@api/chain/chain-source';

/**
 * Reads the files of a chain's folder as they are; their content is checked by `loadChain`. Links are followed only as
 * far as they stay in the folder, so that what is published is what was put there.
 */
export function readChainSource(folder: string): Result<ChainSource, readonly ChainError[]> {
  const outside = Object.keys(CHAIN_FOLDERS).filter((name) => leadsOut(folder, name));
  const files = [
    ...CHAIN_FILES,
    ...Object.entries(CHAIN_FOLDERS)
      .filter(([name]) => !outside.includes(name))
      .flatMap(([name, ending]) => filesIn(folder, name, ending)),
  ];
  const source = new Map<string, Uint8Array>();
  const errors = outside.map((name) => errorInFile(`${name}/`, LEADS_OUT));
  if (files.length > CHAIN_LIMITS.files)
    return err([errorInFile('.', `There are more than ${CHAIN_LIMITS.files} files`)]);
  for (const file of files) {
    const bytes = leadsOut(folder, file) ? LEADS_OUT : readFile(path.join(folder, file), limitOf(file));
    if (typeof bytes === 'string') errors.push(errorInFile(file, bytes));
    else if (bytes !== undefined) source.set(file, bytes);
  }
  return errors.length > 0 ? err(errors) : ok(source);
}

const LEADS_OUT = 'It is a link that leads out of the folder of the chain';

function leadsOut(folder: string, name: string): boolean {
  const place = path.join(folder, name);
  if (!existsSync(place)) return false;
  return !`${realpathSync(place)}${path.sep}`.startsWith(`${realpathSync(folder)}${path.sep}`);
}

const limitOf = (file: string): number =>
  file.startsWith('pictures/') ? CHAIN_LIMITS.pictureBytes : CHAIN_LIMITS.textBytes;

/** Sorted by name, so that the order does not depend on the file system. */
function filesIn(folder: string, under: string, ending: RegExp): string[] {
  const place = path.join(folder, under);
  if (statSync(place, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return namesIn(place)
    .filter((name) => ending.test(name))
    .map((name) => `${under}/${name.split(path.sep).join('/')}`)
    .sort();
}

/** No folder behind a link is entered, which could be anywhere or a circle. */
const namesIn = (place: string, under = ''): readonly string[] =>
  readdirSync(path.join(place, under), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(under, entry.name);
    return entry.isDirectory() ? namesIn(place, name) : [name];
  });

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
