import { observer } from 'mobx-react-lite';

import { useText } from '@/ui/view-model/use-text';
import { BottomBar } from '@/ui/components/bottom-bar';
import styles from '@/ui/basket/basket-bar.module.css';
import { BasketTotalButton } from '@/ui/basket/basket-total-button';
import type { BasketViewModel } from '@/ui/basket/basket-view-model';
import { CheckoutLink } from '@/ui/basket/checkout-link';

/** The bottom bar with the total and the link to the checkout. Source: spec §2 Basket panel; SHELL-19, SHELL-20. */
export const BasketBar = observer(function BasketBar({ model }: { readonly model: BasketViewModel }) {
  const { t } = useText();
  return (
    <BottomBar id="basket" label={t('basket.header')}>
      <BasketTotalButton />
      {!model.isEmpty && (
        <div className={styles['checkout']}>
          <CheckoutLink model={model} />
        </div>
      )}
    </BottomBar>
  );
});
