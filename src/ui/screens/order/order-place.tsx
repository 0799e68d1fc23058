import { Navigation, Phone } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import type { OrderDetails, OrderShop } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import { isFinalStatus } from '@/domain/order/status-change';
import { mapLink } from '@/domain/shop/map-link';
import { phoneLink } from '@/domain/shop/phone-link';
import { spotName } from '@/domain/shop/spots-for-order-type';
import { ShopAddress } from '@/ui/components/shop-address';
import styles from '@/ui/screens/order/order-place.module.css';
import { useText } from '@/ui/view-model/use-text';

interface OrderPlaceProps {
  readonly details: OrderDetails;
  /** Undefined while it is not known. */
  readonly shop: OrderShop | undefined;
  readonly status: OrderStatus | undefined;
}

/** Where to go for the food, and whom to call. Source: DEC-152. */
export const OrderPlace = observer(function OrderPlace({ details, shop, status }: OrderPlaceProps) {
  const { t } = useText();
  const isOver = status !== undefined && isFinalStatus(status);
  return (
    <section className={styles['place']} aria-label={t('payment.shop')}>
      <h2>{details.shopName}</h2>
      {!isOver && <Instruction details={details} />}
      {shop !== undefined && <Contact shop={shop} />}
    </section>
  );
});

const Instruction = observer(function Instruction({ details }: Pick<OrderPlaceProps, 'details'>) {
  const { t, language } = useText();
  const isTakenAway = details.orderType === 'TakeAway';
  if (details.spot === undefined) return <p>{t(isTakenAway ? 'order.placeTakeAway' : 'order.placeHere')}</p>;
  const spot = spotName(details.spot, language);
  return (
    <p className={styles['spot']}>{t(isTakenAway ? 'order.placeCollect' : 'order.placeBrought', { spot })}</p>
  );
});

const Contact = observer(function Contact({ shop }: { readonly shop: OrderShop }) {
  const { t } = useText();
  const { address1, city, phone } = shop.contactInformation;
  const map = mapLink(shop);
  return (
    <>
      {(address1 !== '' || city !== '') && <ShopAddress shop={shop} />}
      <p className={styles['ways']}>
        {map !== undefined && (
          <a href={map} target="_blank" rel="noreferrer">
            <Navigation aria-hidden="true" size={18} />
            {t('order.map')}
          </a>
        )}
        {phone !== undefined && phone !== '' && (
          <a href={phoneLink(phone)}>
            <Phone aria-hidden="true" size={18} />
            {t('order.call', { phone })}
          </a>
        )}
      </p>
    </>
  );
});
