import { observer } from 'mobx-react-lite';

import { useText } from '@/ui/app/use-text';
import { Skeleton } from '@/ui/parts/loader';
import styles from '@/ui/screens/checkout/ordered-dishes.module.css';
import type { BasketViewModel } from '@/ui/shell/basket/basket-view-model';
import { useMoney } from '@/ui/shell/basket/use-money';

/** The dishes with their exact prices; the lines add up to the total (P08). */
export const OrderedDishes = observer(function OrderedDishes({
  basket,
}: {
  readonly basket: BasketViewModel;
}) {
  const { t } = useText();
  const money = useMoney(basket.currency);
  if (basket.menu === undefined) return <DishesOnTheirWay count={basket.lines.length} />;
  return (
    <>
      <ul className={styles['dishes']}>
        {basket.lines.map(({ item, name, choices, total }) => (
          <li key={item.id} className={styles['dish']}>
            <span className={styles['quantity']}>{`${item.quantity} ×`}</span>
            <span>
              <span className={styles['name']}>{name}</span>
              {choices.length > 0 && <span className={styles['choices']}>{choices.join(', ')}</span>}
            </span>
            <span className={styles['price']}>{money(total)}</span>
          </li>
        ))}
      </ul>
      <p className={styles['total']}>
        <span>{t('basket.total')}</span>
        <strong>{money(basket.total)}</strong>
      </p>
    </>
  );
});

function DishesOnTheirWay({ count }: { readonly count: number }) {
  return (
    <div className={styles['dishes']} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape="line" />
      ))}
      <Skeleton shape="title" />
    </div>
  );
}
