import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

import type { TextKey } from '@/adapters/i18n/text-key';
import { formatSoon } from '@/domain/shared/format-time';
import type { Shop } from '@/domain/shop/shop';
import { shopBadge, type ShopBadge } from '@/domain/shop/shop-availability';
import { nextOpening } from '@/domain/shop/next-opening';
import { formatOpeningHours, isAllDay, todaysOpeningHours } from '@/domain/shop/todays-opening-hours';
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

interface ShopStatusProps {
  readonly shop: Shop;
  /** Stands behind the hours. */
  readonly children?: ReactNode;
}

/**
 * The badge of a shop, with today's hours on its own clock, and when a closed one opens again. Source: spec §2 Home
 * screen, DEC-82; HOME-17 to HOME-19.
 */
export const ShopStatus = observer(function ShopStatus({ shop, children }: ShopStatusProps) {
  const { t } = useText();
  const badge = shopBadge(shop);
  return (
    <p className={styles['status']}>
      <Badge variant={VARIANTS[badge]}>{t(KEYS[badge])}</Badge>
      {badge !== 'comingSoon' && <TodaysHours shop={shop} />}
      {badge === 'closed' && <NextOpening shop={shop} />}
      {children}
    </p>
  );
});

/** Nothing for a shop that publishes no hours. Source: OPEN-33, DEC-82, DEC-137; HOME-04, HOME-18. */
export const TodaysHours = observer(function TodaysHours({ shop }: { readonly shop: Shop }) {
  const now = useNow();
  const { t } = useText();
  if (shop.openingHours.length === 0) return null;
  const hours = todaysOpeningHours(shop, now);
  return (
    <span className={styles['hours']}>
      {hours.length === 0
        ? t('shopBadge.closedToday')
        : hours.map((each) => (isAllDay(each) ? t('shopBadge.allDay') : formatOpeningHours(each))).join(', ')}
    </span>
  );
});

const NextOpening = observer(function NextOpening({ shop }: { readonly shop: Shop }) {
  const now = useNow();
  const { t, language } = useText();
  const opens = nextOpening(shop, now);
  if (opens === undefined) return null;
  const time = formatSoon(opens, now, shop.timeZone, language);
  return <strong className={styles['opens']}>{t('shopBadge.opens', { time })}</strong>;
});
