import { ShoppingBag, Utensils } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { TextKey } from '@/adapters/i18n/text-key';
import { buildPath } from '@/domain/navigation/build-path';
import type { OrderType } from '@/domain/settings/order-type';
import type { ShopId } from '@/domain/shop/shop';
import { spotName } from '@/domain/shop/spots-for-order-type';
import { useModel } from '@/ui/view-model/services';
import type { ScreenProps } from '@/ui/view-model/screen-props';
import { useText } from '@/ui/view-model/use-text';
import { LoadFailure } from '@/ui/components/load-failure';
import { Skeleton } from '@/ui/components/loader';
import { OrderTypeViewModel } from '@/ui/screens/order-type/order-type-view-model';
import { ShopAddress } from '@/ui/components/shop-address';
import { ShopAge } from '@/ui/components/shop-age';
import { ShopStatus } from '@/ui/components/shop-status';
import styles from '@/ui/screens/order-type/order-type.module.css';

const ICONS: Readonly<Record<OrderType, ReactNode>> = {
  TakeAway: <ShoppingBag size={48} />,
  DineInPlace: <Utensils size={48} />,
};

const NAMES: Readonly<Record<OrderType, TextKey>> = {
  TakeAway: 'orderType.takeAway',
  DineInPlace: 'orderType.dineInPlace',
};

const TEXTS: Readonly<Record<OrderType, TextKey>> = {
  TakeAway: 'orderTypeScreen.takeAwayText',
  DineInPlace: 'orderTypeScreen.dineInPlaceText',
};

const SPOTS_NAMED = 3;

/** Source: spec §2 shopPage, decisions Order type; ROUTE-28. */
export const Screen = observer(function OrderTypeScreen({ route }: ScreenProps) {
  const model = useModel(OrderTypeViewModel, route);
  const { t } = useText();
  if (model.shop === undefined) return null;
  return (
    <div className={styles['screen']}>
      <header className={styles['shop']}>
        <p className={styles['name']}>{model.shop.name}</p>
        <ShopAddress shop={model.shop} />
        <ShopStatus shop={model.shop} />
        <ShopAge />
      </header>
      <h1>{t('orderTypeScreen.header')}</h1>
      <OrderTypes model={model} shopId={model.shop.id} />
    </div>
  );
});

interface OrderTypesProps {
  readonly model: OrderTypeViewModel;
  readonly shopId: ShopId;
}

const OrderTypes = observer(function OrderTypes({ model, shopId }: OrderTypesProps) {
  const { t } = useText();
  switch (model.settingsState) {
    case 'loading':
      return (
        <div className={styles['choices']} role="status" aria-label={t('loader.generic')}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </div>
      );
    case 'failed':
      return <LoadFailure text={t('basket.settingsFailed')} onRetry={model.retrySettings} />;
    case 'loaded':
      return model.orderTypes.length === 0 ? (
        <NoOrderType shopId={shopId} />
      ) : (
        <ul className={styles['choices']}>
          {model.orderTypes.map((orderType) => (
            <li key={orderType}>
              <OrderTypeChoice model={model} orderType={orderType} />
            </li>
          ))}
        </ul>
      );
  }
});

/** The chain has switched off every order type (DEC-137). */
function NoOrderType({ shopId }: Pick<OrderTypesProps, 'shopId'>) {
  const { t } = useText();
  return (
    <div>
      <p>{t('orderTypeScreen.none')}</p>
      <p>
        <Link to={buildPath.menuPage(shopId)}>{t('home.readMenu')}</Link>
      </p>
      <p>
        <Link to={buildPath.home()}>{t('menu.otherShop')}</Link>
      </p>
    </div>
  );
}

interface OrderTypeChoiceProps {
  readonly model: OrderTypeViewModel;
  readonly orderType: OrderType;
}

const OrderTypeChoice = observer(function OrderTypeChoice({ model, orderType }: OrderTypeChoiceProps) {
  const { t, language } = useText();
  const spots = model.spotsOf(orderType).map((spot) => spotName(spot, language));
  const others = spots.length - SPOTS_NAMED;
  return (
    <button
      type="button"
      className={styles['choice']}
      aria-current={model.chosen === orderType}
      onClick={() => void model.choose(orderType)}
    >
      <span className={styles['hatch']} aria-hidden="true">
        {ICONS[orderType]}
      </span>
      <span className={styles['text']}>
        <span className={styles['title']}>{t(NAMES[orderType])}</span>
        <span>{t(TEXTS[orderType])}</span>
        {spots.length > 0 && (
          <span className={styles['spots']}>
            {spots.slice(0, SPOTS_NAMED).join(', ')}
            {others > 0 && ` ${t('orderTypeScreen.moreSpots', { count: others })}`}
          </span>
        )}
      </span>
    </button>
  );
});
