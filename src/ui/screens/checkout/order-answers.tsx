import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import type { CheckoutFormViewModel } from '@/ui/screens/checkout/checkout-form-view-model';
import styles from '@/ui/screens/checkout/order-answers.module.css';
import { NoteField } from '@/ui/basket/note-field';
import type { OrderInfoViewModel } from '@/ui/basket/order-info-view-model';
import { OrderTypeChoice } from '@/ui/basket/order-type-choice';
import { OrderTypeName } from '@/ui/basket/order-type-name';
import { SpotChoice } from '@/ui/basket/spot-choice';

interface OrderAnswersProps {
  readonly form: CheckoutFormViewModel;
  readonly info: OrderInfoViewModel;
}

/**
 * Order type, spot and note as the basket has them. They are asked here only where one is missing or wrong, and on
 * demand; what was asked stays until the screen is left. Source: DEC-90.
 */
export const OrderAnswers = observer(function OrderAnswers({ form, info }: OrderAnswersProps) {
  const { t } = useText();
  const [isChanging, setChanging] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const isWanted = info.answers === 'wanted' || form.isOrderRefused;
  useEffect(() => {
    if (isWanted) setChanging(true);
  }, [isWanted]);
  if (isChanging || isWanted || info.answers === 'loading') {
    return (
      <div ref={fields} className={styles['fields']}>
        <OrderTypeChoice info={info} isMissing={form.problemOf('orderType') === 'missing'} />
        <SpotChoice info={info} isRefused={form.problemOf('spot') === 'unavailable'} />
        <NoteField info={info} isWrong={form.problemOf('note') !== undefined} />
      </div>
    );
  }
  const change = () => {
    flushSync(() => setChanging(true));
    fields.current?.querySelector<HTMLElement>('input:checked')?.focus();
  };
  return (
    <div className={styles['answers']}>
      {info.orderType !== undefined && (
        <p className={styles['type']}>
          <OrderTypeName type={info.orderType} />
        </p>
      )}
      {info.note !== '' && (
        <p className={styles['note']}>
          <span>{t('basket.note')}</span>
          <q>{info.note}</q>
        </p>
      )}
      <Button variant="quiet" onClick={change}>
        {t('checkout.change')}
      </Button>
    </div>
  );
});
