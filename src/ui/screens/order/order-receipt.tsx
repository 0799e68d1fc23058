import { observer } from 'mobx-react-lite';

import type { TextKey } from '@/adapters/texts/text-key';
import { articleName } from '@/domain/menu/menu-texts';
import type { OrderDetails, OrderItem } from '@/domain/order/order';
import type { OrderType } from '@/domain/settings/order-type';
import { useText } from '@/ui/app/use-text';
import styles from '@/ui/screens/order/order-receipt.module.css';
import { useMoney, type SayMoney } from '@/ui/shell/basket/use-money';

const ORDER_TYPES: Readonly<Record<OrderType, TextKey>> = {
  TakeAway: 'orderType.takeAway',
  DineInPlace: 'orderType.dineInPlace',
};

/** What was ordered, as the server has it. Source: decisions Order. */
export const OrderReceipt = observer(function OrderReceipt({ details }: { readonly details: OrderDetails }) {
  const { t } = useText();
  const money = useMoney(details.currency);
  return (
    <section className={styles['receipt']} aria-labelledby="receipt-header">
      <h2 id="receipt-header">{t('order.ordered')}</h2>
      <p className={styles['type']}>{t(ORDER_TYPES[details.orderType])}</p>
      <ul>
        {details.items.map((item, index) => (
          <ReceiptLine key={index} item={item} money={money} />
        ))}
      </ul>
      <p className={styles['total']}>
        <span>{t('basket.total')}</span>
        <strong>{money(details.total)}</strong>
      </p>
      {details.note !== '' && (
        <p className={styles['note']}>
          <span>{t('basket.note')}</span>
          {details.note}
        </p>
      )}
    </section>
  );
});

const ReceiptLine = observer(function ReceiptLine({
  item,
  money,
}: {
  readonly item: OrderItem;
  readonly money: SayMoney;
}) {
  const { language } = useText();
  return (
    <li className={styles['line']}>
      <span className={styles['quantity']}>{`${item.quantity} ×`}</span>
      <span>
        <span className={styles['name']}>{articleName(item, language)}</span>
        {item.choices.length > 0 && (
          <span className={styles['choices']}>
            {item.choices.map((choice) => articleName(choice, language)).join(', ')}
          </span>
        )}
      </span>
      <span className={styles['price']}>{money(item.total)}</span>
    </li>
  );
});
