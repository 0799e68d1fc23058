import type { Result } from '@/domain/shared/result';

/** The state of a customer between two commands, as a browser stores it. */
export interface StoredCustomer {
  /** The site's local storage. */
  readonly stored: readonly (readonly [key: string, text: string])[];
  readonly cookies: readonly (readonly [name: string, value: string])[];
  /** The recording of recent steps, without personal data. */
  readonly report?: string | undefined;
}

export const NEW_CUSTOMER: StoredCustomer = { stored: [], cookies: [] };

/**
 * Stores customers for each site separately, so that no site receives cookies or order codes of another. Lock it before
 * writing.
 */
export interface Home {
  /** Locks the home for one process; waits a little for another one, and then answers its holder. */
  lock(command: string): Promise<Result<Release, LockHolder>>;
  customer(site: string): Promise<StoredCustomer>;
  saveCustomer(site: string, customer: StoredCustomer): Promise<void>;
  /** The chain of the in-process API as saved by `saveChain`; undefined if there is none. */
  chain(): Promise<Uint8Array | undefined>;
  saveChain(chain: Uint8Array): Promise<void>;
  /**
   * Renames the chain so that it is neither read nor overwritten, and answers its new path; undefined if there is none.
   */
  setChainAside(): Promise<string | undefined>;
}

export type Release = () => Promise<void>;

/** The process that has locked a home. */
export interface LockHolder {
  readonly pid: number;
  readonly host: string;
  /** Its command: `basket add`. */
  readonly command: string;
  /** ISO 8601. */
  readonly since: string;
  /** The lock file, to delete if the process is not lucka. */
  readonly file: string;
}
