import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import type { PasskeyStore } from '@api/accounts/passkey-store';
import type { PasswordHashing } from '@api/accounts/password-hasher';
import type { RequestOrigin } from '@api/http/request-origin';
import type { Limiter } from '@api/limits/limiter';
import type { SettingsStore } from '@api/settings/settings-store';

/** What passkeys of members and of the staff need alike. */
export interface PasskeyDeps<Id extends string> {
  readonly passkeys: PasskeyStore<Id>;
  readonly settings: SettingsStore;
  readonly hasher: PasswordHashing;
  /** Counts wrong current passwords. */
  readonly failures: Limiter;
  readonly originOf: RequestOrigin;
  readonly clock: Clock;
  readonly randomness: Randomness;
}
