import { Minus, Plus, Trash2 } from 'lucide-react';

import { ACT_ATTRIBUTE, SHOWS_ATTRIBUTE } from '@/ui/components/act-attribute';
import { IconButton } from '@/ui/components/button';
import styles from '@/ui/components/quantity-control.module.css';

interface QuantityControlProps {
  readonly quantity: number;
  readonly max: number;
  readonly labels: {
    readonly group: string;
    readonly fewer: string;
    readonly more: string;
    readonly remove: string;
  };
  readonly onFewer: () => void;
  readonly onMore: () => void;
  /** Offered in place of fewer at 1 (AMB-42); without it fewer is disabled there (BASK-06). */
  readonly onRemove?: () => void;
}

/** Decreases and increases a quantity. */
export function QuantityControl({ quantity, max, labels, onFewer, onMore, onRemove }: QuantityControlProps) {
  const isRemoving = quantity <= 1 && onRemove !== undefined;
  return (
    <span role="group" aria-label={labels.group} className={styles['control']}>
      {isRemoving ? (
        <IconButton label={labels.remove} onClick={onRemove}>
          <Trash2 aria-hidden="true" size={20} />
        </IconButton>
      ) : (
        <IconButton
          label={labels.fewer}
          onClick={onFewer}
          disabled={quantity <= 1}
          {...{ [ACT_ATTRIBUTE]: 'fewer' }}
        >
          <Minus aria-hidden="true" size={20} />
        </IconButton>
      )}
      <output className={styles['count']} suppressHydrationWarning {...{ [SHOWS_ATTRIBUTE]: 'portions' }}>
        {quantity}
      </output>
      <IconButton
        label={labels.more}
        onClick={onMore}
        disabled={quantity >= max}
        {...{ [ACT_ATTRIBUTE]: 'more' }}
      >
        <Plus aria-hidden="true" size={20} />
      </IconButton>
    </span>
  );
}
