import { basename } from 'node:path';
import { shortHash } from '@api/database/data-folder';
import { DEFAULT_DATA_FOLDER } from '@api/database/open-database';

const HASH_CHARS = 8;

/** Each chain's folder has one of its own, so that trying another chain changes no order of the first. */
export const usualDataFolder = (chainFolder: string | undefined): string =>
  chainFolder === undefined
    ? DEFAULT_DATA_FOLDER
    : `.lucka/${basename(chainFolder)}-${shortHash(chainFolder).slice(0, HASH_CHARS)}`;
