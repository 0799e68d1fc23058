import { ReceiptText, ShoppingBasket } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import { buildPath } from '@/domain/navigation/build-path';
import { useText } from '@/ui/view-model/use-text';
import { ButtonLink } from '@/ui/components/button';
import { Message } from '@/ui/components/message';
import type { PayViewModel } from '@/ui/screens/checkout/pay-view-model';
import type { OrderInfoViewModel } from '@/ui/basket/order-info-view-model';

interface EmptyCheckoutProps {
  readonly pay: PayViewModel;
  readonly info: OrderInfoViewModel;
}

/** Nothing to pay: it is paid already, here or in another tab, or the basket is empty. */
export const EmptyCheckout = observer(function EmptyCheckout({ pay, info }: EmptyCheckoutProps) {
  const { t } = useText();
  const menu = info.shop === undefined ? buildPath.home() : buildPath.menuPage(info.shop.id);
  if (pay.paidOrder !== undefined) {
    return (
      <Message
        title={t('checkout.paidHeader')}
        text={t('checkout.paidText')}
        icon={<ReceiptText size={56} strokeWidth={1.5} />}
      >
        <ButtonLink isBig to={buildPath.orderPage(pay.paidOrder)}>
          {t('home.followOrder')}
        </ButtonLink>
        <ButtonLink variant="quiet" isBig to={menu}>
          {t('checkout.toMenu')}
        </ButtonLink>
      </Message>
    );
  }
  return (
    <Message
      title={t('basket.empty')}
      text={t('basket.emptyText')}
      icon={<ShoppingBasket size={56} strokeWidth={1.5} />}
    >
      <ButtonLink isBig to={menu}>
        {t('checkout.toMenu')}
      </ButtonLink>
    </Message>
  );
});
