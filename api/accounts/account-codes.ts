import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import { addMs } from '@/domain/shared/instant';
import type { AccountId } from '@api/accounts/account';
import type { AccountStore, CodePurpose } from '@api/accounts/account-store';
import { sha256 } from '@api/system/hashes';

const CODE_BITS = 256;

/** Source: spec §5; VAL-06. */
export const CODE_VALID_MS = 24 * 3_600_000;

interface CodeDeps {
  readonly accounts: AccountStore;
  readonly clock: Clock;
  readonly randomness: Randomness;
}

interface CodeUse {
  readonly accountId: AccountId;
  readonly purpose: CodePurpose;
  readonly email: string;
}

/** Issues a code for an e-mailed link: valid once, for 24 hours. */
export async function issueCode(deps: CodeDeps, code: CodeUse): Promise<string> {
  const secret = generateCode(deps);
  await saveCode(deps, code, secret);
  return secret;
}

/** A code is worthless until `saveCode` has stored it. */
export const generateCode = ({ randomness }: Pick<CodeDeps, 'randomness'>): string =>
  randomness.token(CODE_BITS);

export function saveCode(
  { accounts, clock }: Pick<CodeDeps, 'accounts' | 'clock'>,
  code: CodeUse,
  secret: string,
): Promise<void> {
  return accounts.issueCode({
    ...code,
    codeHash: sha256(secret),
    expiresAt: addMs(clock.now(), CODE_VALID_MS),
  });
}
