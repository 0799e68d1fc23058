import { readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod/mini';

/** The content of `pg-symlinks.json`: file and link, relative to the package. */
const LINKS = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Creates the links between the libraries of a PostgreSQL (the folder `native` of its package). npm packages cannot
 * contain links; an install script creates them, but many installations run no such scripts.
 *
 * Answers false if they are missing and cannot be created.
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
