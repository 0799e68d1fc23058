import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { useModel } from '@/ui/view-model/services';
import type { ScreenProps } from '@/ui/view-model/screen-props';
import { useText } from '@/ui/view-model/use-text';
import styles from '@/ui/screens/payment/payment.module.css';
import { PaymentState } from '@/ui/screens/payment/payment-state';
import { PaymentViewModel } from '@/ui/screens/payment/payment-view-model';
import { formatTime } from '@/domain/shared/format-time';
import { promiseKey } from '@/ui/components/promised-time';
import { useNow } from '@/ui/view-model/use-now';
import { useMoney } from '@/ui/view-model/use-money';

/** Source: spec §2 paymentPage, decisions Payment; ROUTE-38. */
export const Screen = observer(function PaymentScreen({ route }: ScreenProps) {
  const model = useModel(PaymentViewModel, route);
  const { t } = useText();
  useEffect(() => {
    const resume = (event: PageTransitionEvent) => event.persisted && model.resume();
    window.addEventListener('pageshow', resume);
    return () => window.removeEventListener('pageshow', resume);
  }, [model]);
  return (
    <div className={styles['payment']}>
      <h1>{t('payment.header')}</h1>
      {model.state.kind !== 'unknown' && <WhatIsPaid model={model} />}
      <PaymentState model={model} />
    </div>
  );
});

/** The order's number, shop and amount, as far as they are known. */
const WhatIsPaid = observer(function WhatIsPaid({ model }: { readonly model: PaymentViewModel }) {
  const { t, language } = useText();
  const money = useMoney(model.currency);
  const promised = model.promised(useNow());
  return (
    <dl className={styles['what']}>
      <div>
        <dt>{t('payment.number')}</dt>
        <dd>{model.details?.number ?? t('payment.notYet')}</dd>
      </div>
      <div>
        <dt>{t('payment.shop')}</dt>
        <dd>{model.shopName ?? t('payment.notYet')}</dd>
      </div>
      <div className={styles['amount']}>
        <dt>{t('payment.amount')}</dt>
        <dd>{model.total === undefined ? t('payment.notYet') : money(model.total)}</dd>
      </div>
      {promised !== undefined && (
        <div>
          <dt>{t('promise.expected')}</dt>
          <dd>{t(promiseKey(model.orderType), { time: formatTime(promised, model.timeZone, language) })}</dd>
        </div>
      )}
    </dl>
  );
});
