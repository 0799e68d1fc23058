import { Check } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import type { TextKey } from '@/adapters/i18n/text-key';
import type { OrderStatus } from '@/domain/order/order-status';
import { orderSteps, type StepState } from '@/domain/order/status-change';
import { useText } from '@/ui/view-model/use-text';
import { STEP_NAMES } from '@/ui/screens/order/step-names';
import styles from '@/ui/screens/order/order-steps.module.css';

const STATES: Readonly<Record<StepState, TextKey | undefined>> = {
  done: 'order.stepDone',
  current: 'order.stepNow',
  ahead: undefined,
};

/** The steps of the order; none for a cancelled one, whose text explains the refund. Source: OPEN-08, OPEN-35. */
export const OrderSteps = observer(function OrderSteps({
  status,
}: {
  readonly status: OrderStatus | undefined;
}) {
  const { t } = useText();
  const steps = status === undefined ? [] : orderSteps(status);
  if (steps.length === 0) return null;
  return (
    <ol className={styles['steps']} aria-label={t('order.steps')}>
      {steps.map((step) => {
        if (step.status === 'rollbacked') return null;
        const key = STATES[step.state];
        return (
          <li
            key={step.status}
            className={styles['step']}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <span className={styles['mark']} aria-hidden="true">
              {step.state === 'done' && <Check size={16} strokeWidth={3} />}
            </span>
            <span>{t(STEP_NAMES[step.status])}</span>
            {key !== undefined && <span className="visually-hidden">{t(key)}</span>}
          </li>
        );
      })}
    </ol>
  );
});
