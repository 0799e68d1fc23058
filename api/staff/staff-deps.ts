import type { PasswordHashing } from '@api/accounts/password-hasher';
import type { Audit } from '@api/audit/audit';
import type { AuditStore } from '@api/audit/audit-store';
import type { PaymentDeps } from '@api/payments/payment-deps';
import type { BoardStore } from '@api/staff/board-store';
import type { ShopChangeStore } from '@api/shops/changes/shop-change-store';
import type { StaffGate } from '@api/staff/staff-gate';
import type { StaffSessions } from '@api/staff/staff-sessions';
import type { StaffStore } from '@api/staff/staff-store';
import type { Limiter } from '@api/limits/limiter';
import type { StaffAccountId } from '@/domain/staff/staff-member';
import type { KnownDevices } from '@api/accounts/known-devices';
import type { PasskeyStore } from '@api/accounts/passkey-store';
import type { NetworkList } from '@api/http/client-network';
import type { RequestOrigin } from '@api/http/request-origin';
import type { SettingsStore } from '@api/settings/settings-store';
import type { BackgroundWork } from '@api/system/background-work';

/** The dependencies of the staff's routes. */
export interface StaffDeps extends PaymentDeps {
  readonly staff: StaffStore;
  readonly boards: BoardStore;
  readonly shopChanges: ShopChangeStore;
  readonly audit: AuditStore;
  readonly sessions: StaffSessions;
  readonly gate: StaffGate;
  readonly record: Audit;
  readonly hasher: PasswordHashing;
  /** How long a ready order waits for its guest before the board folds it away; undefined for always. */
  readonly collectWithinMs: number | undefined;
  /** Counts the wrong passwords. */
  readonly failures: Limiter;
  readonly auditedFailures: Limiter;
  readonly background: BackgroundWork;
  readonly knownDevices: KnownDevices<StaffAccountId>;
  readonly shopNetworks: NetworkList;
  readonly staffPasskeys: PasskeyStore<StaffAccountId>;
  readonly settings: SettingsStore;
  readonly originOf: RequestOrigin;
}
