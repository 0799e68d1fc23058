import { type Home, type KeptCustomer, type LetGo, NEW_CUSTOMER } from '@/adapters/cli/terminal/home';
import { ok, type Result } from '@/domain/shared/result';

/** A home for as long as the test runs. */
export class MemoryHome implements Home {
  readonly #customers = new Map<string, KeptCustomer>();
  #chain: Uint8Array | undefined;
  readonly aside: Uint8Array[] = [];

  hold(): Promise<Result<LetGo, never>> {
    return Promise.resolve(ok(() => Promise.resolve()));
  }

  setChainAside(): Promise<string | undefined> {
    if (this.#chain !== undefined) this.aside.push(this.#chain);
    this.#chain = undefined;
    return Promise.resolve(`chain-set-aside-${this.aside.length}`);
  }

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
