import { observer } from 'mobx-react-lite';
import { useId } from 'react';

import { useModel } from '@/ui/view-model/services';
import { useMoney } from '@/ui/view-model/use-money';
import { useText } from '@/ui/view-model/use-text';
import { ButtonLink } from '@/ui/components/button';
import { WaitingBasketModel } from '@/ui/basket/waiting-basket-model';
import styles from '@/ui/basket/waiting-basket.module.css';

/** The basket of an earlier visit to a menu: its shop, count and sum, and the ways back to it. Source: DEC-87. */
export const WaitingBasket = observer(function WaitingBasket() {
  const model = useModel(WaitingBasketModel);
  const money = useMoney(model.currency);
  const { t } = useText();
  const id = useId();
  const { basket } = model;
  if (basket === undefined) return null;
  return (
    <section className={`${styles['basket']} shop-${basket.shopId}`} aria-labelledby={id}>
      <div className={styles['text']}>
        <h2 id={id}>{t('basket.header')}</h2>
        <p>{basket.shopName}</p>
        <p className={styles['sum']}>
          {[t('basket.count', { count: basket.count }), money(basket.total)].filter(Boolean).join(', ')}
        </p>
      </div>
      <ButtonLink to={basket.checkoutPath}>{t('basket.checkout')}</ButtonLink>
      <ButtonLink variant="quiet" to={basket.menuPath}>
        {t('checkout.toMenu')}
      </ButtonLink>
    </section>
  );
});
