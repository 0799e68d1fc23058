import { link, readFile, unlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';

import type { LockHolder, Release } from '@cli/home/home';
import { readJson } from '@/adapters/contract/read-json';
import { type Clock, wait } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import { formatInstant } from '@/domain/shared/instant';
import { err, ok, type Result } from '@/domain/shared/result';
import { isProcessAlive } from '@api/database/is-process-alive';

const holder = z.object({
  token: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  pid: z.int().check(z.positive()),
  host: z.string(),
  command: z.string(),
  since: z.string(),
});
type Holder = z.infer<typeof holder>;

const RETRY_MS = 50;
const WAIT_LIMIT_MS = 3_000;
const TOKEN_BITS = 96;

/**
 * A lock file that one process at a time can create, atomically by a hard link. The lock of a crashed process is not
 * deleted, since two processes could each delete the other's new one: the successor creates a file beside it, with a
 * name derived from its token, which again only one process can create.
 */
export class HomeLock {
  readonly #folder: string;
  readonly #clock: Clock;
  readonly #randomness: Randomness;

  constructor(folder: string, clock: Clock, randomness: Randomness) {
    this.#folder = folder;
    this.#clock = clock;
    this.#randomness = randomness;
  }

  /** The folder must exist. */
  async lock(command: string): Promise<Result<Release, LockHolder>> {
    const { pid } = process;
    const token = this.#randomness.token(TOKEN_BITS);
    const own = { token, pid, host: hostname(), command, since: formatInstant(this.#clock.now()) };
    const draft = path.join(this.#folder, `lock-draft-${token}`);
    await writeFile(draft, JSON.stringify(own), { mode: 0o600 });
    try {
      return await this.#queue(draft);
    } finally {
      await unlink(draft);
    }
  }

  async #queue(draft: string): Promise<Result<Release, LockHolder>> {
    for (let waitedMs = 0; ; waitedMs += RETRY_MS) {
      const locked = await this.#take(draft);
      if (locked.ok || waitedMs >= WAIT_LIMIT_MS) return locked;
      await wait(this.#clock, RETRY_MS);
    }
  }

  /** Follows the chain of crashed holders until a lock is free or its holder is alive. */
  async #take(draft: string): Promise<Result<Release, LockHolder>> {
    const first = path.join(this.#folder, 'lock');
    const dead: { readonly file: string; readonly token: string }[] = [];
    for (let file = first; ;) {
      if (await isMade(draft, file)) {
        // A holder that released in the meantime has deleted the first file first.
        if (dead.length === 0 || (await read(first))?.token === dead[0]?.token) {
          return ok(() => removeAll([...dead.map((each) => each.file), file]));
        }
        await removeAll([file]);
      }
      const other = await read(file);
      if (other === undefined) {
        dead.length = 0;
        file = first;
      } else if (isAlive(other)) {
        return err({ ...other, file });
      } else {
        dead.push({ file, token: other.token });
        file = path.join(this.#folder, `lock-after-${other.token}`);
      }
    }
  }
}

async function isMade(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Undefined if there is none; an unreadable lock counts as stale. */
async function read(file: string): Promise<Holder | undefined> {
  try {
    const json = readJson(await readFile(file, 'utf8'));
    const parsed = json.ok ? z.safeParse(holder, json.value) : undefined;
    return parsed?.success === true ? parsed.data : UNREADABLE;
  } catch {
    return undefined;
  }
}

const UNREADABLE: Holder = { token: 'unreadable', pid: 1, host: '', command: '', since: '' };

/** A holder on another machine that shares the folder cannot be checked and counts as alive. */
const isAlive = ({ pid, host }: Holder): boolean =>
  host !== '' && (host !== hostname() || isProcessAlive(pid));

async function removeAll(files: readonly string[]): Promise<void> {
  for (const file of files) await unlink(file);
}
