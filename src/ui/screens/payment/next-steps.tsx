import { phoneLink } from '@/domain/shop/phone-link';
import { observer } from 'mobx-react-lite';

import type { PaymentRecovery } from '@/domain/notice/payment-recovery';
import { useText } from '@/ui/view-model/use-text';
import { Button, ButtonLink } from '@/ui/components/button';
import { ShopAddress } from '@/ui/components/shop-address';
import styles from '@/ui/screens/payment/payment.module.css';
import type { PaymentViewModel } from '@/ui/screens/payment/payment-view-model';
import { useMoney } from '@/ui/view-model/use-money';

interface StepProps {
  readonly model: PaymentViewModel;
}

/** The next steps after a failed payment, the most helpful first. Source: ERR-19; PAIN-13, PAIN-14. */
export const NextSteps = observer(function NextSteps({
  model,
  recovery,
}: StepProps & { readonly recovery: PaymentRecovery }) {
  const { t } = useText();
  const basket = (
    <ButtonLink variant="quiet" isBig isWide to={model.basketPath}>
      {t('payment.toBasket')}
    </ButtonLink>
  );
  switch (recovery) {
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
          <ContactShop model={model} />
          <PayAgain model={model} isQuiet />
          {basket}
        </div>
      );
  }
});

const PayAgain = observer(function PayAgain({ model, isQuiet }: StepProps & { readonly isQuiet?: boolean }) {
  const { t } = useText();
  const money = useMoney(model.currency);
  const { total } = model;
  return (
    <Button variant={isQuiet === true ? 'quiet' : 'main'} isBig isWide onClick={() => void model.pay()}>
      {total === undefined ? t('payment.tryAgain') : t('checkout.pay', { total: money(total) })}
    </Button>
  );
});

/** How to contact the shop; the order number is shown above. */
const ContactShop = observer(function ContactShop({ model: { shop } }: StepProps) {
  const { t } = useText();
  if (shop === undefined) return null;
  const { phone } = shop.contactInformation;
  return (
    <section className={styles['shop']}>
      <h2>{t('payment.askShop')}</h2>
      <p>{shop.name}</p>
      <ShopAddress shop={shop} />
      {phone !== undefined && <a href={phoneLink(phone)}>{phone}</a>}
    </section>
  );
});
