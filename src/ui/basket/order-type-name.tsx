import { ShoppingBag, Utensils } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

import type { TextKey } from '@/adapters/i18n/text-key';
import type { OrderType } from '@/domain/settings/order-type';
import { useText } from '@/ui/view-model/use-text';

const ICONS: Readonly<Record<OrderType, ReactNode>> = {
  TakeAway: <ShoppingBag aria-hidden="true" size={20} />,
  DineInPlace: <Utensils aria-hidden="true" size={20} />,
};

const NAMES: Readonly<Record<OrderType, TextKey>> = {
  TakeAway: 'orderType.takeAway',
  DineInPlace: 'orderType.dineInPlace',
};

/** Eat here or take away, with its icon. */
export const OrderTypeName = observer(function OrderTypeName({ type }: { readonly type: OrderType }) {
  const { t } = useText();
  return (
    <>
      {ICONS[type]}
      {t(NAMES[type])}
    </>
  );
});
