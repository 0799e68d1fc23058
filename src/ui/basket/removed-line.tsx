import { Undo2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';

import { useText } from '@/ui/view-model/use-text';
import styles from '@/ui/basket/basket-line.module.css';
import type { BasketViewModel } from '@/ui/basket/basket-view-model';
import { Button } from '@/ui/components/button';

/** Brings the line that was removed last back. It takes the focus, since the button that removed the line is gone. */
export const RemovedLine = observer(function RemovedLine({ model }: { readonly model: BasketViewModel }) {
  const { t } = useText();
  const undo = useRef<HTMLButtonElement>(null);
  const { removed } = model;
  useEffect(() => {
    if (removed !== undefined) undo.current?.focus();
  }, [removed]);
  if (removed === undefined) return null;
  return (
    <p className={styles['removed']}>
      <span>{t('basket.removed', { name: removed.name })}</span>
      <Button ref={undo} variant="quiet" onClick={model.undoRemoval}>
        <Undo2 aria-hidden="true" size={18} />
        {t('basket.undo')}
      </Button>
    </p>
  );
});
