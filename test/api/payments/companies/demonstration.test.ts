import type { PaymentId } from '@/domain/order/order';
import { toMinorUnits } from '@/domain/shared/minor-units';
import { signatureOf } from '@api/payments/notification-signature';
import { ownNotifications } from '@api/payments/own-notifications';
import { emptyMemoryState, memoryStores } from '@api/stores';
import { systemRandomness } from '@api/system/system-randomness';
import { DemonstrationProvider } from '@demo/payment-provider/demonstration-provider';
import { decisionOf } from '@demo/payment-provider/test-cards';
import { aTill } from '@test/support/api/a-till';
import { notificationBody } from '@test/support/api/notify';
import { must } from '@test/support/builders/must';
import { ManualClock } from '@test/support/memory/manual-clock';
import { describeFaults } from '@test/support/payments/fault-table';
import { describeProvider } from '@test/support/payments/describe-provider';

const SECRET = 'a-key-of-the-demonstration-of-some-length';

function aDemonstration() {
  const state = emptyMemoryState();
  const stores = memoryStores(state);
  const clock = new ManualClock();
  const decide = async (paymentId: PaymentId, card: 'succeeds' | 'aborted'): Promise<void> => {
    const { reference } = must(await stores.ledger.withKey(paymentId));
    const aborted = { status: 'aborted', pendingUntil: undefined } as const;
    await stores.ledger.decide(reference, card === 'aborted' ? aborted : decisionOf(card, clock.now()));
  };
  const pay = (paymentId: PaymentId) => decide(paymentId, 'succeeds');
  const abort = (paymentId: PaymentId) => decide(paymentId, 'aborted');
  const provider = new DemonstrationProvider({ ledger: stores.ledger, clock, randomness: systemRandomness });
  return { state, stores, clock, provider, pay, abort };
}

const { state, ...subject } = aDemonstration();
describeProvider('the demonstration', () => ({
  ...subject,
  refunded: (paymentId) =>
    [...state.providerRefunds.values()]
      .filter(({ key }) => key === paymentId)
      .reduce((sum, refund) => sum + must(toMinorUnits(refund.amount, 'SEK')), 0),
}));

describeFaults('the demonstration', async () => {
  const demonstration = aDemonstration();
  const { stores, clock, pay } = demonstration;
  return {
    ...{ till: await aTill(stores, { clock, company: demonstration }), pay, secret: SECRET },
    readNotification: ownNotifications([SECRET]),
    signed: (secret, paymentId) => {
      const body = notificationBody(paymentId);
      return { body, headers: { 'payment-signature': signatureOf(secret, clock.now(), Buffer.from(body)) } };
    },
  };
});
