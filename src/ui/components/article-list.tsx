import { observer } from 'mobx-react-lite';

import type { Currency } from '@/domain/menu/menu';
import type { FoundArticle } from '@/domain/menu/search-menu';
import { buildPath } from '@/domain/navigation/build-path';
import type { ShopId } from '@/domain/shop/shop';
import { ArticleCard } from '@/ui/components/article-card';
import type { ArticleCardModel } from '@/ui/components/article-card-model';
import styles from '@/ui/components/article-list.module.css';

interface ArticleListProps {
  readonly cards: ArticleCardModel;
  readonly shopId: ShopId;
  readonly currency: Currency;
  readonly found: readonly FoundArticle[];
  readonly isBelow?: boolean;
}

/**
 * A longer list renders only what is visible; a shorter one has its final height, so that scrolling can be restored.
 */
const LAID_OUT_AT_ONCE = 36;

/** Articles as cards, fast also with 300 of them (PAIN-53). */
export const ArticleList = observer(function ArticleList(props: ArticleListProps) {
  const { cards, shopId, currency, found, isBelow = false } = props;
  return (
    <ul className={styles['list']} data-long={found.length > LAID_OUT_AT_ONCE}>
      {found.map(({ article, path }) => {
        const address = buildPath.menuArticlePage(shopId, path, article.code);
        return (
          <ArticleCard
            key={address}
            model={cards}
            currency={currency}
            article={article}
            address={address}
            isBelow={isBelow}
          />
        );
      })}
    </ul>
  );
});
