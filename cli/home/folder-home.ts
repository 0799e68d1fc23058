import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

import { type Home, type LockHolder, type StoredCustomer, type Release, NEW_CUSTOMER } from '@cli/home/home';
import { HomeLock } from '@cli/home/home-lock';
import { readJson } from '@/adapters/contract/read-json';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import type { Result } from '@/domain/shared/result';

const pairs = z.array(z.tuple([z.string(), z.string()]));
const storedCustomer = z.object({ stored: pairs, cookies: pairs, report: z.optional(z.string()) });

const customerFile = (site: string): string => `customer-${encodeURIComponent(site)}.json`;

/**
 * A home in a folder that only its owner may read, since it contains order codes. Files are replaced atomically; an
 * unreadable one counts as missing.
 */
export class FolderHome implements Home {
  readonly #folder: string;
  readonly #lock: HomeLock;

  constructor(folder: string, clock: Clock, randomness: Randomness) {
    this.#folder = folder;
    this.#lock = new HomeLock(folder, clock, randomness);
  }

  async lock(command: string): Promise<Result<Release, LockHolder>> {
    await this.#make();
    return this.#lock.lock(command);
  }

  async customer(site: string): Promise<StoredCustomer> {
    const bytes = await this.#read(customerFile(site));
    const json = bytes === undefined ? undefined : readJson(new TextDecoder().decode(bytes));
    const customer = json?.ok === true ? z.safeParse(storedCustomer, json.value) : undefined;
    return customer?.success === true ? customer.data : NEW_CUSTOMER;
  }

  saveCustomer(site: string, customer: StoredCustomer): Promise<void> {
    return this.#write(customerFile(site), new TextEncoder().encode(JSON.stringify(customer)));
  }

  chain(): Promise<Uint8Array | undefined> {
    return this.#read('chain');
  }

  saveChain(chain: Uint8Array): Promise<void> {
    return this.#write('chain', chain);
  }

  async setChainAside(): Promise<string | undefined> {
    const chain = path.join(this.#folder, 'chain');
    for (let number = 1; await isThere(chain); number += 1) {
      const aside = `${chain}-set-aside-${number}`;
      if (await isThere(aside)) continue;
      await rename(chain, aside);
      return aside;
    }
    return undefined;
  }

  async #make(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
  }

  async #read(name: string): Promise<Uint8Array | undefined> {
    try {
      return await readFile(path.join(this.#folder, name));
    } catch {
      return undefined;
    }
  }

  async #write(name: string, bytes: Uint8Array): Promise<void> {
    await this.#make();
    const place = path.join(this.#folder, name);
    await writeFile(`${place}.${process.pid}`, bytes, { mode: 0o600 });
    await rename(`${place}.${process.pid}`, place);
  }
}

async function isThere(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch {
    return false;
  }
}
