import type { Result } from '@/domain/shared/result';

/** What somebody at a terminal keeps between two commands, as a browser would. */
export interface StoredCustomer {
  /** The storage of the site. */
  readonly stored: readonly (readonly [key: string, text: string])[];
  readonly cookies: readonly (readonly [name: string, value: string])[];
  /** What was done lately, as a script without anything of who did it. */
  readonly report?: string | undefined;
}

export const NEW_CUSTOMER: StoredCustomer = { stored: [], cookies: [] };

/**
 * Where it is kept, for each site apart: one is never sent what another knows somebody by, its cookies and the codes of
 * its orders. Whoever keeps something there holds it first.
 */
export interface Home {
  /** Holds it, as one process at a time may; waits a little for another one, and then tells which. */
  hold(command: string): Promise<Result<LetGo, HomeHolder>>;
  customer(site: string): Promise<StoredCustomer>;
  saveCustomer(site: string, customer: StoredCustomer): Promise<void>;
  /** The chain of this process, as `saveChain` was given it; undefined where there is none yet. */
  chain(): Promise<Uint8Array | undefined>;
  saveChain(chain: Uint8Array): Promise<void>;
  /** Puts the chain where nobody reads or overwrites it, and tells where; undefined where there is none. */
  setChainAside(): Promise<string | undefined>;
}

export type LetGo = () => Promise<void>;

/** Who holds a home. */
export interface HomeHolder {
  readonly pid: number;
  readonly host: string;
  /** What it is doing: `basket add`. */
  readonly command: string;
  /** ISO 8601. */
  readonly since: string;
  /** What is to be deleted where that process is none of ours. */
  readonly file: string;
}
