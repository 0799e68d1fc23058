import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';

import { parseMinuteOfDay } from '@/domain/shop/parse-opening-hours';
import type { ShopDay } from '@/domain/staff/shop-state';
import { Button } from '@/ui/components/button';
import { Field } from '@/ui/components/field';
import { clockText } from '@/ui/staff/shop/clock-text';
import type { ShopViewModel } from '@/ui/staff/shop/shop-view-model';
import { useStaffText } from '@/ui/staff/use-staff-text';
import styles from '@/ui/staff/shop/shop.module.css';

interface DayProps {
  readonly day: ShopDay;
  readonly name: string;
  readonly model: ShopViewModel;
}

/** The hours of one day: other ones, closed, or the usual ones again. */
export const Day = observer(function Day({ day, name, model }: DayProps) {
  const { t } = useStaffText();
  const { date, hours, isChanged } = day;
  const [opens, setOpens] = useState(() => clockText(hours[0]?.opens ?? 10 * 60));
  const [closes, setCloses] = useState(() => clockText(hours[0]?.closes ?? 20 * 60));
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const [from, to] = [parseMinuteOfDay(opens), parseMinuteOfDay(closes)];
    if (from === undefined || to === undefined) return;
    void model.change({ kind: 'changeHours', date, hours: { opens: from, closes: to } });
  };
  const shown = hours.map((each) => `${clockText(each.opens)}–${clockText(each.closes)}`).join(', ');
  return (
    <details className={styles['article']}>
      <summary>
        <span>{name}</span>
        <span className={styles['state']} data-stopped={hours.length === 0}>
          {shown || t('staff.hours.closed')}
          {isChanged && ` · ${t('staff.hours.changed')}`}
        </span>
      </summary>
      <form className={styles['acts']} onSubmit={onSubmit}>
        <div className={styles['line']}>
          <Field
            label={t('staff.hours.opens')}
            type="time"
            required
            value={opens}
            onChange={({ target }) => setOpens(target.value)}
          />
          <Field
            label={t('staff.hours.closes')}
            type="time"
            required
            value={closes}
            onChange={({ target }) => setCloses(target.value)}
          />
          <Button type="submit" variant="quiet" aria-disabled={model.isSending}>
            {t('staff.hours.set')}
          </Button>
        </div>
        <div className={styles['line']}>
          <Button
            variant="quiet"
            aria-disabled={model.isSending}
            onClick={() => void model.change({ kind: 'changeHours', date, hours: undefined })}
          >
            {t('staff.hours.close')}
          </Button>
          {isChanged && (
            <Button
              variant="quiet"
              aria-disabled={model.isSending}
              onClick={() => void model.change({ kind: 'usualHours', date })}
            >
              {t('staff.hours.usual')}
            </Button>
          )}
        </div>
      </form>
    </details>
  );
});
