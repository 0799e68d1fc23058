import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import type { AccountMail } from '@api/accounts/account-mail';
import type { AccountId } from '@api/accounts/account';
import type { AccountStore } from '@api/accounts/account-store';
import type { Audit } from '@api/audit/audit';
import type { BackgroundWork } from '@api/system/background-work';
import type { PasswordHashing } from '@api/accounts/password-hasher';
import type { KnownDevices } from '@api/accounts/known-devices';
import type { RegistrationLimits } from '@api/accounts/registration-limits';
import type { Sessions } from '@api/accounts/sessions';
import type { Limiter } from '@api/limits/limiter';
import type { RequestOrigin } from '@api/http/request-origin';
import type { SettingsStore } from '@api/settings/settings-store';
import type { ShopStore } from '@api/shops/shop-store';

export interface AccountDeps {
  readonly accounts: AccountStore;
  readonly sessions: Sessions;
  readonly knownDevices: KnownDevices<AccountId>;
  readonly settings: SettingsStore;
  readonly shops: ShopStore;
  readonly hasher: PasswordHashing;
  readonly mail: AccountMail;
  readonly background: BackgroundWork;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly originOf: RequestOrigin;
  /** Whether no answer reveals who is a member; the owner of the address gets an e-mail instead. */
  readonly hidesMembers: boolean;
  /** How often a caller may learn whether an address is registered. */
  readonly registrations: RegistrationLimits;
  /** Counts wrong passwords by network: `FAILED_LOGINS`. */
  readonly failures: Limiter;
  /** Counts the e-mails of one kind to one address: `EMAIL_LIMITS`. */
  readonly emails: Limiter;
  readonly record: Audit;
}
