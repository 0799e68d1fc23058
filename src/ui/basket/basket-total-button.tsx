import { ChevronUp, ShoppingBasket } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useMemo } from 'react';

import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { ACT_ATTRIBUTE, SHOWS_ATTRIBUTE } from '@/ui/components/act-attribute';
import { BASKET_TARGET_ATTRIBUTE } from '@/ui/components/fly-to-basket';
import { BasketSheet } from '@/ui/basket/basket-sheet';
import styles from '@/ui/basket/basket-total-button.module.css';
import { BasketTotalViewModel } from '@/ui/basket/basket-total-view-model';
import { CountedTotal } from '@/ui/basket/counted-total';
import { useMoney } from '@/ui/view-model/use-money';

/** The same elements each time, so that React does not draw them again. */
const BASKET_ICON = <ShoppingBasket size={26} />;
const OPEN_ICON = <ChevronUp aria-hidden="true" size={18} />;

/**
 * On small screens, shows the total in whole units and opens the basket sheet. Source: spec §2 Basket panel, §9;
 * SHELL-20, SHELL-21, BASK-18. The first answer to a tap is the number of dishes: name and sum are drawn after it.
 */
export const BasketTotalButton = observer(function BasketTotalButton() {
  const { t } = useText();
  const model = useModel(BasketTotalViewModel);
  const { count, total, currency } = model;
  const money = useMoney(currency);
  const later = { count: useDeferredValue(count), total: useDeferredValue(total) };
  const label = useMemo(
    () => t('basket.open', { count: later.count, total: money(later.total, 'whole') }),
    [t, money, later.count, later.total],
  );
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={model.open}
        {...{ [BASKET_TARGET_ATTRIBUTE]: '', [ACT_ATTRIBUTE]: 'basket' }}
      >
        <span className={styles['basket']} aria-hidden="true">
          {BASKET_ICON}
          {(count > 0 || model.isPublic) && (
            <span
              className={styles['count']}
              hidden={count === 0}
              suppressHydrationWarning
              {...{ [SHOWS_ATTRIBUTE]: 'count' }}
            >
              {count === 0 ? '' : count}
            </span>
          )}
        </span>
        <span
          className={styles['total']}
          data-empty={count === 0}
          aria-hidden="true"
          suppressHydrationWarning
          {...{ [SHOWS_ATTRIBUTE]: 'total' }}
        >
          {count === 0 ? (
            t(model.isAnyWaiting ? 'basket.setAsideHeader' : 'basket.emptyShort')
          ) : (
            <CountedTotal
              amount={later.count === 0 ? total : later.total}
              currency={currency}
              detail="whole"
            />
          )}
        </span>
        {OPEN_ICON}
      </button>
      {model.isOpen && <BasketSheet onClose={model.close} />}
    </>
  );
});
