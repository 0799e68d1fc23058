import { observer } from 'mobx-react-lite';
import { useId, type Ref } from 'react';

import { noticeForMissingSpot } from '@/domain/notice/notice-for-missing-spot';
import { useText } from '@/ui/app/use-text';
import { FieldError } from '@/ui/parts/field';
import type { OrderInfoViewModel } from '@/ui/shell/basket/order-info-view-model';
import styles from '@/ui/shell/basket/spot-choice.module.css';

interface SpotChoiceProps {
  readonly info: OrderInfoViewModel;
  /** `wrong`: the server does not know the chosen one. */
  readonly error: 'missing' | 'wrong' | undefined;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** Where the food is brought, of the spots that the order type has; none where it has none. Source: VAL-02 to VAL-05. */
export const SpotChoice = observer(function SpotChoice({ info, error, ref }: SpotChoiceProps) {
  const { t, say } = useText();
  const id = useId();
  if (info.spots.length === 0) return null;
  return (
    <div className={styles['spot']}>
      <label htmlFor={id}>{t('basket.spot')}</label>
      <select
        id={id}
        ref={ref}
        value={info.spot?.id ?? ''}
        required={info.isSpotRequired}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
        onChange={(event) => info.chooseSpot(event.target.value)}
      >
        <option value="">{t(info.isSpotRequired ? 'basket.spotChoose' : 'basket.spotNone')}</option>
        {info.spots.map((spot) => (
          <option key={spot.id} value={spot.id}>
            {spot.name}
          </option>
        ))}
      </select>
      {error && (
        <FieldError
          id={`${id}-error`}
          text={error === 'missing' ? say(noticeForMissingSpot) : t('basket.spotWrong')}
        />
      )}
    </div>
  );
});
