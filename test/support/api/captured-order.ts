import { decisionOf } from '@demo/payment-provider/test-cards';
import type { Guest } from '@test/support/api/guest';
import { Browser } from '@test/support/api/member';
import { OPERATOR_TOKEN, type TestApi } from '@test/support/api/open-test-api';
import { must } from '@test/support/builders/must';

export const AUTHORIZED = { authorization: `Bearer ${OPERATOR_TOKEN}` };

/** An order that is paid and started, so that its money is captured. */
export async function capturedOrder(api: TestApi, guest: Guest) {
  const order = await guest.placed();
  const { paymentId } = await guest.startedPayment(order);
  const session = must(await api.stores.ledger.withKey(paymentId));
  await api.stores.ledger.decide(session.reference, decisionOf('succeeds', api.clock.now()));
  await guest.paymentState(order, paymentId);
  const address = `/api/operator/order/${order.orderId}/status`;
  const started = await new Browser(api.origin).send('POST', address, { status: 'Started' }, AUTHORIZED);
  if (started.status !== 204) throw new Error(`The order was not started: ${started.text}`);
  return order;
}
