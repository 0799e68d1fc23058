import { observer } from 'mobx-react-lite';

import type { TextKey } from '@/adapters/i18n/text-key';
import { articleName } from '@/domain/menu/menu-texts';
import type { OrderDetails } from '@/domain/order/order';
import type { OrderType } from '@/domain/settings/order-type';
import { useText } from '@/ui/view-model/use-text';
import { orderedContentsText } from '@/ui/components/diet-texts';
import { DishLines } from '@/ui/components/dish-lines';
import styles from '@/ui/screens/order/order-receipt.module.css';
import { Refunds } from '@/ui/screens/order/refunds';
import { useMoney } from '@/ui/view-model/use-money';

const ORDER_TYPES: Readonly<Record<OrderType, TextKey>> = {
  TakeAway: 'orderType.takeAway',
  DineInPlace: 'orderType.dineInPlace',
};

/** The order as the server has it. Source: decisions Order. */
export const OrderReceipt = observer(function OrderReceipt({ details }: { readonly details: OrderDetails }) {
  const tools = useText();
  const { t, language } = tools;
  const money = useMoney(details.currency);
  const lines = details.items.map((item, index) => ({
    key: String(index),
    quantity: item.quantity,
    name: articleName(item, language),
    choices: item.choices.map((choice) => articleName(choice, language)),
    contents: orderedContentsText(item, tools),
    price: money(item.total),
  }));
  return (
    <section className={styles['receipt']} aria-labelledby="receipt-header">
      <h2 id="receipt-header">{t('order.ordered')}</h2>
      {details.orderType !== undefined && (
        <p className={styles['type']}>{t(ORDER_TYPES[details.orderType])}</p>
      )}
      <DishLines lines={lines} total={{ label: t('basket.total'), price: money(details.total) }} />
      <Refunds details={details} />
      {details.note !== '' && (
        <p className={styles['note']}>
          <span>{t('basket.note')}</span>
          {details.note}
        </p>
      )}
    </section>
  );
});
