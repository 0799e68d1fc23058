import { ChevronUp, ShoppingBasket } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';

import { BasketStore } from '@/application/stores/basket-store';
import { MenuStore } from '@/application/stores/menu-store';
import { NavigationStore } from '@/application/stores/navigation-store';
import { useService } from '@/ui/app/services';
import { useText } from '@/ui/app/use-text';
import { BASKET_TARGET_ATTRIBUTE } from '@/ui/parts/fly-to-basket';
import { BasketSheet } from '@/ui/shell/basket/basket-sheet';
import styles from '@/ui/shell/basket/basket-total-button.module.css';
import { CountedTotal } from '@/ui/shell/basket/counted-total';
import { useMoney } from '@/ui/shell/basket/use-money';

/**
 * The button of a small screen that shows what the basket comes to, in whole units, and slides the basket up.
 * Source: spec §2 Basket panel, §9; SHELL-20, SHELL-21, BASK-18.
 */
export const BasketTotalButton = observer(function BasketTotalButton() {
  const { t } = useText();
  const baskets = useService(BasketStore);
  const currency = useService(MenuStore).current?.currency;
  const money = useMoney(currency);
  const navigation = useService(NavigationStore);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => navigation.onNavigate(() => setOpen(false)), [navigation]);
  const { count, total } = baskets;
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        aria-haspopup="dialog"
        aria-label={t('basket.open', { count, total: money(total, 'whole') })}
        onClick={() => setOpen(true)}
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
      {isOpen && <BasketSheet onClose={() => setOpen(false)} />}
    </>
  );
});
