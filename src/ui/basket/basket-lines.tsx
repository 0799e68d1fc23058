import { observer } from 'mobx-react-lite';
import { useRef } from 'react';

import { useText } from '@/ui/view-model/use-text';
import { BasketLine } from '@/ui/basket/basket-line';
import styles from '@/ui/basket/basket-line.module.css';
import type { BasketViewModel } from '@/ui/basket/basket-view-model';

/** The lines of the basket. Removing one moves the focus to the list. Source: SHELL-23, BASK-13 to BASK-15. */
export const BasketLines = observer(function BasketLines({ model }: { readonly model: BasketViewModel }) {
  const { t } = useText();
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} tabIndex={-1} className={styles['lines']} aria-label={t('basket.lines')}>
      {model.lines.map((line, index) => (
        <BasketLine
          key={line.item.id}
          model={model}
          line={line}
          index={index}
          onRemoved={() => list.current?.focus()}
        />
      ))}
    </ul>
  );
});
