import { type Home, type StoredCustomer, NEW_CUSTOMER } from '@cli/home/home';
import { ok } from '@/domain/shared/result';

/** A home in memory. */
export class MemoryHome implements Home {
  readonly #customers = new Map<string, StoredCustomer>();
  #chain: Uint8Array | undefined;
  readonly aside: Uint8Array[] = [];

  lock(): ReturnType<Home['lock']> {
    return Promise.resolve(ok(() => Promise.resolve()));
  }

  setChainAside(): Promise<string | undefined> {
    if (this.#chain !== undefined) this.aside.push(this.#chain);
    this.#chain = undefined;
    return Promise.resolve(`chain-set-aside-${this.aside.length}`);
  }

  customer(site: string): Promise<StoredCustomer> {
    return Promise.resolve(this.#customers.get(site) ?? NEW_CUSTOMER);
  }

  saveCustomer(site: string, customer: StoredCustomer): Promise<void> {
    this.#customers.set(site, customer);
    return Promise.resolve();
  }

  chain(): Promise<Uint8Array | undefined> {
    return Promise.resolve(this.#chain);
  }

  saveChain(chain: Uint8Array): Promise<void> {
    this.#chain = chain;
    return Promise.resolve();
  }

  /** All stored state as text. */
  content(): string {
    return JSON.stringify([...this.#customers]) + Buffer.from(this.#chain ?? []).toString('latin1');
  }
}

/** A read-only home; a write fails the test. */
export class FrozenHome implements Home {
  readonly #home: Home;

  constructor(home: Home) {
    this.#home = home;
  }

  lock(): Promise<never> {
    return refuseToWrite();
  }

  customer(site: string): Promise<StoredCustomer> {
    return this.#home.customer(site);
  }

  saveCustomer(): Promise<never> {
    return refuseToWrite();
  }

  chain(): Promise<Uint8Array | undefined> {
    return this.#home.chain();
  }

  saveChain(): Promise<never> {
    return refuseToWrite();
  }

  setChainAside(): Promise<never> {
    return refuseToWrite();
  }
}

const refuseToWrite = (): Promise<never> => Promise.reject(new Error('A question has written'));
