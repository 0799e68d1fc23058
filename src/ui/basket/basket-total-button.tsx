import { ChevronUp, ShoppingBasket } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { BASKET_TARGET_ATTRIBUTE } from '@/ui/components/fly-to-basket';
import { BasketSheet } from '@/ui/basket/basket-sheet';
import styles from '@/ui/basket/basket-total-button.module.css';
import { BasketTotalViewModel } from '@/ui/basket/basket-total-view-model';
import { CountedTotal } from '@/ui/basket/counted-total';
import { useMoney } from '@/ui/view-model/use-money';

/**
 * On small screens, shows the total in whole units and opens the basket sheet. Source: spec §2 Basket panel, §9;
 * SHELL-20, SHELL-21, BASK-18.
 */
export const BasketTotalButton = observer(function BasketTotalButton() {
  const { t } = useText();
  const model = useModel(BasketTotalViewModel);
  const { count, total, currency } = model;
  const money = useMoney(currency);
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        aria-haspopup="dialog"
        aria-label={t('basket.open', { count, total: money(total, 'whole') })}
        onClick={model.open}
        {...{ [BASKET_TARGET_ATTRIBUTE]: '' }}
      >
        <span className={styles['basket']} aria-hidden="true">
          <ShoppingBasket size={26} />
          {count > 0 && <span className={styles['count']}>{count}</span>}
        </span>
        <span className={styles['total']} aria-hidden="true">
          {count === 0 ? (
            t('basket.emptyShort')
          ) : (
            <CountedTotal amount={total} currency={currency} detail="whole" />
          )}
        </span>
        <ChevronUp aria-hidden="true" size={18} />
      </button>
      {model.isOpen && <BasketSheet onClose={model.close} />}
    </>
  );
});
