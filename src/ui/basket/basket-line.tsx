import { Pencil, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { CSSProperties, ReactNode } from 'react';

import { MAX_QUANTITY } from '@/domain/basket/quantity';
import { useText } from '@/ui/view-model/use-text';
import { Button, ButtonLink } from '@/ui/components/button';
import { DietMark } from '@/ui/components/diet-mark';
import { Picture } from '@/ui/components/picture';
import { QuantityControl } from '@/ui/components/quantity-control';
import styles from '@/ui/basket/basket-line.module.css';
import type { BasketLineModel, BasketViewModel } from '@/ui/basket/basket-view-model';
import { useMoney } from '@/ui/view-model/use-money';

/** The delay between the entrances of two lines. Source: spec §9; BASK-20. */
const ENTER_DELAY_S = 0.15;

interface BasketLineProps {
  readonly model: BasketViewModel;
  readonly line: BasketLineModel;
  readonly index: number;
  /** Stands below the choices. */
  readonly children?: ReactNode;
}

/**
 * One line with its quantity; a tap opens its other actions. Source: spec §2 Basket panel, OPEN-27, DEC-86; BASK-13,
 * BASK-20.
 */
export const BasketLine = observer(function BasketLine(props: BasketLineProps) {
  const { model, line, index } = props;
  const money = useMoney(model.currency);
  const isOpen = model.openItem === line.item.id;
  const style: CSSProperties & Record<'--enter-delay', string> = {
    '--enter-delay': `${(index * ENTER_DELAY_S).toFixed(2)}s`,
  };
  return (
    <li className={styles['item']} style={style} data-open={isOpen}>
      <button
        type="button"
        className={styles['line']}
        aria-expanded={isOpen}
        onClick={() => model.toggle(line.item.id)}
      >
        <Picture address={line.picture} sizes="4.5rem" />
        <span className={styles['text']}>
          <span className={styles['name']}>{line.name}</span>
          {line.choices.length > 0 && <span className={styles['choices']}>{line.choices.join(', ')}</span>}
          <DietMark conflict={line.conflict} />
          {props.children}
        </span>
        <span className={styles['price']}>{money(line.total)}</span>
      </button>
      <LineActions {...props} />
    </li>
  );
});

/**
 * Fewer and more; of an open line also edit and remove. At one portion the control offers to remove instead of fewer
 * (AMB-42).
 */
const LineActions = observer(function LineActions({ model, line }: BasketLineProps) {
  const { t } = useText();
  const { name } = line;
  const isOpen = model.openItem === line.item.id;
  const remove = () => model.remove(line);
  return (
    <div className={styles['actions']}>
      <QuantityControl
        quantity={line.item.quantity}
        max={MAX_QUANTITY}
        labels={{
          group: t('basket.quantityOf', { name }),
          fewer: t('basket.fewer', { name }),
          more: t('basket.more', { name }),
          remove: t('basket.remove', { name }),
        }}
        onFewer={() => model.fewer(line)}
        onMore={() => model.more(line)}
        onRemove={remove}
      />
      {isOpen && line.editPath !== undefined && (
        <ButtonLink variant="quiet" to={line.editPath}>
          <Pencil aria-hidden="true" size={18} />
          {t('basket.edit')}
        </ButtonLink>
      )}
      {isOpen && line.item.quantity > 1 && (
        <Button variant="bare" aria-label={t('basket.remove', { name })} onClick={remove}>
          <Trash2 aria-hidden="true" size={18} />
          {t('basket.removeShort')}
        </Button>
      )}
    </div>
  );
});
