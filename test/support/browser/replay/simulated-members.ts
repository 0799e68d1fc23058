import { SIMULATED_MEMBERS, SIMULATED_PASSWORD } from '@/adapters/recording/simulated-members';
import { instant } from '@/domain/shared/instant';
import { newAccountId } from '@api/accounts/new-account-id';
import { PasswordHasher } from '@api/accounts/password-hasher';
import type { Stores } from '@api/stores';
import { systemRandomness } from '@api/system/system-randomness';

/** Those whom a script logs in, where they are not members yet. */
export async function welcomeSimulatedMembers({ accounts }: Pick<Stores, 'accounts'>): Promise<void> {
  const hashed = await new PasswordHasher().hash(SIMULATED_PASSWORD);
  if (!hashed.ok) throw new Error('The password could not be hashed.');
  const at = instant(Date.now());
  for (const email of SIMULATED_MEMBERS) {
    await accounts.create({
      ...{ id: newAccountId(systemRandomness), email, passwordHash: hashed.value },
      ...{ firstName: 'Ada', lastName: 'Ek', phone: '+46701740605', language: 'en' },
      ...{ isConfirmed: true, acceptedTermsAt: at, createdAt: at, favorites: [] },
    });
  }
}
