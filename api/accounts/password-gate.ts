import type { PasswordHashing } from '@api/accounts/password-hasher';
import type { CallGate } from '@api/http/call-gate';

/** Sixty clients that repeat refused logins at once made 450 refusals a second, and orders ten times as slow. */
const REFUSAL_DELAY_MS = 1_000;

/**
 * Refuses a login where no password can be compared, before it asks the database anything. Source: FAULT-A14, DEC-165.
 */
export const passwordGate = (hasher: PasswordHashing): CallGate => ({
  refusal: () => hasher.refusal?.(),
  refusalDelayMs: REFUSAL_DELAY_MS,
});
