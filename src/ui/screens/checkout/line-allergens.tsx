import { observer } from 'mobx-react-lite';

import type { BasketItem } from '@/domain/basket/basket';
import { selectionOfLine } from '@/domain/basket/flat-choices';
import { knownAllergens } from '@/domain/menu/diets';
import { findArticle } from '@/domain/menu/find-article';
import type { Menu } from '@/domain/menu/menu';
import { allergensText } from '@/ui/components/diet-texts';
import styles from '@/ui/screens/checkout/checkout.module.css';
import { useText } from '@/ui/view-model/use-text';

interface LineAllergensProps {
  readonly item: BasketItem;
  readonly menu: Menu | undefined;
}

/**
 * What a line contains, or that it is not declared, before it is bought. Source: DEC-123; Regulation (EU) 1169/2011,
 * Article 14.
 */
export const LineAllergens = observer(function LineAllergens({ item, menu }: LineAllergensProps) {
  const tools = useText();
  const article = menu && findArticle(menu, item.article.code);
  const known = article && knownAllergens(article, selectionOfLine(item));
  return (
    <span className={styles['allergens']}>
      {allergensText(known ?? { names: [], isComplete: false }, tools)}
    </span>
  );
});
