import { describe, expect, it } from 'vitest';
import { chainBytes, CHAIN_VERSION, newChain, readChain } from '@cli/sites/stored-chain';
import { instant } from '@/domain/shared/instant';
import { DEMONSTRATION_MEMBER } from '@demo/demonstration-member';
import { must } from '@test/support/builders/must';
import { aShell } from '@test/support/cli/a-shell';

/** Fills every part that the command line can fill. */
const LUNCH_OF_A_MEMBER = [
  `login ${DEMONSTRATION_MEMBER.email}`,
  'basket add side-halloumi-fries --shop 1',
  'basket type TakeAway',
  'order',
  'pay',
];

/** The fields of the stored state, by path. */
const SHAPE = [
  ': audit cards ledger links notifications providerEntries providerReferences providerRefunds providerSessions pushes receipts refunds register shopChanges staff',
  'ledger: captures codes keys mails numbers orders paid payments',
  'ledger.orders.*: changedAt order',
  'ledger.orders.*.order: accountId currency customerCodeHash dietaryNeeds email id items language note number orderType phoneNumber pickupTime placedAt readyAt reason seller shopId shopName spot status timeZone total vat',
  'ledger.keys.*: answer bodyFingerprint keyHash',
  'ledger.payments.*: amount capturedOutsideAt code createdAt currency id isCapturing isReleasing orderId provider returnPath status',
  'register: accounts codes devices failedLogins favorites passkeyChallenges passkeys sessions',
  'register.accounts.*: acceptedTermsAt createdAt email firstName id isConfirmed language lastName memberNumber passwordHash phone',
  'register.favorites.*.*: code type',
  'register.sessions.*: accountId browser createdAt isPersistent passwordHash tokenHash usedAt',
  'cards: cards uses',
  'providerSessions.*: amount createdAt currency key page pendingUntil reference returnUrl status',
  'providerSessions.*.page: language orderNumber shopName symbol',
  'staff: accounts devices failedLogins passkeyChallenges passkeys sessions tokens',
];

/** Far enough for what the API writes itself; dishes and choices are further down. */
const STEPS_DOWN = 5;

/** The names of the fields of each object, wherever it stands: whatever stands in a collection counts as one. */
function fieldsOf(value: unknown, path = '', stepsDown = STEPS_DOWN): Map<string, Set<string>> {
  if (stepsDown === 0 || typeof value !== 'object' || value === null) return new Map();
  const isCollection = value instanceof Map || value instanceof Set || Array.isArray(value);
  const parts = isCollection
    ? [...value.values()].map((each) => ['*', each] as const)
    : Object.entries(value);
  const found = new Map(isCollection ? [] : [[path, new Set(parts.map(([name]) => name))]]);
  for (const [name, part] of parts) {
    const deeper = fieldsOf(part, path === '' ? name : `${path}.${name}`, stepsDown - 1);
    for (const [place, names] of deeper) found.set(place, new Set([...names, ...(found.get(place) ?? [])]));
  }
  return found;
}

describe('readChain', () => {
  it('returns what was saved', () => {
    const chain = newChain(instant(5));
    expect(readChain(chainBytes(chain))).toEqual(chain);
  });
});

describe('CHAIN_VERSION', () => {
  it('belongs to this shape: if this test fails, increase it and update the shape', async () => {
    const { lucka, home } = aShell(undefined, DEMONSTRATION_MEMBER.password);
    for (const line of LUNCH_OF_A_MEMBER) expect((await lucka(line)).exitCode, line).toBe(0);
    const { state } = must(readChain(must(await home.chain())));
    const shape = [...fieldsOf(state)].map(([path, names]) => `${path}: ${[...names].toSorted().join(' ')}`);
    expect([CHAIN_VERSION, shape]).toEqual([13, SHAPE]);
  });
});
