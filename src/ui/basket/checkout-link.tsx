import { observer } from 'mobx-react-lite';

import { buildPath } from '@/domain/navigation/build-path';
import { useText } from '@/ui/view-model/use-text';
import { Button, ButtonLink } from '@/ui/components/button';
import type { BasketViewModel } from '@/ui/basket/basket-view-model';

/**
 * The link to the checkout, which names the shop where that is not the selected one; disabled while the basket is
 * empty. Source: SHELL-24, DEC-151.
 */
export const CheckoutLink = observer(function CheckoutLink({ model }: { readonly model: BasketViewModel }) {
  const { t } = useText();
  if (model.isEmpty || model.shopId === undefined || model.flags.disabled) {
    return (
      <Button isBig isWide disabled>
        {t('basket.checkout')}
      </Button>
    );
  }
  const { otherShopName: shopName } = model;
  return (
    <ButtonLink isBig isWide to={buildPath.checkoutPage(model.shopId)}>
      {shopName === undefined ? t('basket.checkout') : t('basket.checkoutAt', { shopName })}
    </ButtonLink>
  );
});
