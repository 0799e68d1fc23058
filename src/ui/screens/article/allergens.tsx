import { Info } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import type { ChoiceSelection } from '@/domain/menu/choices/choice-selection';
import { knownAllergens } from '@/domain/menu/diets';
import type { Article } from '@/domain/menu/menu';
import { useText } from '@/ui/view-model/use-text';
import { allergensText } from '@/ui/components/diet-texts';
import styles from '@/ui/screens/article/article.module.css';

interface AllergensProps {
  readonly article: Article;
  readonly selection: ChoiceSelection;
}

/** What is declared for the article as it is chosen; undeclared is shown as such, and never looks safe (PAIN-54). */
export const Allergens = observer(function Allergens({ article, selection }: AllergensProps) {
  const tools = useText();
  return (
    <p className={styles['allergens']}>
      <Info aria-hidden="true" size={18} />
      {allergensText(knownAllergens(article, selection), tools)}
    </p>
  );
});
