import { hash, verify } from '@node-rs/argon2';
import { type Result } from '@/domain/shared/result';
import { HashingGate, type Busy } from '@api/accounts/hashing-gate';

/** argon2id, which is the package's own default. Source: FAULT-A1; OWASP's least. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const CURRENT = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

const GATE = { maxAtOnce: 2, maxWaiting: 16 };

export interface Verification {
  readonly isRight: boolean;
  /** Whether the hash was made with parameters that are no longer ours. */
  readonly isOutdated: boolean;
}

/** Turns passwords into what may be kept of them. */
export interface PasswordHashing {
  hash(password: string): Promise<Result<string, Busy>>;
  /**
   * Takes as long where there is no hash: then the password is wrong. `meanwhile` runs beside the comparison, and not
   * at all where there is no room for one.
   */
  verify(
    passwordHash: string | undefined,
    password: string,
    meanwhile?: () => Promise<void>,
  ): Promise<Result<Verification, Busy>>;
}

/**
 * Passwords, hashed two at a time so that logins never take the machine from those who order. A password is taken whole,
 * of any length, its letters composed alike on every keyboard.
 */
export class PasswordHasher implements PasswordHashing {
  readonly #gate = new HashingGate(GATE);
  /** Of no password at all: as slow to compare with as any. */
  #decoy: Promise<string> | undefined;

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
