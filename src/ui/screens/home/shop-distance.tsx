import { observer } from 'mobx-react-lite';

import { formatLocale } from '@/domain/shared/language';
import { shownDistance } from '@/domain/shop/shop-distance';
import styles from '@/ui/screens/home/shop-card.module.css';
import { useText } from '@/ui/view-model/use-text';

/** The distance, formatted by `Intl`. Source: OPEN-29; HOME-16. */
export const ShopDistance = observer(function ShopDistance({ km }: { readonly km: number }) {
  const { language } = useText();
  const { value, unit } = shownDistance(km);
  const format = new Intl.NumberFormat(formatLocale(language), { style: 'unit', unit });
  return (
    <span className={styles['distance']} data-testid="distance">
      {format.format(value)}
    </span>
  );
});
