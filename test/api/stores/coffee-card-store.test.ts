import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { AccountId } from '@api/accounts/account';
import { parseCardCode, type CardCode } from '@api/campaigns/coffee-card';
import { sha256 } from '@api/system/hashes';
import { aNewAccount } from '@test/support/api/an-account';
import { NOON } from '@test/support/api/a-stored-order';
import { describeEachStore } from '@test/support/api/each-store';
import { token } from '@test/support/api/guest';
import { aCampaign } from '@test/support/api/some-campaigns';
import { must } from '@test/support/builders/must';

const aCode = (): CardCode => must(parseCardCode(token()));
const aCard = (usesLeft = 3) => ({ code: aCode(), campaignId: 'coffee-card', usesLeft });
const aUse = (code: CardCode, key = token()) => ({ code, keyHash: sha256(key), at: NOON });

describeEachStore('CoffeeCardStore', (stores) => {
  beforeAll(() => stores().campaigns.putAll([aCampaign({ id: 'coffee-card', cardUses: 3 })]));

  const anAccount = async (): Promise<AccountId> => must(await stores().accounts.create(aNewAccount())).id;
  const opened = async (usesLeft?: number) =>
    must(await stores().cards.open(await anAccount(), aCard(usesLeft)));

  it('gives each member one permanent card of an offer', async () => {
    const [one, other] = [await anAccount(), await anAccount()];
    const first = aCard();
    const cards = await Promise.all([
      stores().cards.open(one, first),
      ...Array.from({ length: 5 }, () => stores().cards.open(one, aCard())),
    ]);
    expect(new Set(cards.map((card) => card?.code)).size).toBe(1);
    const others = await stores().cards.open(other, aCard());
    expect(others?.code).not.toBe(cards[0]?.code);
    expect(await stores().cards.find(must(others).code)).toEqual(others);
    expect(await stores().cards.ofAccount(other)).toEqual([others]);
  });

  it('counts a use once for a key, with the same answer for a repetition', async () => {
    const { code } = await opened();
    const key = token();
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => stores().cards.use(aUse(code, key))));
    expect(outcomes).toEqual(Array(6).fill({ kind: 'used', usesLeft: 2 }));
    expect(await stores().cards.use(aUse(code))).toEqual({ kind: 'used', usesLeft: 1 });
    expect(await stores().cards.use(aUse(code, key))).toEqual({ kind: 'used', usesLeft: 2 });
    expect(await stores().cards.find(code)).toMatchObject({ usesLeft: 1 });
  });

  it('never goes below 0, also for concurrent uses [OPEN-36]', async () => {
    const { code } = await opened(3);
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => stores().cards.use(aUse(code))));
    const counted = outcomes.flatMap((outcome) => (outcome.kind === 'used' ? [outcome.usesLeft] : []));
    expect(counted.toSorted()).toEqual([0, 1, 2]);
    expect(outcomes.filter(({ kind }) => kind === 'usedUp')).toHaveLength(5);
    expect(await stores().cards.find(code)).toMatchObject({ usesLeft: 0 });
  });

  it('never goes below 0 nor counts a key twice, in any sequence [OPEN-36]', async () => {
    const till = fc.integer({ min: 0, max: 5 });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.array(till, { maxLength: 10 }),
        async (uses, tills) => {
          const { code } = await opened(uses);
          const prefix = token();
          for (const number of tills) {
            const outcome = await stores().cards.use(aUse(code, `${prefix}${number}`));
            expect(outcome.kind === 'used' ? outcome.usesLeft : 0).toBeGreaterThanOrEqual(0);
          }
          const usesLeft = Math.max(0, uses - new Set(tills).size);
          expect(await stores().cards.find(code)).toMatchObject({ usesLeft });
        },
      ),
      { numRuns: 25 },
    );
  });

  it('detects a key that counted a use of another card', async () => {
    const [one, other] = [await opened(), await opened()];
    const key = token();
    await stores().cards.use(aUse(one.code, key));
    expect(await stores().cards.use(aUse(other.code, key))).toEqual({ kind: 'otherCard' });
    expect(await stores().cards.find(other.code)).toMatchObject({ usesLeft: 3 });
  });

  it('refuses an unknown card, and one of a deleted account', async () => {
    const account = await anAccount();
    const card = must(await stores().cards.open(account, aCard()));
    await stores().accounts.remove(account);
    for (const code of [card.code, aCode()]) {
      expect(await stores().cards.find(code)).toBeUndefined();
      expect(await stores().cards.use(aUse(code))).toEqual({ kind: 'unknown' });
    }
    expect(await stores().cards.open(account, aCard())).toBeUndefined();
  });
});
