import type { AccountDeps } from '@api/accounts/account-deps';
import type { PasskeyStore } from '@api/accounts/passkey-store';

export interface PasskeyDeps extends AccountDeps {
  readonly passkeys: PasskeyStore;
}
