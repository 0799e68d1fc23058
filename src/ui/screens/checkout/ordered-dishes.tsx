import { observer } from 'mobx-react-lite';

import { useText } from '@/ui/view-model/use-text';
import { Skeleton } from '@/ui/components/loader';
import { BasketLines } from '@/ui/basket/basket-lines';
import type { BasketViewModel } from '@/ui/basket/basket-view-model';
import styles from '@/ui/screens/checkout/checkout.module.css';
import { LineAllergens } from '@/ui/screens/checkout/line-allergens';
import { useMoney } from '@/ui/view-model/use-money';

/** The dishes, which can still be changed, with their exact prices, which add up to the total (PAIN-08, DEC-86). */
export const OrderedDishes = observer(function OrderedDishes({
  basket,
}: {
  readonly basket: BasketViewModel;
}) {
  const { t } = useText();
  const money = useMoney(basket.currency);
  if (basket.menu === undefined) return <LoadingDishes count={basket.lines.length} />;
  return (
    <>
      <BasketLines model={basket} more={({ item }) => <LineAllergens item={item} menu={basket.menu} />} />
      <p className={styles['total']}>
        <span>{t('basket.total')}</span>
        <strong>{money(basket.total)}</strong>
      </p>
    </>
  );
});

function LoadingDishes({ count }: { readonly count: number }) {
  return (
    <div aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape="line" />
      ))}
      <Skeleton shape="title" />
    </div>
  );
}
