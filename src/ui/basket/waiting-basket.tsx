import { observer } from 'mobx-react-lite';

import { useModel } from '@/ui/view-model/services';
import { useMoney } from '@/ui/view-model/use-money';
import { useText } from '@/ui/view-model/use-text';
import { BottomBar } from '@/ui/components/bottom-bar';
import { ButtonLink } from '@/ui/components/button';
import { WaitingBasketModel } from '@/ui/basket/waiting-basket-model';
import styles from '@/ui/basket/waiting-basket.module.css';

/**
 * The basket of an earlier visit to a menu: its shop, count and sum, and the ways back to it. In a bar, so that nothing
 * that is seen moves when it comes. Source: DEC-87, DEC-172.
 */
export const WaitingBasket = observer(function WaitingBasket() {
  const model = useModel(WaitingBasketModel);
  const money = useMoney(model.currency);
  const { t } = useText();
  const { basket } = model;
  if (basket === undefined) return null;
  return (
    <BottomBar id="basket" label={t('basket.header')}>
      <div className={`${styles['basket']} shop-${basket.shopId}`}>
        <p className={styles['text']}>
          <strong>{basket.shopName}</strong>{' '}
          <span className={styles['sum']}>
            {[t('basket.count', { count: basket.count }), money(basket.total)].filter(Boolean).join(', ')}
          </span>
        </p>
        <ButtonLink variant="quiet" to={basket.menuPath}>
          {t('checkout.toMenu')}
        </ButtonLink>
        <ButtonLink to={basket.checkoutPath}>{t('basket.checkout')}</ButtonLink>
      </div>
    </BottomBar>
  );
});
