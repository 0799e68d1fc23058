import type { PasswordHashing } from '@api/accounts/password-hasher';

/** Refuses a login where no password can be compared, before it asks the database anything. Source: FAULT-A14. */
export const passwordGate = (hasher: PasswordHashing): { readonly refusal: () => number | undefined } => ({
  refusal: () => hasher.refusal?.(),
});
