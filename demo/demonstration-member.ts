import type { AccountStore } from '@api/accounts/account-store';
import type { PasswordHashing } from '@api/accounts/password-hasher';
import { newAccountId } from '@api/accounts/new-account-id';
import { giveDemonstrationPast, type PastDeps } from '@demo/demonstration-past';

/** The member of a local demonstration. The password is public. */
export const DEMONSTRATION_MEMBER = { email: 'demo@lucka.example', password: 'Lucka-1234' } as const;

interface WelcomeDeps extends PastDeps {
  readonly accounts: AccountStore;
  readonly hasher: PasswordHashing;
}

/** Makes the member where there is none, with something in the past to look at. */
export async function welcomeDemonstrationMember(deps: WelcomeDeps): Promise<void> {
  const { accounts, hasher, clock, randomness } = deps;
  if ((await accounts.findByEmail(DEMONSTRATION_MEMBER.email)) !== undefined) return;
  const passwordHash = await hasher.hash(DEMONSTRATION_MEMBER.password);
  if (!passwordHash.ok) throw new Error('The demonstration has no member');
  const at = clock.now();
  const member = await accounts.create({
    ...{ id: newAccountId(randomness), email: DEMONSTRATION_MEMBER.email, passwordHash: passwordHash.value },
    ...{ firstName: 'Demo', lastName: 'Lucksson', phone: '+46701740605', language: 'sv' },
    ...{ isConfirmed: true, acceptedTermsAt: at, createdAt: at, favorites: [] },
  });
  if (member !== undefined) await giveDemonstrationPast(deps, member);
}

/** A password that everybody knows opens nothing where others can reach it. */
export async function dismissDemonstrationMember(accounts: AccountStore): Promise<void> {
  const member = await accounts.findByEmail(DEMONSTRATION_MEMBER.email);
  if (member !== undefined) await accounts.remove(member.id);
}
