import { observer } from 'mobx-react-lite';

import { buildPath } from '@/domain/navigation/build-path';
import type { ShopId } from '@/domain/shop/shop';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { SHOWS_ATTRIBUTE } from '@/ui/components/act-attribute';
import { ButtonLink } from '@/ui/components/button';
import bar from '@/ui/components/bottom-bar.module.css';
import { BasketTotalViewModel } from '@/ui/basket/basket-total-view-model';
import { BasketTotalButton } from '@/ui/basket/basket-total-button';
import styles from '@/ui/basket/basket-bar.module.css';

interface DrawnBasketBarProps {
  /** The shop of the address: the one stored on the device is not known where the page is drawn. */
  readonly shopId: ShopId | undefined;
}

/**
 * The basket bar in a page of the server, which knows neither basket nor screen: the style sheet hides it on a large
 * one. The bar of the visitor takes its place.
 */
export const DrawnBasketBar = observer(function DrawnBasketBar({ shopId }: DrawnBasketBarProps) {
  const { t } = useText();
  const { count } = useModel(BasketTotalViewModel);
  return (
    <aside
      id="basket"
      tabIndex={-1}
      className={`${bar['bar']} ${styles['drawn']}`}
      aria-label={t('basket.header')}
    >
      <div className={bar['row']}>
        <BasketTotalButton />
        {shopId !== undefined && (
          <div className={styles['checkout']} hidden={count === 0} {...{ [SHOWS_ATTRIBUTE]: 'checkout' }}>
            <ButtonLink isBig isWide to={buildPath.checkoutPage(shopId)}>
              {t('basket.checkout')}
            </ButtonLink>
          </div>
        )}
      </div>
    </aside>
  );
});
