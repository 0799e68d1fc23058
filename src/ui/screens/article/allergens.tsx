import { Info } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import type { ChoiceSelection } from '@/domain/menu/choices/choice-selection';
import { knownAllergens, type KnownAllergens } from '@/domain/menu/diets';
import type { Article } from '@/domain/menu/menu';
import { formatLocale } from '@/domain/shared/language';
import { useText, type TextTools } from '@/ui/view-model/use-text';
import { allergenName } from '@/ui/components/content-names';
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
      {inWords(knownAllergens(article, selection), tools)}
    </p>
  );
});

function inWords({ names, isComplete }: KnownAllergens, { t, language }: TextTools): string {
  if (names.length === 0) return t(isComplete ? 'allergen.none' : 'allergen.undeclared');
  const words = names.map((name) => allergenName(name, t));
  const list = new Intl.ListFormat(formatLocale(language)).format(words);
  return t(isComplete ? 'allergen.contains' : 'allergen.containsAtLeast', { names: list });
}
