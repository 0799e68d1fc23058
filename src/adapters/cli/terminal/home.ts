/** What somebody at a terminal keeps between two commands, as a browser would. */
export interface KeptCustomer {
  /** The storage of the site. */
  readonly stored: readonly (readonly [key: string, text: string])[];
  readonly cookies: readonly (readonly [name: string, value: string])[];
}

export const NEW_CUSTOMER: KeptCustomer = { stored: [], cookies: [] };

/**
 * Where it is kept, for each site apart: one is never sent what another knows somebody by, its cookies and the codes of
 * its orders.
 */
export interface Home {
  customer(site: string): Promise<KeptCustomer>;
  keepCustomer(site: string, customer: KeptCustomer): Promise<void>;
  /** The chain of this process, as `keepChain` was given it; undefined where there is none yet. */
  chain(): Promise<Uint8Array | undefined>;
  keepChain(chain: Uint8Array): Promise<void>;
}
