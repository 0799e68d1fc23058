import { observer } from 'mobx-react-lite';

import { articleFavorite } from '@/domain/customer/favorite';
import { dietsOf } from '@/domain/menu/diets';
import type { Article, Currency } from '@/domain/menu/menu';
import { articleName, articleText, offersOfArticle } from '@/domain/menu/menu-texts';
import { usePrice } from '@/ui/view-model/use-price';
import { useText } from '@/ui/view-model/use-text';
import { Badge } from '@/ui/components/badge';
import { Diets } from '@/ui/components/diets';
import { FavoriteToggle } from '@/ui/components/favorite-toggle';
import { Allergens } from '@/ui/screens/article/allergens';
import styles from '@/ui/screens/article/article.module.css';
import type { ArticleViewModel } from '@/ui/screens/article/article-view-model';

interface ArticleHeadProps {
  readonly model: ArticleViewModel;
  readonly article: Article;
  readonly currency: Currency;
}

/** Name, price, diets, description and allergens. */
export const ArticleHead = observer(function ArticleHead({ model, article, currency }: ArticleHeadProps) {
  const { language } = useText();
  const price = usePrice(currency);
  return (
    <header className={styles['head']}>
      <div className={styles['title']}>
        <h1>{articleName(article, language)}</h1>
        {model.isMember && (
          <FavoriteToggle favorite={articleFavorite(article.code)} name={articleName(article, language)} />
        )}
      </div>
      <p className={styles['price']}>{price(article)}</p>
      <p className={styles['badges']}>
        {offersOfArticle(article, language).map((offer) => (
          <Badge key={offer.id} variant="accent">
            {offer.name}
          </Badge>
        ))}
      </p>
      <Diets diets={dietsOf(article, model.selection)} />
      <p>{articleText(article, language)}</p>
      <Allergens article={article} selection={model.selection} />
    </header>
  );
});
