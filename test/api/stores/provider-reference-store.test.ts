import { beforeAll, expect, it } from 'vitest';
import type { PaymentId } from '@/domain/order/order';
import { storeChain } from '@api/chain/store-chain';
import { aChain } from '@test/support/api/a-chain';
import { aKey, aNewOrder, aNewPayment } from '@test/support/api/a-stored-order';
import { describeEachStore } from '@test/support/api/each-store';

const aPage = (reference: string) => ({ reference, redirectUrl: `https://pay.example/${reference}` });

describeEachStore('ProviderReferenceStore', (stores) => {
  beforeAll(() => storeChain(stores(), aChain()));

  async function begun(): Promise<PaymentId> {
    const order = aNewOrder();
    await stores().orders.place(order, aKey());
    const payment = aNewPayment({ orderId: order.id });
    await stores().payments.begin(payment, 1);
    return payment.id;
  }

  it('has one page for a payment, however many are opened at once', async () => {
    const paymentId = await begun();
    expect(await stores().providerReferences.find(paymentId)).toBeUndefined();
    const saved = await Promise.all(
      ['a', 'b', 'c'].map((name) => stores().providerReferences.save(paymentId, aPage(name))),
    );
    expect(new Set(saved.map((page) => page?.reference)).size).toBe(1);
    expect(await stores().providerReferences.find(paymentId)).toEqual(saved[0]);
  });

  it('stores none after a release, and says which one there was', async () => {
    const [unopened, opened] = [await begun(), await begun()];
    expect(await stores().providerReferences.close(unopened)).toBeUndefined();
    expect(await stores().providerReferences.save(unopened, aPage('late'))).toBeUndefined();
    expect(await stores().providerReferences.find(unopened)).toBeUndefined();
    await stores().providerReferences.save(opened, aPage('early'));
    expect(await stores().providerReferences.close(opened)).toEqual(aPage('early'));
  });

  it('counts the attempts of each request of a payment once for each error', async () => {
    const [one, other] = [await begun(), await begun()];
    const { providerReferences: references } = stores();
    expect(await references.attempt(one, 'open')).toBe(1);
    await Promise.all([1, 2].map(() => references.nextAttempt(one, 'open', 1)));
    expect(await references.attempt(one, 'open')).toBe(2);
    await references.nextAttempt(one, 'open', 2);
    await references.nextAttempt(one, 'open', 1);
    expect(await references.attempt(one, 'open')).toBe(3);
    expect(await references.attempt(one, 'a-refund')).toBe(1);
    expect(await references.attempt(other, 'open')).toBe(1);
  });
});
