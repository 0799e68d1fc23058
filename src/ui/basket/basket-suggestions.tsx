import { ChevronRight, Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Link } from 'react-router';

import { articleName, categoryName } from '@/domain/menu/menu-texts';
import { useModel } from '@/ui/view-model/services';
import { usePrice } from '@/ui/view-model/use-price';
import { useText } from '@/ui/view-model/use-text';
import { BasketSuggestionsModel, type Suggestion } from '@/ui/basket/basket-suggestions-model';
import styles from '@/ui/basket/basket-suggestions.module.css';
import { IconButton } from '@/ui/components/button';
import { DietMark } from '@/ui/components/diet-mark';
import { Picture } from '@/ui/components/picture';

/** What goes with the dishes in the basket, added in one tap. Source: DEC-85. */
export const BasketSuggestions = observer(function BasketSuggestions() {
  const model = useModel(BasketSuggestionsModel);
  const { t } = useText();
  const id = useId();
  if (model.shown.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles['suggestions']}>
      <h3 id={id}>
        {model.allPath === undefined ? (
          t('suggested.header')
        ) : (
          <Link to={model.allPath}>{t('suggested.header')}</Link>
        )}
      </h3>
      <ul>
        {model.shown.map((suggestion) => (
          <SuggestedRow key={suggestion.article.code} model={model} suggestion={suggestion} />
        ))}
      </ul>
    </section>
  );
});

interface SuggestedRowProps {
  readonly model: BasketSuggestionsModel;
  readonly suggestion: Suggestion;
}

const SuggestedRow = observer(function SuggestedRow({ model, suggestion }: SuggestedRowProps) {
  const { t, language } = useText();
  const price = usePrice(model.currency);
  const { article, category, picture, path, isAddable, conflict } = suggestion;
  const name = articleName(article, language);
  return (
    <li className={styles['row']}>
      <Picture address={picture} sizes="3rem" />
      <span className={styles['what']}>
        {isAddable ? <span>{name}</span> : <Link to={path}>{name}</Link>}
        {category !== undefined && <span className={styles['kind']}>{categoryName(category, language)}</span>}
        <DietMark conflict={conflict} />
      </span>
      <span className={styles['price']}>{price(article)}</span>
      {isAddable ? (
        <IconButton label={t('menu.add', { name })} onClick={() => model.add(suggestion)}>
          <Plus aria-hidden="true" />
        </IconButton>
      ) : (
        <ChevronRight aria-hidden="true" className={styles['open']} />
      )}
    </li>
  );
});
