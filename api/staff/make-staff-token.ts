import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import type { ShopId } from '@/domain/shop/shop';
import type { StaffRole } from '@/domain/staff/permissions';
import { parseStaffTokenId, type StaffToken } from '@/domain/staff/staff-member';
import { auditedArrival } from '@api/staff/audited-arrival';
import { newTokenSecret } from '@api/staff/staff-sessions';
import type { StaffStore } from '@api/staff/staff-store';

const ID_BITS = 128;

interface MakeTokenDeps {
  readonly staff: StaffStore;
  readonly clock: Clock;
  readonly randomness: Randomness;
}

interface NewToken {
  readonly name: string;
  readonly role: StaffRole;
  readonly shops: readonly ShopId[];
}

/** Makes a token with its secret, which is stored as a hash. Undefined where only an admin could have no shop. */
export async function makeStaffToken(
  { staff, clock, randomness }: MakeTokenDeps,
  { name, role, shops }: NewToken,
  actor: string,
): Promise<(StaffToken & { readonly secret: string }) | undefined> {
  if (role !== 'admin' && shops.length === 0) return undefined;
  const id = parseStaffTokenId(randomness.token(ID_BITS));
  if (id === undefined) throw new Error('The random token does not fit an id');
  const { secret, hash } = newTokenSecret(randomness);
  const token: StaffToken = {
    ...{ id, name, role, createdAt: clock.now(), lastUsedAt: undefined },
    shops: role === 'admin' ? [] : [...new Set(shops)],
  };
  await staff.addToken(token, hash, auditedArrival('addToken', actor, name, token));
  return { ...token, secret };
}
