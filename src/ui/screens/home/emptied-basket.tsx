import { Undo2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';

import styles from '@/ui/basket/basket-line.module.css';
import { Button } from '@/ui/components/button';
import { EmptiedBasketModel } from '@/ui/screens/home/emptied-basket-model';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';

/** Brings a basket back that was emptied; it has the focus, as where a line was removed. Source: DEC-154. */
export const EmptiedBasket = observer(function EmptiedBasket() {
  const model = useModel(EmptiedBasketModel);
  const { t } = useText();
  const undo = useRef<HTMLButtonElement>(null);
  const { emptied } = model;
  useEffect(() => {
    if (emptied !== undefined) undo.current?.focus();
  }, [emptied]);
  if (emptied === undefined) return null;
  return (
    <p className={styles['removed']}>
      <span>{t('basket.empty')}</span>
      <Button ref={undo} variant="quiet" onClick={() => void model.undo()}>
        <Undo2 aria-hidden="true" size={18} />
        {t('basket.undo')}
      </Button>
    </p>
  );
});
