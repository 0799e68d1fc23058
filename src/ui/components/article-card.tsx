import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Link } from 'react-router';

import { articleFavorite } from '@/domain/customer/favorite';
import { NOTHING_CHOSEN } from '@/domain/menu/choices/choice-selection';
import { canAddDirectly, isOrderable } from '@/domain/menu/choices/is-orderable';
import { dietsOf } from '@/domain/menu/diets';
import type { Article, Currency } from '@/domain/menu/menu';
import { articleName, articleText, offersOfArticle } from '@/domain/menu/menu-texts';
import { usePrice } from '@/ui/view-model/use-price';
import { useText } from '@/ui/view-model/use-text';
import { ACT_ATTRIBUTE, ARTICLE_ATTRIBUTE, SHOWS_ATTRIBUTE } from '@/ui/components/act-attribute';
import styles from '@/ui/components/article-card.module.css';
import type { ArticleCardModel } from '@/ui/components/article-card-model';
import { Badge } from '@/ui/components/badge';
import { DietMark } from '@/ui/components/diet-mark';
import { Diets } from '@/ui/components/diets';
import { FavoriteToggle } from '@/ui/components/favorite-toggle';
import { flyToBasket } from '@/ui/components/fly-to-basket';
import { Picture } from '@/ui/components/picture';
import { unavailableText } from '@/ui/components/unavailable-text';
import { useCarryPicture } from '@/ui/components/use-carry-picture';

export interface ArticleCardProps {
  readonly model: ArticleCardModel;
  readonly currency: Currency;
  readonly article: Article;
  /** The article's page. */
  readonly address: string;
  /** Below a heading of its own, so its name is one level lower. */
  readonly isBelow: boolean;
}

/** One article: picture, name, price, diets, and the quickest way into the basket. Source: decisions, Menu. */
export const ArticleCard = observer(function ArticleCard(props: ArticleCardProps) {
  const { model, currency, article, address, isBelow } = props;
  const tools = useText();
  const { language } = tools;
  const price = usePrice(currency);
  const picture = useRef<HTMLSpanElement>(null);
  const carryPicture = useCarryPicture(picture, address);
  const Heading = isBelow ? 'h3' : 'h2';
  const isToBeHad = isOrderable(article);
  return (
    <li
      className={styles['card']}
      data-sold-out={!isToBeHad}
      data-has-favorite={model.isMember}
      {...{ [ARTICLE_ATTRIBUTE]: article.code }}
    >
      <div className={styles['picture']}>
        <span ref={picture}>
          <Picture address={model.pictures.addressOf(article)} sizes="(min-width: 600px) 12rem, 6.5rem" />
        </span>
        <InBasket model={model} article={article} />
      </div>
      <div className={styles['text']}>
        <Heading className={styles['name']}>
          <Link to={address} onClick={carryPicture}>
            {articleName(article, language)}
          </Link>
        </Heading>
        <p className={styles['description']}>{articleText(article, language)}</p>
        <p className={styles['badges']}>
          {offersOfArticle(article, language).map((offer) => (
            <Badge key={offer.id} variant="accent">
              {offer.name}
            </Badge>
          ))}
        </p>
        <Diets diets={dietsOf(article, NOTHING_CHOSEN)} />
        <DietMark conflict={model.conflictOf(article)} />
      </div>
      <div className={styles['foot']}>
        <span className={styles['price']}>{price(article)}</span>
        {isToBeHad ? (
          <AddAction model={model} article={article} fly={() => flyToBasket(picture.current)} />
        ) : (
          <Badge variant="calm">{unavailableText(article, tools)}</Badge>
        )}
      </div>
      {model.isMember && (
        <span className={styles['favorite']}>
          <FavoriteToggle favorite={articleFavorite(article.code)} name={articleName(article, language)} />
        </span>
      )}
    </li>
  );
});

const InBasket = observer(function InBasket({ model, article }: Pick<ArticleCardProps, 'model' | 'article'>) {
  const { t } = useText();
  const quantity = model.quantityOf(article);
  if (quantity === 0 && !model.isPublic) return null;
  return (
    <p
      className={styles['inBasket']}
      hidden={quantity === 0}
      suppressHydrationWarning
      {...{ [SHOWS_ATTRIBUTE]: 'quantity' }}
    >
      {quantity === 0 ? '' : t('menu.inBasket', { quantity })}
    </p>
  );
});

interface AddActionProps {
  readonly model: ArticleCardModel;
  readonly article: Article;
  readonly fly: () => void;
}

/** Adds at once an article without choices; else only an icon, since the whole card links to the article. */
const AddAction = observer(function AddAction({ model, article, fly }: AddActionProps) {
  const { t, language } = useText();
  if (!canAddDirectly(article)) {
    return (
      <span className={styles['choose']} aria-hidden="true">
        <Plus />
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles['add']}
      aria-label={t('menu.add', { name: articleName(article, language) })}
      onClick={() => model.add(article) && fly()}
      {...{ [ACT_ATTRIBUTE]: 'add' }}
    >
      <Plus aria-hidden="true" />
    </button>
  );
});
