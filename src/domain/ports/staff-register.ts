import { portToken } from '@/domain/ports/port-token';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';
import type { ShopId } from '@/domain/shop/shop';
import type { StaffRole } from '@/domain/staff/permissions';
import type { StaffAccount, StaffAccountId, StaffToken, StaffTokenId } from '@/domain/staff/staff-member';

export interface NewStaffToken {
  readonly name: string;
  readonly role: StaffRole;
  /** Does not count for an admin. */
  readonly shops: readonly ShopId[];
}

export interface NewStaffAccount extends NewStaffToken {
  readonly email: string;
  readonly password: string;
}

/** A token with its secret, which is shown once. */
export interface MadeStaffToken extends StaffToken {
  readonly secret: string;
}

type Answer<Value> = Promise<Result<Value, RemoteFailure>>;

/** Who may work in the shops: people with accounts, and machines with tokens. */
export interface StaffRegister {
  accounts(signal?: AbortSignal): Answer<readonly StaffAccount[]>;
  addAccount(account: NewStaffAccount): Answer<StaffAccount>;
  /** Ends the account and its sessions. */
  endAccount(id: StaffAccountId): Answer<void>;
  tokens(signal?: AbortSignal): Answer<readonly StaffToken[]>;
  addToken(token: NewStaffToken): Answer<MadeStaffToken>;
  endToken(id: StaffTokenId): Answer<void>;
}

export const StaffRegister = portToken<StaffRegister>('StaffRegister');
