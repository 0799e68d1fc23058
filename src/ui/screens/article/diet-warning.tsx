import { TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import { DietFilterStore } from '@/application/menu/diet-filter-store';
import type { ChoiceSelection } from '@/domain/menu/choices/choice-selection';
import { dietConflict, type DietConflict } from '@/domain/menu/diets';
import type { Article } from '@/domain/menu/menu';
import { formatLocale } from '@/domain/shared/language';
import { useService } from '@/ui/view-model/services';
import { useText, type TextTools } from '@/ui/view-model/use-text';
import { allergenName, dietName } from '@/ui/components/content-names';
import styles from '@/ui/screens/article/article.module.css';

interface DietWarningProps {
  readonly article: Article;
  readonly selection: ChoiceSelection;
}

/** Says when the dish, as it is chosen, goes against what the visitor wants from the menu: choices count (PAIN-54). */
export const DietWarning = observer(function DietWarning({ article, selection }: DietWarningProps) {
  const tools = useText();
  const { filter } = useService(DietFilterStore);
  const conflict = dietConflict(article, selection, filter);
  return (
    <div role="status">
      {conflict !== undefined && (
        <p className={styles['dietWarning']}>
          <TriangleAlert aria-hidden="true" size={20} />
          {inWords(conflict, tools)}
        </p>
      )}
    </div>
  );
});

function inWords({ contains, missed }: DietConflict, { t, language }: TextTools): string {
  const list = new Intl.ListFormat(formatLocale(language));
  const names = (all: readonly string[], say: typeof dietName) =>
    list.format(all.map((name) => say(name, t)));
  if (contains.length > 0) return t('filter.contains', { names: names(contains, allergenName) });
  if (missed.length > 0) return t('filter.missed', { names: names(missed, dietName) });
  return t('filter.notDeclared');
}
