import { observer } from 'mobx-react-lite';

import type { Menu } from '@/domain/menu/menu';
import { buildPath, withQuery } from '@/domain/navigation/build-path';
import type { Shop } from '@/domain/shop/shop';
import { useText } from '@/ui/view-model/use-text';
import { ArticleList } from '@/ui/components/article-list';
import { Button, ButtonLink } from '@/ui/components/button';
import { Skeleton } from '@/ui/components/loader';
import type { FavoritesViewModel } from '@/ui/screens/favorites/favorites-view-model';
import styles from '@/ui/screens/favorites/favorites.module.css';

interface FavoriteArticlesProps {
  readonly model: FavoritesViewModel;
}

/** To home, and from there back here with a shop. Source: OPEN-31. */
const TO_CHOOSE_SHOP = withQuery(buildPath.home(), { redirectUri: buildPath.favorites() });

/**
 * The favourite dishes that the chosen shop has, each can be added in one tap; codes are chain-wide. Source: PROD-07.
 */
export const FavoriteArticles = observer(function FavoriteArticles({ model }: FavoriteArticlesProps) {
  const { t } = useText();
  const { shop, current, failure } = model.shopMenu;
  const header =
    shop === undefined ? t('favorites.articles') : t('favorites.articlesAt', { shopName: shop.name });
  return (
    <section className={styles['section']} aria-labelledby="favorite-articles">
      <h2 id="favorite-articles">{header}</h2>
      {shop === undefined ? (
        <NoShopChosen model={model} />
      ) : failure !== undefined ? (
        <MenuMissing model={model} />
      ) : current === undefined ? (
        <div role="status" aria-label={t('menu.loading')}>
          <Skeleton shape="card" />
        </div>
      ) : (
        <ArticlesAt model={model} shop={shop} menu={current} />
      )}
    </section>
  );
});

const NoShopChosen = observer(function NoShopChosen({ model }: FavoriteArticlesProps) {
  const { t } = useText();
  return (
    <div className={styles['note']}>
      <p>{t('favorites.chooseShop', { count: model.articleCodes.length })}</p>
      <ButtonLink variant="quiet" to={TO_CHOOSE_SHOP}>
        {t('notFound.home')}
      </ButtonLink>
    </div>
  );
});

const MenuMissing = observer(function MenuMissing({ model }: FavoriteArticlesProps) {
  const { t, say } = useText();
  const { failure } = model.shopMenu;
  return (
    <div className={styles['note']} role="alert">
      <p>{failure && say(failure.notice)}</p>
      <Button variant="quiet" onClick={() => void model.retry()}>
        {t('menu.retry')}
      </Button>
    </div>
  );
});

interface ArticlesAtProps extends FavoriteArticlesProps {
  readonly shop: Shop;
  readonly menu: Menu;
}

const ArticlesAt = observer(function ArticlesAt({ model, shop, menu }: ArticlesAtProps) {
  const { t } = useText();
  const { articles, elsewhere, cards } = model;
  return (
    <>
      {articles.length > 0 && (
        <ArticleList cards={cards} shopId={shop.id} currency={menu.currency} found={articles} isBelow />
      )}
      {elsewhere > 0 && <p>{t('favorites.notOnMenu', { count: elsewhere })}</p>}
      <p>
        <ButtonLink variant="quiet" to={TO_CHOOSE_SHOP}>
          {t('favorites.otherShop')}
        </ButtonLink>
      </p>
    </>
  );
});
