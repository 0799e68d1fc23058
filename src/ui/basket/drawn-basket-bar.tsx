import { observer } from 'mobx-react-lite';

import { useText } from '@/ui/view-model/use-text';
import bar from '@/ui/components/bottom-bar.module.css';
import { BasketTotalButton } from '@/ui/basket/basket-total-button';
import styles from '@/ui/basket/basket-bar.module.css';

/**
 * The basket bar in a page of the server, which knows neither basket nor screen: the style sheet hides it on a large
 * one. The bar of the visitor takes its place.
 */
export const DrawnBasketBar = observer(function DrawnBasketBar() {
  const { t } = useText();
  return (
    <aside
      id="basket"
      tabIndex={-1}
      className={`${bar['bar']} ${styles['drawn']}`}
      aria-label={t('basket.header')}
    >
      <div className={bar['row']}>
        <BasketTotalButton />
      </div>
    </aside>
  );
});
