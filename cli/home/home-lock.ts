import { link, readFile, unlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';

import type { HomeHolder, LetGo } from '@cli/home/home';
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

const LOOK_AGAIN_MS = 50;
const PATIENCE_MS = 3_000;
const TOKEN_BITS = 96;

/**
 * A file in a folder that one process at a time can make, by a link, which is there whole or not at all. What a process
 * that died has left is not removed, since two might remove it and then each other's: its successor is made beside it,
 * under a name that follows from it, so that again only one can be made.
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

  /** The folder has to be there. */
  async hold(command: string): Promise<Result<LetGo, HomeHolder>> {
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

  async #queue(draft: string): Promise<Result<LetGo, HomeHolder>> {
    for (let waitedMs = 0; ; waitedMs += LOOK_AGAIN_MS) {
      const held = await this.#take(draft);
      if (held.ok || waitedMs >= PATIENCE_MS) return held;
      await wait(this.#clock, LOOK_AGAIN_MS);
    }
  }

  /** Goes from one that died to its successor, until there is none or one is alive. */
  async #take(draft: string): Promise<Result<LetGo, HomeHolder>> {
    const first = path.join(this.#folder, 'lock');
    const dead: { readonly file: string; readonly token: string }[] = [];
    for (let file = first; ;) {
      if (await isMade(draft, file)) {
        // Whoever let go meanwhile removed the first one first.
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

/** Undefined where there is none any more; one that says nothing readable is of nobody who lives. */
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

/** One of another machine, with the folder in common, cannot be asked and counts as alive. */
const isAlive = ({ pid, host }: Holder): boolean =>
  host !== '' && (host !== hostname() || isProcessAlive(pid));

async function removeAll(files: readonly string[]): Promise<void> {
  for (const file of files) await unlink(file);
}
