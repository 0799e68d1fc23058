import { readdirSync } from 'node:fs';
import path from 'node:path';
import { CHAIN_FILES, CHAIN_FOLDERS } from '@api/chain/chain-source';
import type { LocatedError } from '@api/chain/located-error';

/** Of editors and of people. */
const OTHER_FOLDERS = new Set(['schema']);
const OTHER_FILES = /^(?:\..*|.*\.(?:md|txt|csv))$/i;

const FOLDERS: ReadonlyMap<string, RegExp> = new Map(Object.entries(CHAIN_FOLDERS));

/** Warnings of files in the folder of a chain that are not part of it, as those with a misspelt name. */
export function unreadFiles(folder: string): readonly LocatedError[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? unreadIn(folder, entry.name) : unreadAlone(entry.name)))
    .toSorted()
    .map((file) => ({ file, line: 1, column: 1, field: '', message: 'Nothing reads it' }));
}

function unreadIn(folder: string, under: string): readonly string[] {
  if (OTHER_FOLDERS.has(under) || under.startsWith('.')) return [];
  const ending = FOLDERS.get(under);
  if (ending === undefined) return [`${under}/`];
  return readdirSync(path.join(folder, under))
    .filter((name) => !ending.test(name) && !OTHER_FILES.test(name))
    .map((name) => `${under}/${name}`);
}

const unreadAlone = (name: string): readonly string[] =>
  CHAIN_FILES.some((file) => file === name) || OTHER_FILES.test(name) ? [] : [name];
