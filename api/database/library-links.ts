import { readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod/mini';

/** What the package lists in `pg-symlinks.json`: the true file and its other name, from the folder of the package. */
const LINKS = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Makes the links between the libraries of a PostgreSQL (the folder `native` of its package). npm packages cannot hold
 * links; an install script makes them, but many installations run no such scripts.
 *
 * Answers false when they are missing and cannot be made here.
 */
export async function makeLibraryLinks(native: string): Promise<boolean> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = LINKS.parse(JSON.parse(list));
  const made = await Promise.all(links.map(({ source, target }) => makeLink(native, source, target)));
  return made.every(Boolean);
}

async function makeLink(native: string, source: string, target: string): Promise<boolean> {
  const inside = (path: string) => join(native, relative('native', path));
  return symlink(relative(dirname(target), source), inside(target)).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code === 'EEXIST',
  );
}
