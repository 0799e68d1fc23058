import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { type Result } from '@/domain/shared/result';
import { HashingGate, type Busy } from '@api/accounts/hashing-gate';
import { HASHING_RETRY_SECONDS } from '@api/accounts/refusals';

/** argon2id, the package's default. Source: FAULT-A1; OWASP's minimum. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const CURRENT = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

/** On two cores one is left for orders; what waits longer than some seconds is given up by its visitor. */
const GATE = { maxAtOnce: Math.max(1, Math.min(2, availableParallelism() - 1)), maxWaiting: 16 };

export interface Verification {
  readonly isRight: boolean;
  /** Whether the hash was made with older parameters. */
  readonly isOutdated: boolean;
}

/** Hashes and verifies passwords. */
export interface PasswordHashing {
  /** Seconds to wait if no further password is taken; a call is then refused before it costs anything. */
  refusal?(): number | undefined;
  hash(password: string): Promise<Result<string, Busy>>;
  /**
   * Takes the same time without a hash; the password is then wrong. `meanwhile` runs beside the comparison, and not at
   * all if there is no capacity for one.
   */
  verify(
    passwordHash: string | undefined,
    password: string,
    meanwhile?: () => Promise<void>,
  ): Promise<Result<Verification, Busy>>;
}

/**
 * Hashes one or two passwords at a time, so that logins never starve orders. Passwords of any length are hashed whole,
 * in NFC.
 */
export class PasswordHasher implements PasswordHashing {
  readonly #gate: HashingGate;
  /** The hash of a random password, to compare with when there is no account. */
  #decoy: Promise<string> | undefined;

  constructor(limits = GATE) {
    this.#gate = new HashingGate(limits);
  }

  refusal(): number | undefined {
    return this.#gate.isFull ? HASHING_RETRY_SECONDS : undefined;
  }

  hash(password: string): Promise<Result<string, Busy>> {
    return this.#gate.run(() => hash(password.normalize('NFC'), PARAMETERS));
  }

  verify(
    passwordHash: string | undefined,
    password: string,
    meanwhile: () => Promise<void> = () => Promise.resolve(),
  ): Promise<Result<Verification, Busy>> {
    return this.#gate.run(async () => {
      this.#decoy ??= hash('', PARAMETERS);
      const expected = passwordHash ?? (await this.#decoy);
      const [isEqual] = await Promise.all([verify(expected, password.normalize('NFC')), meanwhile()]);
      return { isRight: isEqual && passwordHash !== undefined, isOutdated: !CURRENT.test(expected) };
    });
  }
}
