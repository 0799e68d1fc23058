import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

import { useText } from '@/ui/view-model/use-text';
import { PromisedTime } from '@/ui/components/promised-time';
import { Button } from '@/ui/components/button';
import styles from '@/ui/basket/basket-contents.module.css';
import { BasketLines } from '@/ui/basket/basket-lines';
import { BasketSuggestions } from '@/ui/basket/basket-suggestions';
import type { BasketViewModel } from '@/ui/basket/basket-view-model';
import { CheckoutLink } from '@/ui/basket/checkout-link';
import { CountedTotal } from '@/ui/basket/counted-total';
import { EmptyBasket } from '@/ui/basket/empty-basket';
import { MenuDiffNotice } from '@/ui/basket/menu-diff-notice';
import { OrderInfo } from '@/ui/basket/order-info';
import type { OrderInfoViewModel } from '@/ui/basket/order-info-view-model';
import { SetAsideBaskets } from '@/ui/basket/set-aside-baskets';

interface BasketContentsProps {
  readonly model: BasketViewModel;
  readonly info: OrderInfoViewModel;
}

interface ScrolledPartProps {
  readonly isFocusable: boolean;
  readonly children: ReactNode;
}

/**
 * The content of the basket, on every screen size. Disabled where the route disables the basket (AMB-14). Source: spec
 * §2 Basket panel; SHELL-22 to SHELL-24.
 */
export const BasketContents = observer(function BasketContents({ model, info }: BasketContentsProps) {
  const { t } = useText();
  const { disabled, showOrderInfo } = model.flags;
  return (
    <div className={styles['contents']}>
      <ScrolledPart key={model.shopId} isFocusable={disabled}>
        <fieldset className={styles['chosen']} disabled={disabled}>
          {disabled && model.count > 0 && <p className={styles['hint']}>{t('basket.disabled')}</p>}
          {model.otherShopName !== undefined && (
            <p className={styles['shop']}>{t('basket.fromShop', { shopName: model.otherShopName })}</p>
          )}
          <MenuDiffNotice />
          {model.count === 0 && <EmptyBasket />}
          <BasketLines model={model} />
          {!disabled && <BasketSuggestions />}
          <SetAsideBaskets model={model} />
          {showOrderInfo && <OrderInfo info={info} />}
        </fieldset>
      </ScrolledPart>
      <fieldset className={styles['foot']} disabled={disabled}>
        <p className={styles['total']}>
          <span>{t('basket.total')}</span>
          <strong>
            <CountedTotal amount={model.total} currency={model.currency} />
          </strong>
        </p>
        {model.count > 0 && info.shopId !== undefined && <PromisedTime shopId={info.shopId} />}
        <CheckoutLink model={model} />
        {model.count > 0 && (
          <Button variant="bare" isWide onClick={() => void model.cancel()}>
            {t('basket.cancel')}
          </Button>
        )}
      </fieldset>
    </div>
  );
});

/** Without a focusable element in it, the keyboard can scroll the region only if it is focusable itself. */
const ScrolledPart = observer(function ScrolledPart({ isFocusable, children }: ScrolledPartProps) {
  const { t } = useText();
  return (
    <div
      className={styles['scroll']}
      role="group"
      aria-label={t('basket.lines')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
      tabIndex={isFocusable ? 0 : undefined}
    >
      {children}
    </div>
  );
});
