import type { StaffTextKey } from '@/adapters/i18n/staff-text-key';
import { formatMoment } from '@/domain/shared/format-time';
import type { Instant } from '@/domain/shared/instant';
import type { ShopViewModel } from '@/ui/staff/shop/shop-view-model';
import { useStaffText } from '@/ui/staff/use-staff-text';

/** `Sold out until 18:00`; without a time only the text of the key. For an `observer`. */
export function useStopText({
  now,
  shop,
}: ShopViewModel): (until: Instant | undefined, key: StaffTextKey) => string {
  const { t, language } = useStaffText();
  return (until, key) =>
    until === undefined
      ? t(key)
      : t('staff.stop.until', { what: t(key), time: formatMoment(until, now, shop.timeZone, language) });
}
