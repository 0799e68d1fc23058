import { observer } from 'mobx-react-lite';

import type { TextKey } from '@/adapters/i18n/text-key';
import { ZERO_AMOUNT } from '@/domain/shared/amount';
import { useSmallScreen } from '@/ui/view-model/use-small-screen';
import { useText } from '@/ui/view-model/use-text';
import { BottomBar } from '@/ui/components/bottom-bar';
import { Button } from '@/ui/components/button';
import styles from '@/ui/screens/checkout/pay-action.module.css';
import type { PayStage, PayViewModel } from '@/ui/screens/checkout/pay-view-model';
import type { BasketViewModel } from '@/ui/basket/basket-view-model';
import { useMoney } from '@/ui/view-model/use-money';

interface PayActionProps {
  readonly pay: PayViewModel;
  readonly basket: BasketViewModel;
}

const STAGES: Readonly<Record<Exclude<PayStage, 'ready'>, TextKey>> = {
  confirming: 'checkout.confirming',
  asking: 'checkout.asking',
  leaving: 'checkout.leaving',
};

/** The pay button with the exact amount; in the bottom bar on a small screen. */
export const PayAction = observer(function PayAction({ pay, basket }: PayActionProps) {
  const { t } = useText();
  const isSmall = useSmallScreen();
  const button = <PayButton pay={pay} basket={basket} />;
  return (
    <>
      {isSmall ? <BottomBar label={t('checkout.payBar')}>{button}</BottomBar> : button}
      <p className={styles['stage']} role="status">
        {pay.announcedStage !== undefined && t(STAGES[pay.announcedStage])}
      </p>
    </>
  );
});

const PayButton = observer(function PayButton({ pay, basket }: PayActionProps) {
  const { t } = useText();
  const money = useMoney(basket.currency);
  const isOther = pay.obstacle?.kind === 'totalDiffers';
  const ready = pay.amount === ZERO_AMOUNT ? 'checkout.payNothing' : 'checkout.pay';
  const isWaiting = pay.isPending || basket.menu === undefined;
  return (
    <Button
      isBig
      isWide
      aria-disabled={isWaiting}
      aria-busy={pay.isPending}
      onClick={() => !isWaiting && void pay.pay()}
    >
      {pay.isPending && <span className={styles['spinner']} aria-hidden="true" />}
      {basket.menu === undefined
        ? t('checkout.payWaiting')
        : t(isOther ? 'checkout.acceptTotal' : ready, { total: money(pay.amount) })}
    </Button>
  );
});
