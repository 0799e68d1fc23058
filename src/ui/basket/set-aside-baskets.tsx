import { RotateCcw } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import { basketCount } from '@/domain/basket/basket-count';
import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import type { BasketViewModel } from '@/ui/basket/basket-view-model';
import styles from '@/ui/basket/set-aside-baskets.module.css';

/** Restores a basket that was set aside for another shop's. Source: PAIN-36. */
export const SetAsideBaskets = observer(function SetAsideBaskets({
  model,
}: {
  readonly model: BasketViewModel;
}) {
  const { t } = useText();
  if (model.setAside.length === 0) return null;
  return (
    <section className={styles['setAside']} aria-labelledby="set-aside-header">
      <h3 id="set-aside-header">{t('basket.setAsideHeader')}</h3>
      <ul>
        {model.setAside.map((basket) => {
          const { shopId, shopName } = basket;
          if (shopId === undefined) return null;
          return (
            <li key={shopId}>
              <Button variant="quiet" isWide onClick={() => void model.restore(shopId)}>
                <RotateCcw aria-hidden="true" size={18} />
                {t('basket.bringBack', { shopName, count: basketCount(basket) })}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
});
