import { observer } from 'mobx-react-lite';

import type { ShopId } from '@/domain/shop/shop';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import styles from '@/ui/screens/checkout/pay-action.module.css';
import { CheckoutSellerModel } from '@/ui/screens/checkout/checkout-seller-model';

/** The company that the guest buys from, before it is paid; nothing where the chain names none. Source: DEC-138. */
export const CheckoutSeller = observer(function CheckoutSeller({ shopId }: { readonly shopId: ShopId }) {
  const model = useModel(CheckoutSellerModel);
  const { t } = useText();
  const seller = model.sellerOf(shopId);
  if (seller === undefined) return null;
  const { name, organisationNumber: number, address } = seller;
  return (
    <p className={styles['seller']}>
      {address.length === 0
        ? t('checkout.sellerWithoutAddress', { name, number })
        : t('checkout.seller', { name, number, address: address.join(', ') })}
    </p>
  );
});
