import { observer } from 'mobx-react-lite';

import { useText } from '@/ui/view-model/use-text';
import { Skeleton } from '@/ui/components/loader';
import styles from '@/ui/screens/article/article.module.css';

/** The article while the menu loads. */
export const ArticleSkeleton = observer(function ArticleSkeleton() {
  const { t } = useText();
  return (
    <div className={styles['article']} role="status" aria-label={t('article.loading')}>
      <div className={styles['picture']}>
        <Skeleton shape="picture" />
      </div>
      <div className={styles['content']}>
        <div className={styles['head']}>
          <Skeleton shape="title" />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
        </div>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </div>
    </div>
  );
});
