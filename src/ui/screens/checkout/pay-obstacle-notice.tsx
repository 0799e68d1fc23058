import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';

import { formatMoment } from '@/domain/shared/format-time';
import { nextOpening } from '@/domain/shop/next-opening';
import { shopBadge } from '@/domain/shop/shop-availability';
import { useNow } from '@/ui/view-model/use-now';
import { useText } from '@/ui/view-model/use-text';
import { Button, ButtonLink } from '@/ui/components/button';
import styles from '@/ui/screens/checkout/pay-obstacle-notice.module.css';
import type { PayViewModel } from '@/ui/screens/checkout/pay-view-model';
import type { BasketViewModel } from '@/ui/basket/basket-view-model';
import type { OrderInfoViewModel } from '@/ui/basket/order-info-view-model';
import { useMoney } from '@/ui/view-model/use-money';

interface ObstacleProps {
  readonly pay: PayViewModel;
  readonly basket: BasketViewModel;
  readonly info: OrderInfoViewModel;
}

/** Why the order cannot be paid, what is stored, and the next step. */
export const PayObstacleNotice = observer(function PayObstacleNotice(props: ObstacleProps) {
  const { t, say } = useText();
  const { obstacle } = props.pay;
  switch (obstacle?.kind) {
    case 'shopClosed':
      return <ShopClosed {...props} message={obstacle.notice && say(obstacle.notice)} />;
    case 'unavailable':
      return <Unavailable {...props} />;
    case 'totalDiffers':
      return <TotalDiffers {...props} obstacle={obstacle} />;
    case 'dietChanged':
      return <Box>{t('checkout.dietChanged')}</Box>;
    case 'unsuitable': // `DietQuestionDialog` asks.
      return null;
    case 'menuChanged': // `MenuDiffNotice` shows what changed.
      return null;
    case 'orderEnded':
      return <Box>{t('checkout.orderEnded')}</Box>;
    case 'failed':
      return <Box>{say(obstacle.notice)}</Box>;
    case undefined:
      return <OpenPayment {...props} />;
  }
});

/** A payment of this basket is open: a link to it. Paying again never creates a second one. */
const OpenPayment = observer(function OpenPayment({ pay }: ObstacleProps) {
  const { t } = useText();
  if (pay.openPaymentPath === undefined || pay.isPending) return null;
  return (
    <div className={styles['box']}>
      <p>{t('checkout.openPayment')}</p>
      <ButtonLink variant="quiet" isWide to={pay.openPaymentPath}>
        {t('checkout.seePayment')}
      </ButtonLink>
    </div>
  );
});

/** Scrolls into view: on a small screen it may be behind the bottom bar. */
function Box({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // The braces matter: some browsers return a promise here, which React would take for a clean-up.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={box} role="alert" className={styles['box']}>
      {children}
    </div>
  );
}

/** With the next opening time, where the shop is closed (PAIN-25). */
const ShopClosed = observer(function ShopClosed({
  info,
  message,
}: ObstacleProps & { readonly message: string | undefined }) {
  const { t, language } = useText();
  const now = useNow();
  const { shop } = info;
  const opens = shop && shopBadge(shop) === 'closed' ? nextOpening(shop, now) : undefined;
  return (
    <Box>
      <p>{message ?? t('checkout.shopClosed')}</p>
      {shop !== undefined && opens !== undefined && (
        <p>{t('checkout.opens', { time: formatMoment(opens, now, shop.timeZone, language) })}</p>
      )}
    </Box>
  );
});

/** The unavailable dishes by name, each with a button that removes it (PAIN-42). */
const Unavailable = observer(function Unavailable({ pay, basket }: ObstacleProps) {
  const { t } = useText();
  const gone = new Set(pay.unavailable.map(({ id }) => id));
  if (gone.size === 0) return null;
  return (
    <Box>
      <p>{t('checkout.unavailable')}</p>
      <ul>
        {basket.lines
          .filter(({ item }) => gone.has(item.id))
          .map(({ item, name }) => (
            <li key={item.id}>
              <span>{name}</span>
              <Button variant="quiet" onClick={() => pay.remove(item.id)}>
                {t('basket.remove', { name })}
              </Button>
            </li>
          ))}
      </ul>
    </Box>
  );
});

/** The server's total is what is paid; the pay button shows it, and pays it only when it is tapped again (PAIN-06). */
const TotalDiffers = observer(function TotalDiffers({
  basket,
  obstacle,
}: ObstacleProps & { readonly obstacle: Extract<PayViewModel['obstacle'], { kind: 'totalDiffers' }> }) {
  const { t } = useText();
  const money = useMoney(basket.currency);
  const [shown, charged] = [money(obstacle.shown), money(obstacle.charged)];
  return <Box>{t('checkout.totalDiffers', { shown, charged })}</Box>;
});
