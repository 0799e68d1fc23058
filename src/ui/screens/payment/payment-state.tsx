import { observer } from 'mobx-react-lite';

import { buildPath } from '@/domain/navigation/build-path';
import { useText } from '@/ui/view-model/use-text';
import { Button, ButtonLink } from '@/ui/components/button';
import { Loader } from '@/ui/components/loader';
import styles from '@/ui/screens/payment/payment.module.css';
import type { PaymentViewModel } from '@/ui/screens/payment/payment-view-model';
import { NextSteps } from '@/ui/screens/payment/next-steps';

interface StateProps {
  readonly model: PaymentViewModel;
}

/** The state of the payment and its next steps. Source: PAIN-04, PAIN-13, PAIN-14, PAIN-16. */
export const PaymentState = observer(function PaymentState({ model }: StateProps) {
  switch (model.state.kind) {
    case 'checking':
      return <Checking model={model} isLate={model.state.isLate} />;
    case 'leaving':
      return <Loader textKey="checkout.leaving" />;
    case 'paid':
      return <Loader textKey="payment.paid" />;
    case 'unpaid':
      return <Unpaid model={model} />;
    case 'dietUnanswered':
      return <DietUnanswered model={model} />;
    case 'ended':
      return <Ended model={model} />;
    case 'unknown':
      return <Unknown />;
  }
});

/** A visitor who went back from the provider can go on with the open payment; it never becomes a second one. */
const Checking = observer(function Checking({ model, isLate }: StateProps & { readonly isLate: boolean }) {
  const { t } = useText();
  return (
    <>
      <Loader textKey={isLate ? 'payment.late' : 'payment.checking'} />
      <div className={styles['aside']}>
        <p>{t('payment.notPaidYet')}</p>
        <Button variant="quiet" onClick={() => void model.pay()}>
          {t('payment.continue')}
        </Button>
        <ButtonLink variant="bare" to={model.basketPath}>
          {t('payment.toBasket')}
        </ButtonLink>
      </div>
    </>
  );
});

const Unpaid = observer(function Unpaid({ model }: StateProps) {
  const { t, say } = useText();
  const { state } = model;
  if (state.kind !== 'unpaid') return null;
  return (
    <>
      <p role="alert" className={styles['said']}>
        {state.notice === undefined ? t('payment.unbegun') : say(state.notice)}
      </p>
      <NextSteps model={model} recovery={state.recovery} />
    </>
  );
});

/** What the guest avoids was declared after the order: the answer is a tap on a button that says so. */
const DietUnanswered = observer(function DietUnanswered({ model }: StateProps) {
  const { t } = useText();
  return (
    <>
      <p role="alert" className={styles['said']}>
        {t('payment.dietUnanswered')}
      </p>
      <div className={styles['ways']}>
        <ButtonLink isBig isWide to={model.basketPath}>
          {t('payment.toBasket')}
        </ButtonLink>
        <Button variant="quiet" isBig isWide onClick={() => void model.pay()}>
          {t('payment.payAnyway')}
        </Button>
      </div>
    </>
  );
});

const Ended = observer(function Ended({ model }: StateProps) {
  const { t } = useText();
  return (
    <>
      <p role="alert" className={styles['said']}>
        {t('checkout.orderEnded')}
      </p>
      <ButtonLink isBig isWide to={model.basketPath}>
        {t('payment.toBasket')}
      </ButtonLink>
    </>
  );
});

const Unknown = observer(function Unknown() {
  const { t } = useText();
  return (
    <>
      <p role="status" className={styles['said']}>
        {t('payment.unknown')}
      </p>
      <ButtonLink isBig isWide to={buildPath.home()}>
        {t('notFound.home')}
      </ButtonLink>
    </>
  );
});
