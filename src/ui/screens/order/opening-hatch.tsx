import { X } from 'lucide-react';
import { useState } from 'react';

import type { OrderStatus } from '@/domain/order/order-status';
import styles from '@/ui/screens/order/opening-hatch.module.css';

interface OpeningHatchProps {
  readonly status: OrderStatus | undefined;
  /** The pictures of the ordered dishes, the first in front; a bowl where there is none. */
  readonly dishes: readonly string[];
}

/**
 * The hatch of the logo with the guest's own food behind the shutter, which rises with each step of the kitchen. The
 * hatch of a cancelled order is grey and crossed out: nothing waits behind it.
 */
export function OpeningHatch({ status, dishes }: OpeningHatchProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = dishes.filter((dish) => !failed.includes(dish));
  return (
    <span className={styles['hatch']} data-status={status} aria-hidden="true">
      {shown.length === 0 && <Bowl />}
      {shown.map((dish) => (
        <img
          key={dish}
          className={styles['dish']}
          src={`${dish}&w=320`}
          alt=""
          width={320}
          height={320}
          onError={() => setFailed((before) => [...before, dish])}
        />
      ))}
      <span className={styles['shutter']} />
      <span className={styles['sill']} />
      {status === 'rollbacked' && <X className={styles['cross']} strokeWidth={2.5} />}
    </span>
  );
}

const Bowl = () => (
  <svg viewBox="0 24 64 36" className={styles['bowl']} fill="currentColor">
    <path d="M8 30h48a24 22 0 0 1-16 21H24A24 22 0 0 1 8 30z" />
    <rect x="22" y="53" width="20" height="4" rx="2" />
  </svg>
);
