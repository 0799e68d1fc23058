import { type Home, type KeptCustomer, NEW_CUSTOMER } from '@/adapters/cli/terminal/home';

/** A home for as long as the test runs. */
export class MemoryHome implements Home {
  #customer = NEW_CUSTOMER;
  #chain: Uint8Array | undefined;

  customer(): Promise<KeptCustomer> {
    return Promise.resolve(this.#customer);
  }

  keepCustomer(customer: KeptCustomer): Promise<void> {
    this.#customer = customer;
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
