import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { useModel } from '@/ui/view-model/services';
import { useSmallScreen } from '@/ui/view-model/use-small-screen';
import { useText } from '@/ui/view-model/use-text';
import { LoadFailure } from '@/ui/components/load-failure';
import styles from '@/ui/screens/checkout/checkout.module.css';
import { CheckoutForm } from '@/ui/screens/checkout/checkout-form';
import { CheckoutFormViewModel } from '@/ui/screens/checkout/checkout-form-view-model';
import { CheckoutPromise } from '@/ui/screens/checkout/checkout-promise';
import { CheckoutSeller } from '@/ui/screens/checkout/checkout-seller';
import { DietQuestionDialog } from '@/ui/screens/checkout/diet-question-dialog';
import { EmptyCheckout } from '@/ui/screens/checkout/empty-checkout';
import { OrderedDishes } from '@/ui/screens/checkout/ordered-dishes';
import { PayAction } from '@/ui/screens/checkout/pay-action';
import { PayObstacleNotice } from '@/ui/screens/checkout/pay-obstacle-notice';
import { PayViewModel } from '@/ui/screens/checkout/pay-view-model';
import { TellDiet } from '@/ui/screens/checkout/tell-diet';
import { BasketSuggestions } from '@/ui/basket/basket-suggestions';
import { BasketViewModel } from '@/ui/basket/basket-view-model';
import { MenuDiffNotice } from '@/ui/basket/menu-diff-notice';
import { OrderInfoViewModel } from '@/ui/basket/order-info-view-model';

/** Dishes, order type, contact and payment. Source: spec §2 checkoutPage, decisions Checkout; ROUTE-37. */
export const Screen = observer(function CheckoutScreen() {
  const basket = useModel(BasketViewModel);
  const info = useModel(OrderInfoViewModel);
  const form = useModel(CheckoutFormViewModel);
  const pay = useModel(PayViewModel, form);
  const isSmall = useSmallScreen();
  const { t, say } = useText();
  useEffect(() => {
    const resume = (event: PageTransitionEvent) => event.persisted && pay.resume();
    window.addEventListener('pageshow', resume);
    return () => window.removeEventListener('pageshow', resume);
  }, [pay]);
  if (basket.count === 0) return <EmptyCheckout pay={pay} info={info} />;
  return (
    <div className={styles['checkout']}>
      <header>
        <h1>{t('checkout.header')}</h1>
        {info.shopId !== undefined && <CheckoutPromise shopId={info.shopId} />}
      </header>
      <section className={styles['ordered']} aria-labelledby="ordered-header">
        <h2 id="ordered-header">{t('checkout.ordered')}</h2>
        {pay.menuFailure === undefined ? (
          <fieldset className={styles['dishes']} disabled={pay.isPending}>
            <OrderedDishes basket={basket} />
          </fieldset>
        ) : (
          <LoadFailure text={say(pay.menuFailure.notice)} onRetry={() => void pay.retryMenu()} />
        )}
        {!isSmall && <BasketSuggestions />}
      </section>
      <div className={styles['form']}>
        <CheckoutForm form={form} info={info} isPending={pay.isPending} />
      </div>
      {isSmall && <BasketSuggestions />}
      <div className={styles['pay']}>
        <MenuDiffNotice isBlocking={pay.obstacle?.kind === 'menuChanged'} />
        <PayObstacleNotice pay={pay} basket={basket} info={info} />
        <TellDiet pay={pay} />
        {info.shopId !== undefined && <CheckoutSeller shopId={info.shopId} />}
        <PayAction pay={pay} basket={basket} />
        <DietQuestionDialog pay={pay} basket={basket} />
      </div>
    </div>
  );
});
