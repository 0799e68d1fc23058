import { memo, startTransition, useEffect, useRef, useState } from 'react';

import type { Currency } from '@/domain/menu/menu';
import type { FoundArticle } from '@/domain/menu/found-article';
import { articleName } from '@/domain/menu/menu-texts';
import type { Language } from '@/domain/shared/language';
import type { ShopId } from '@/domain/shop/shop';
import { ArticleCards } from '@/ui/components/article-cards';
import type { ArticleCardModel } from '@/ui/components/article-card-model';
import styles from '@/ui/components/article-list.module.css';
import { watchNear } from '@/ui/components/watch-near';

interface LaterCardsProps {
  readonly cards: ArticleCardModel;
  readonly shopId: ShopId;
  readonly currency: Currency;
  readonly found: readonly FoundArticle[];
  readonly isBelow: boolean;
  readonly language: Language;
  readonly isDrawnAtOnce: boolean;
}

/**
 * A part of a long list that is drawn once it is about to be seen or read aloud. Until then it has the names, so that
 * searching in the page finds them.
 */
export const LaterCards = memo(function LaterCards(props: LaterCardsProps) {
  const { language, isDrawnAtOnce, ...cards } = props;
  const [isNear, setNear] = useState(isDrawnAtOnce);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    return element === null || isNear
      ? undefined
      : watchNear(element, () => startTransition(() => setNear(true)));
  }, [isNear]);
  return (
    <div ref={place} className={styles['part']}>
      {isNear ? (
        <ArticleCards {...cards} />
      ) : (
        <ul className={styles['list']}>
          {cards.found.map(({ article }) => (
            <li key={article.code} className={styles['later']}>
              {articleName(article, language)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});
