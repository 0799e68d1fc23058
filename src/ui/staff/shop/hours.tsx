import { observer } from 'mobx-react-lite';

import { formatDate } from '@/ui/staff/shop/format-date';
import type { ShopDay } from '@/domain/staff/shop-state';
import { Day } from '@/ui/staff/shop/day';
import type { ShopViewModel } from '@/ui/staff/shop/shop-view-model';
import { useStaffText } from '@/ui/staff/use-staff-text';
import styles from '@/ui/staff/shop/shop.module.css';

interface HoursProps {
  readonly model: ShopViewModel;
  readonly days: readonly ShopDay[];
}

/** The opening hours of the coming week. */
export const Hours = observer(function Hours({ model, days }: HoursProps) {
  const { t, language } = useStaffText();
  return (
    <section className={styles['part']} aria-labelledby="hours-header">
      <h2 id="hours-header">{t('staff.hours.header')}</h2>
      <ul className={styles['articles']}>
        {days.map((day) => (
          <li key={day.date}>
            <Day day={day} name={formatDate(day.date, language)} model={model} />
          </li>
        ))}
      </ul>
    </section>
  );
});
