import { observer } from 'mobx-react-lite';
import { ShoppingBasket } from 'lucide-react';

import { useText } from '@/ui/view-model/use-text';
import styles from '@/ui/basket/empty-basket.module.css';

export const EmptyBasket = observer(function EmptyBasket() {
  const { t } = useText();
  return (
    <div className={styles['empty']}>
      <span className={styles['hatch']} aria-hidden="true">
        <ShoppingBasket size={40} strokeWidth={1.5} />
      </span>
      <p className={styles['title']}>{t('basket.empty')}</p>
      <p className={styles['text']}>{t('basket.emptyText')}</p>
    </div>
  );
});
