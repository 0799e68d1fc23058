import { observer } from 'mobx-react-lite';

import type { Offer } from '@/domain/offer/offer';
import { formatDate } from '@/domain/shared/format-time';
import { addMs, type Instant } from '@/domain/shared/instant';
import { DEFAULT_TIME_ZONE } from '@/domain/shop/shop';
import { useText } from '@/ui/view-model/use-text';
import styles from '@/ui/screens/campaigns/campaigns.module.css';

interface OfferValidityProps {
  readonly offer: Offer;
  readonly now: Instant;
}

/** The start, while it is in the future, and the last whole day. Nothing for an unlimited offer. */
export const OfferValidity = observer(function OfferValidity({ offer, now }: OfferValidityProps) {
  const { t, language } = useText();
  const { validFrom, validTo } = offer;
  const dateOf = (at: Instant): string => formatDate(at, DEFAULT_TIME_ZONE, language);
  const from = validFrom !== undefined && validFrom > now ? dateOf(validFrom) : undefined;
  // An end at midnight means the day before.
  const to = validTo === undefined ? undefined : dateOf(addMs(validTo, -1));
  if (from === undefined && to === undefined) return null;
  return (
    <p className={styles['note']}>
      {from === undefined
        ? t('campaigns.until', { to: to ?? '' })
        : to === undefined
          ? t('campaigns.from', { from })
          : t('campaigns.between', { from, to })}
    </p>
  );
});
