import { observer } from 'mobx-react-lite';

import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import { Skeleton } from '@/ui/components/loader';
import type { FavoritesViewModel } from '@/ui/screens/favorites/favorites-view-model';
import styles from '@/ui/screens/favorites/favorites.module.css';
import { HomeViewModel } from '@/ui/screens/home/home-view-model';
import { ShopCard } from '@/ui/screens/home/shop-card';

const NO_QUERY: ReadonlyMap<string, string> = new Map();

/** The favourite shops, selectable as on home. Source: PROD-06. */
export const FavoriteShops = observer(function FavoriteShops({
  model,
}: {
  readonly model: FavoritesViewModel;
}) {
  const home = useModel(HomeViewModel);
  const { t } = useText();
  return (
    <section className={styles['section']} aria-labelledby="favorite-shops">
      <h2 id="favorite-shops">{t('favorites.shops')}</h2>
      {home.hasFailed ? (
        <div className={styles['failed']}>
          <p>{t('home.failed')}</p>
          <Button variant="quiet" onClick={() => void home.retry()}>
            {t('home.retry')}
          </Button>
        </div>
      ) : model.shops === undefined ? (
        <div role="status" aria-label={t('home.loading')}>
          <Skeleton shape="card" />
        </div>
      ) : (
        <ul className={styles['shops']}>
          {model.shops.map((shop) => (
            <ShopCard key={shop.id} model={home} shop={shop} query={NO_QUERY} />
          ))}
        </ul>
      )}
    </section>
  );
});
