import { observer } from 'mobx-react-lite';

import type { Currency } from '@/domain/menu/menu';
import type { FoundArticle } from '@/domain/menu/search-menu';
import { buildPath } from '@/domain/navigation/build-path';
import type { ShopId } from '@/domain/shop/shop';
import { articleName } from '@/domain/menu/menu-texts';
import { useText } from '@/ui/view-model/use-text';
import { ArticleCard } from '@/ui/components/article-card';
import { LaterCard } from '@/ui/components/later-card';
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
 * A longer list draws its other cards when they are about to be seen, and lays out only what is visible; a shorter one
 * has its final height, so that scrolling can be restored.
 */
const DRAWN_AT_ONCE = 36;

/** Articles as cards, fast also with 2 000 of them (PAIN-53). */
export const ArticleList = observer(function ArticleList(props: ArticleListProps) {
  const { cards, shopId, currency, found, isBelow = false } = props;
  const { language } = useText();
  return (
    <ul className={styles['list']} data-long={found.length > DRAWN_AT_ONCE}>
      {found.map(({ article, path }, index) => {
        const address = buildPath.menuArticlePage(shopId, path, article.code);
        const card = { model: cards, currency, article, address, isBelow };
        return index < DRAWN_AT_ONCE ? (
          <ArticleCard key={address} {...card} />
        ) : (
          <LaterCard key={address} {...card} name={articleName(article, language)} />
        );
      })}
    </ul>
  );
});
