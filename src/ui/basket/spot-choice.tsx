import { observer } from 'mobx-react-lite';
import { useId } from 'react';

import type { TextKey } from '@/adapters/i18n/text-key';
import { noticeForMissingSpot } from '@/domain/notice/notice-for-missing-spot';
import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import { FieldError } from '@/ui/components/field';
import { LoadFailure } from '@/ui/components/load-failure';
import { Skeleton } from '@/ui/components/loader';
import type { OrderType } from '@/domain/settings/order-type';
import type { OrderInfoViewModel } from '@/ui/basket/order-info-view-model';
import styles from '@/ui/basket/spot-choice.module.css';

interface SpotChoiceProps {
  readonly info: OrderInfoViewModel;
  /** Whether the server refused the chosen one. */
  readonly isRefused?: boolean;
}

/**
 * The delivery spots of the order type; hidden where there are none and none is chosen. A wrong choice shows how to go
 * on: another spot, none, or loading again. Source: DEC-10; VAL-02 to VAL-05.
 */
export const SpotChoice = observer(function SpotChoice({ info, isRefused = false }: SpotChoiceProps) {
  const { t } = useText();
  if (info.spotProblem === 'notLoaded') {
    return info.spotsState === 'failed' ? (
      <LoadFailure text={t('basket.spotsFailed')} onRetry={info.retrySpots} />
    ) : (
      <div role="status" aria-label={t('loader.generic')}>
        <Skeleton shape="line" />
      </div>
    );
  }
  if (info.spots.length > 0) return <SpotSelect info={info} isRefused={isRefused} />;
  return info.spotProblem === 'unavailable' ? <NoSuchSpot info={info} /> : null;
});

const SpotSelect = observer(function SpotSelect({ info, isRefused = false }: SpotChoiceProps) {
  const { t, say } = useText();
  const id = useId();
  const problem = info.shownSpotProblem ?? (isRefused ? 'unavailable' : undefined);
  return (
    <div className={styles['spot']}>
      <label htmlFor={id}>{t(spotQuestion(info.orderType))}</label>
      <select
        id={id}
        value={info.spot?.id ?? ''}
        required={info.isSpotRequired}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-error`}
        onChange={(event) => info.chooseSpot(event.target.value)}
      >
        <option value="">{t(info.isSpotRequired ? 'basket.spotChoose' : 'basket.spotNone')}</option>
        {info.spots.map((spot) => (
          <option key={spot.id} value={spot.id}>
            {spot.name}
          </option>
        ))}
      </select>
      {problem && (
        <FieldError
          id={`${id}-error`}
          text={problem === 'missing' ? say(noticeForMissingSpot) : t('basket.spotWrong')}
        />
      )}
      {problem === 'unavailable' && !info.isSpotRequired && <WithoutSpot info={info} />}
    </div>
  );
});

/** A spot is chosen, as by the code on a table, but the order type has none. */
const NoSuchSpot = observer(function NoSuchSpot({ info }: Pick<SpotChoiceProps, 'info'>) {
  const { t } = useText();
  const id = useId();
  return (
    <div className={styles['spot']} role="group" aria-label={t(spotQuestion(info.orderType))} data-invalid>
      <FieldError id={id} text={t('basket.spotGone')} />
      <WithoutSpot info={info} />
    </div>
  );
});

function WithoutSpot({ info }: Pick<SpotChoiceProps, 'info'>) {
  const { t } = useText();
  return (
    <Button variant="quiet" onClick={() => info.chooseSpot('')}>
      {t('basket.spotWithout')}
    </Button>
  );
}

/** Take-away food is collected at its spot; other food is brought there. */
const spotQuestion = (orderType: OrderType | undefined): TextKey =>
  orderType === 'TakeAway' ? 'basket.spotTakeAway' : 'basket.spot';
