import { type Home, type KeptCustomer, NEW_CUSTOMER } from '@/adapters/cli/terminal/home';

/** A home for as long as the test runs. */
export class MemoryHome implements Home {
  readonly #customers = new Map<string, KeptCustomer>();
  #chain: Uint8Array | undefined;

  customer(site: string): Promise<KeptCustomer> {
    return Promise.resolve(this.#customers.get(site) ?? NEW_CUSTOMER);
  }

  keepCustomer(site: string, customer: KeptCustomer): Promise<void> {
    this.#customers.set(site, customer);
    return Promise.resolve();
  }

  chain(): Promise<Uint8Array | undefined> {
    return Promise.resolve(this.#chain);
  }

  keepChain(chain: Uint8Array): Promise<void> {
    this.#chain = chain;
    return Promise.resolve();
  }
}
