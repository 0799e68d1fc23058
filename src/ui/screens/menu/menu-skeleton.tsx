import { observer } from 'mobx-react-lite';

import { useText } from '@/ui/view-model/use-text';
import listStyles from '@/ui/components/article-list.module.css';
import { Skeleton } from '@/ui/components/loader';
import styles from '@/ui/screens/menu/menu-skeleton.module.css';
import menuStyles from '@/ui/screens/menu/menu.module.css';

const CATEGORIES = [1, 2, 3, 4, 5, 6];
const CARDS = [1, 2, 3, 4, 5, 6];

/** The categories and articles while they load. */
export const MenuSkeleton = observer(function MenuSkeleton() {
  const { t } = useText();
  return (
    <>
      <div className={styles['rail']}>
        {CATEGORIES.map((number) => (
          <Skeleton key={number} shape="button" />
        ))}
      </div>
      <div className={menuStyles['content']} role="status" aria-label={t('menu.loading')}>
        <h1>{t('menu.header')}</h1>
        <div className={`${listStyles['list']} ${styles['cards']}`}>
          {CARDS.map((number) => (
            <Skeleton key={number} shape="card" />
          ))}
        </div>
      </div>
    </>
  );
});
