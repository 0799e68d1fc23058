import { observer } from 'mobx-react-lite';

import { FieldError } from '@/ui/components/field';
import type { RefundViewModel } from '@/ui/staff/board/refund-view-model';
import { Select } from '@/ui/staff/components/select';
import { useStaffText } from '@/ui/staff/use-staff-text';
import { useMoney } from '@/ui/view-model/use-money';
import styles from '@/ui/staff/board/refund-lines.module.css';

/** Which dishes of an order are given back, and what they cost together. */
export const RefundLines = observer(function RefundLines({ model }: { readonly model: RefundViewModel }) {
  const { t } = useStaffText();
  const { lines, currency } = model.order;
  const money = useMoney(currency);
  return (
    <>
      <ul className={styles['lines']}>
        {lines.map(({ name, choices, quantity }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of an order never change
          <li key={index}>
            <span>
              {name}
              {choices.length > 0 && <span className={styles['choices']}>{choices.join(', ')}</span>}
            </span>
            <Select
              label={name}
              value={String(model.quantities[index])}
              options={Array.from({ length: quantity + 1 }, (_, count) => ({
                value: String(count),
                name: `${count} / ${quantity}`,
              }))}
              onChoose={(count) => model.setQuantity(index, Number(count))}
            />
          </li>
        ))}
      </ul>
      <p role="status">
        <strong>{t('staff.refund.sum', { sum: money(model.sum, 'receipt') })}</strong>
      </p>
      {model.isPartWrong && <FieldError id="refund-lines-problem" text={t('staff.refund.noLines')} />}
    </>
  );
});
