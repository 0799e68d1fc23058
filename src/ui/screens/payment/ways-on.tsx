import { observer } from 'mobx-react-lite';

import type { PaymentRecovery } from '@/domain/notice/payment-recovery';
import { useText } from '@/ui/view-model/use-text';
import { Button, ButtonLink } from '@/ui/components/button';
import { ShopAddress } from '@/ui/components/shop-address';
import styles from '@/ui/screens/payment/payment.module.css';
import type { PaymentViewModel } from '@/ui/screens/payment/payment-view-model';
import { useMoney } from '@/ui/view-model/use-money';

interface WayProps {
  readonly model: PaymentViewModel;
}

/** The next steps after a failed payment, the most helpful first. Source: ERR-19; PAIN-13, PAIN-14. */
export const WaysOn = observer(function WaysOn({
  model,
  wayOn,
}: WayProps & { readonly wayOn: PaymentRecovery }) {
  const { t } = useText();
  const basket = (
    <ButtonLink look="quiet" isBig isWide to={model.basketPath}>
      {t('payment.toBasket')}
    </ButtonLink>
  );
  switch (wayOn) {
    case 'payAgain':
      return (
        <div className={styles['ways']}>
          <PayAgain model={model} />
          {basket}
        </div>
      );
    case 'reload':
      return (
        <div className={styles['ways']}>
          <Button isBig isWide onClick={() => window.location.reload()}>
            {t('payment.reload')}
          </Button>
          {basket}
        </div>
      );
    case 'toCheckout':
      return (
        <div className={styles['ways']}>
          <ButtonLink isBig isWide to={model.basketPath}>
            {t('payment.orderAnew')}
          </ButtonLink>
        </div>
      );
    case 'askShop':
      return (
        <div className={styles['ways']}>
          <AskShop model={model} />
          <PayAgain model={model} isQuiet />
          {basket}
        </div>
      );
  }
});

const PayAgain = observer(function PayAgain({ model, isQuiet }: WayProps & { readonly isQuiet?: boolean }) {
  const { t } = useText();
  const money = useMoney(model.currency);
  const { total } = model;
  return (
    <Button look={isQuiet === true ? 'quiet' : 'main'} isBig isWide onClick={() => void model.pay()}>
      {total === undefined ? t('payment.tryAgain') : t('checkout.pay', { total: money(total) })}
    </Button>
  );
});

/** How to contact the shop; the order number is shown above. */
const AskShop = observer(function AskShop({ model: { shop } }: WayProps) {
  const { t } = useText();
  if (shop === undefined) return null;
  const { phone } = shop.contactInformation;
  return (
    <section className={styles['shop']}>
      <h2>{t('payment.askShop')}</h2>
      <p>{shop.name}</p>
      <ShopAddress shop={shop} />
      {phone !== undefined && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}
    </section>
  );
});
