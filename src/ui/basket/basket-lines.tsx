import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

import { useText } from '@/ui/view-model/use-text';
import { BasketLine } from '@/ui/basket/basket-line';
import styles from '@/ui/basket/basket-line.module.css';
import type { BasketLineModel, BasketViewModel } from '@/ui/basket/basket-view-model';
import { RemovedLine } from '@/ui/basket/removed-line';

interface BasketLinesProps {
  readonly model: BasketViewModel;
  /** What else to say of a line, below its choices. */
  readonly more?: (line: BasketLineModel) => ReactNode;
}

/** The lines of the basket, and the last one that was removed. Source: SHELL-23, DEC-86, BASK-13 to BASK-15. */
export const BasketLines = observer(function BasketLines({ model, more }: BasketLinesProps) {
  const { t } = useText();
  return (
    <>
      {model.lines.length > 0 && (
        <ul className={styles['lines']} aria-label={t('basket.lines')}>
          {model.lines.map((line, index) => (
            <BasketLine key={line.item.id} model={model} line={line} index={index}>
              {more?.(line)}
            </BasketLine>
          ))}
        </ul>
      )}
      <RemovedLine model={model} />
    </>
  );
});
