import { aligned } from '@cli/commands/aligned';
import { failureOutcome } from '@cli/command/failure-outcome';
import { done, type Outcome } from '@cli/command/outcome';
import type { Terminal } from '@cli/terminal/terminal';
import { LoadOrder } from '@/application/orders/load-order';
import { articleName } from '@/domain/menu/menu-texts';
import type { OrderDetails, OrderId } from '@/domain/order/order';
import { toDecimal } from '@/domain/shared/amount';
import { formatTime } from '@/domain/shared/format-time';

/**
 * An order as stored by the server: items, total, time and place (PAIN-86); `isRepeated` if it was placed before
 * (PAIN-90).
 */
export async function orderOutcome(
  terminal: Terminal,
  orderId: OrderId,
  more: readonly string[] = [],
  again: { readonly isRepeated?: boolean } = {},
): Promise<Outcome> {
  const loaded = await terminal.get(LoadOrder).load(orderId);
  if (!loaded.ok) return failureOutcome(terminal, loaded.error);
  return done({ ...toData(loaded.value), ...again }, [...linesOf(terminal, loaded.value), ...more]);
}

const toData = (details: OrderDetails) => ({
  orderId: details.orderId,
  number: details.number,
  status: details.status,
  shopId: details.shopId,
  shopName: details.shopName,
  orderType: details.orderType,
  spot: details.spot?.name,
  pickupTime: new Date(details.pickupTime).toISOString(),
  note: details.note,
  items: details.items.map(({ code, quantity, total }) => ({ code, quantity, total: toDecimal(total) })),
  total: toDecimal(details.total),
  currency: details.currency.name,
});

function linesOf(terminal: Terminal, details: OrderDetails): readonly string[] {
  const { language } = terminal;
  const money = (amount: OrderDetails['total']): string => terminal.money(amount, details.currency);
  const time = formatTime(details.pickupTime, details.timeZone, language);
  const known = [details.number, details.shopName, details.orderType, time].filter(
    (each) => each !== undefined,
  );
  return [
    `${terminal.text('order.header')} ${known.join(', ')}`,
    ...aligned(
      details.items.map((item) => [
        `${item.quantity} ×`,
        [item, ...item.choices].map((each) => articleName(each, language)).join(', '),
        money(item.total),
      ]),
    ),
    `${terminal.text('basket.total')}  ${money(details.total)}`,
    terminal.text(`orderStatus.${details.status}`),
  ];
}
