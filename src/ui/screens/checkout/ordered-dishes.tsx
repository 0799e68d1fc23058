import { observer } from 'mobx-react-lite';

import { useText } from '@/ui/view-model/use-text';
import { DishLines } from '@/ui/components/dish-lines';
import { Skeleton } from '@/ui/components/loader';
import type { BasketViewModel } from '@/ui/basket/basket-view-model';
import { useMoney } from '@/ui/view-model/use-money';

/** The dishes with their exact prices, which add up to the total (PAIN-08). */
export const OrderedDishes = observer(function OrderedDishes({
  basket,
}: {
  readonly basket: BasketViewModel;
}) {
  const { t } = useText();
  const money = useMoney(basket.currency);
  if (basket.menu === undefined) return <LoadingDishes count={basket.lines.length} />;
  const lines = basket.lines.map(({ item, name, choices, total }) => ({
    key: item.id,
    quantity: item.quantity,
    name,
    choices,
    price: money(total),
  }));
  return <DishLines lines={lines} total={{ label: t('basket.total'), price: money(basket.total) }} />;
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
