import { observer } from 'mobx-react-lite';

import { useText } from '@/ui/view-model/use-text';
import { Skeleton } from '@/ui/components/loader';
import styles from '@/ui/screens/home/home.module.css';

/** Home while the shops load. */
export const HomeSkeleton = observer(function HomeSkeleton() {
  const { t } = useText();
  return (
    <div className={styles['home']}>
      <h1>{t('home.header')}</h1>
      <ShopListSkeleton />
    </div>
  );
});

/** The list of shops while it loads. */
export const ShopListSkeleton = observer(function ShopListSkeleton() {
  const { t } = useText();
  return (
    <div className={styles['list']} role="status" aria-label={t('home.loading')}>
      {[1, 2, 3, 4, 5, 6].map((number) => (
        <Skeleton key={number} shape="card" />
      ))}
    </div>
  );
});
