import { RotateCcw } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';

import { basketCount } from '@/domain/basket/basket-count';
import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import type { BasketViewModel } from '@/ui/basket/basket-view-model';
import styles from '@/ui/basket/set-aside-baskets.module.css';

interface SetAsideBasketsProps {
  readonly model: Pick<BasketViewModel, 'setAside' | 'restore'>;
  /** In the outline of the page. */
  readonly heading?: 'h2' | 'h3';
}

/** Restores a basket that was set aside for another shop's. Source: PAIN-36. */
export const SetAsideBaskets = observer(function SetAsideBaskets(props: SetAsideBasketsProps) {
  const { model, heading: Heading = 'h3' } = props;
  const { t } = useText();
  const headerId = useId();
  if (model.setAside.length === 0) return null;
  return (
    <section className={styles['setAside']} aria-labelledby={headerId}>
      <Heading id={headerId}>{t('basket.setAsideHeader')}</Heading>
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
