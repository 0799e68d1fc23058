import { orderStatusOf } from '@api/orders/order-rows';
import { isStepBack } from '@simulator/invariants/status-ranks';
import type { Database } from '@api/database/database';

/** What must never be, as a query for the orders where it is; the simulation has the same rules. */
const NEVER: Readonly<Record<string, string>> = {
  'an order in the kitchen without reserved or captured money': `
    SELECT id FROM customer_order o WHERE account_id IS NULL
      AND status IN ('added', 'started', 'finnished', 'done', 'delivered')
      AND NOT EXISTS (SELECT FROM payment WHERE order_id = o.id AND status IN ('reserved', 'captured'))`,
  'an order that was started without captured money': `
    SELECT id FROM customer_order o WHERE account_id IS NULL
      AND status IN ('started', 'finnished', 'done', 'delivered')
      AND NOT EXISTS (SELECT FROM payment WHERE order_id = o.id AND status = 'captured')`,
  'a cancelled order whose money was captured': `
    SELECT order_id AS id FROM payment JOIN customer_order ON customer_order.id = order_id
    WHERE payment.status = 'captured' AND customer_order.status = 'rollbacked'`,
  'a captured payment that the provider has not captured, or with another amount': `
    SELECT order_id AS id FROM payment JOIN customer_order ON customer_order.id = order_id
      LEFT JOIN demo_provider_payment ON key = payment.id
      LEFT JOIN demo_provider_capture USING (reference)
    WHERE payment.status = 'captured' AND account_id IS NULL
      AND demo_provider_capture.amount IS DISTINCT FROM payment.amount`,
  'an order with two payments that took money': `
    SELECT order_id AS id FROM payment WHERE status = 'captured' GROUP BY order_id HAVING count(*) > 1`,
  'an amount that is not the total of its order': `
    SELECT order_id AS id FROM payment JOIN customer_order ON customer_order.id = order_id
    WHERE payment.amount <> customer_order.total`,
};

/** The violations now; with the cards that guests paid with, also what must be true once all has come to rest. */
export async function violations(
  database: Database,
  cards?: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [name, sql] of Object.entries(NEVER)) {
    const rows = await database.query<{ id: string }>(sql);
    found.push(...rows.map(({ id }) => `${name}: ${id}`));
  }
  found.push(...(await stepsBack(database)));
  if (cards === undefined) return found;
  const orders = await database.query<{ id: string; status: string }>(
    'SELECT id, status FROM customer_order WHERE account_id IS NULL',
  );
  const statuses = new Map(orders.map(({ id, status }) => [id, status]));
  for (const [id, card] of cards) {
    const isPaid = card === 'succeeds' || card === 'lostAnswer';
    const status = statuses.get(id);
    if (isPaid && status !== 'delivered') found.push(`paid and not delivered: ${id} is ${status}`);
    if (!isPaid && status !== 'calculatedPrice' && status !== 'rollbacked') {
      found.push(`not paid and ${status}: ${id}`);
    }
  }
  const unknown = orders.length - cards.size;
  if (unknown !== 0) found.push(`${unknown} orders that no guest knows of`);
  return found;
}

/** By the simulation's rule. */
async function stepsBack(database: Database): Promise<readonly string[]> {
  const events = await database.query<{ order_id: string; status: string }>(
    `SELECT order_id, order_event.status FROM order_event JOIN customer_order ON id = order_id
     WHERE account_id IS NULL ORDER BY order_id, sequence`,
  );
  return events.flatMap(({ order_id: id, status }, index) => {
    const before = events[index - 1];
    const isBack = before?.order_id === id && isStepBack(orderStatusOf(before.status), orderStatusOf(status));
    return isBack ? [`${id} went from ${before.status} to ${status}`] : [];
  });
}
