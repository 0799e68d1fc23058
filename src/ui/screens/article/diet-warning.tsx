import { TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import type { DietConflict } from '@/domain/menu/diets';
import { formatLocale } from '@/domain/shared/language';
import { useText, type TextTools } from '@/ui/view-model/use-text';
import { allergenName, dietName } from '@/ui/components/content-names';
import styles from '@/ui/screens/article/article.module.css';

/** Warns when the dish with its choices conflicts with the visitor's diet filter (PAIN-54). */
export const DietWarning = observer(function DietWarning({
  conflict,
}: {
  readonly conflict: DietConflict | undefined;
}) {
  const tools = useText();
  return (
    <div role="status">
      {conflict !== undefined && (
        <p className={styles['dietWarning']}>
          <TriangleAlert aria-hidden="true" size={20} />
          {warningText(conflict, tools)}
        </p>
      )}
    </div>
  );
});

function warningText({ contains, missed }: DietConflict, { t, language }: TextTools): string {
  const list = new Intl.ListFormat(formatLocale(language));
  const names = (all: readonly string[], nameOf: typeof dietName) =>
    list.format(all.map((name) => nameOf(name, t)));
  if (contains.length > 0) return t('filter.contains', { names: names(contains, allergenName) });
  if (missed.length > 0) return t('filter.missed', { names: names(missed, dietName) });
  return t('filter.notDeclared');
}
