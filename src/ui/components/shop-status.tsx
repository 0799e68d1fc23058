import { observer } from 'mobx-react-lite';

import type { TextKey } from '@/adapters/i18n/text-key';
import type { Shop } from '@/domain/shop/shop';
import { shopBadge, type ShopBadge } from '@/domain/shop/shop-availability';
import { formatOpeningHours, todaysOpeningHours } from '@/domain/shop/todays-opening-hours';
import { useNow } from '@/ui/view-model/use-now';
import { useText } from '@/ui/view-model/use-text';
import { Badge, type BadgeVariant } from '@/ui/components/badge';
import styles from '@/ui/components/shop-status.module.css';

const VARIANTS: Readonly<Record<ShopBadge, BadgeVariant>> = {
  open: 'good',
  comingSoon: 'accent',
  paused: 'calm',
  offline: 'calm',
  closed: 'calm',
};

const KEYS: Readonly<Record<ShopBadge, TextKey>> = {
  open: 'shopBadge.open',
  comingSoon: 'shopBadge.comingSoon',
  paused: 'shopBadge.paused',
  offline: 'shopBadge.offline',
  closed: 'shopBadge.closed',
};

/** The badge of a shop, with today's hours on its own clock. Source: spec §2 Home screen; HOME-17 to HOME-19. */
export const ShopStatus = observer(function ShopStatus({ shop }: { readonly shop: Shop }) {
  const { t } = useText();
  const badge = shopBadge(shop);
  return (
    <p className={styles['status']}>
      <Badge variant={VARIANTS[badge]}>{t(KEYS[badge])}</Badge>
      {badge !== 'comingSoon' && <TodaysHours shop={shop} />}
    </p>
  );
});

/** Source: OPEN-33; HOME-04, HOME-18. */
export const TodaysHours = observer(function TodaysHours({ shop }: { readonly shop: Shop }) {
  const now = useNow();
  const { t } = useText();
  const hours = todaysOpeningHours(shop, now);
  return (
    <span className={styles['hours']}>
      {hours.length === 0 ? t('shopBadge.closedToday') : hours.map(formatOpeningHours).join(', ')}
    </span>
  );
});
