import { observer } from 'mobx-react-lite';

import type { Article, ChoiceArticle, ChoiceGroup } from '@/domain/menu/menu';
import { articleName } from '@/domain/menu/menu-texts';
import { useText } from '@/ui/view-model/use-text';
import type { ArticleViewModel } from '@/ui/screens/article/article-view-model';
import styles from '@/ui/screens/article/article.module.css';

interface EditedLineChangesProps {
  readonly model: ArticleViewModel;
  readonly article: Article;
}

/**
 * What changed of the edited line: choices that the menu no longer has, by name, or that the line is gone (PAIN-42).
 */
export const EditedLineChanges = observer(function EditedLineChanges({
  model,
  article,
}: EditedLineChangesProps) {
  const { t, language } = useText();
  const named = model.dropped.map(({ flatChoice }) => {
    const choice = findChoice(article.choiceGroups, flatChoice.article.code);
    return choice === undefined ? t('article.unknownChoice') : articleName(choice, language);
  });
  const names = [...new Set(named)];
  return (
    <div role="status" className={styles['news']}>
      {model.isLineGone && <p>{t('article.lineGone')}</p>}
      {names.length > 0 && <p>{t('article.dropped', { count: names.length, names: names.join(', ') })}</p>}
    </div>
  );
});

function findChoice(groups: readonly ChoiceGroup[], code: string): ChoiceArticle | undefined {
  for (const choice of groups.flatMap((group) => group.articles)) {
    const found = choice.code === code ? choice : findChoice(choice.choiceGroups, code);
    if (found !== undefined) return found;
  }
  return undefined;
}
