import type { Currency } from '@/domain/menu/menu';
import type { FoundArticle } from '@/domain/menu/found-article';
import { buildPath } from '@/domain/navigation/build-path';
import type { ShopId } from '@/domain/shop/shop';
import { ArticleCard } from '@/ui/components/article-card';
import type { ArticleCardModel } from '@/ui/components/article-card-model';
import styles from '@/ui/components/article-list.module.css';

export interface ArticleCardsProps {
  readonly cards: ArticleCardModel;
  readonly shopId: ShopId;
  readonly currency: Currency;
  readonly found: readonly FoundArticle[];
  readonly isBelow: boolean;
}

/** Articles as cards, all of them drawn. */
export function ArticleCards({ cards, shopId, currency, found, isBelow }: ArticleCardsProps) {
  return (
    <ul className={styles['list']}>
      {found.map(({ article, path }) => {
        const address = buildPath.menuArticlePage(shopId, path, article.code);
        const card = { model: cards, currency, article, address, isBelow };
        return <ArticleCard key={address} {...card} />;
      })}
    </ul>
  );
}
