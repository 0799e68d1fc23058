import { Leaf } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import { formatLocale } from '@/domain/shared/language';
import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import { allergenName, dietName } from '@/ui/components/content-names';
import styles from '@/ui/screens/menu/diet-filter.module.css';
import type { MenuViewModel } from '@/ui/screens/menu/menu-view-model';

interface DietProps {
  readonly model: MenuViewModel;
}

/** Opens the diet filter. */
export const DietButton = observer(function DietButton({ model }: DietProps) {
  const { t } = useText();
  const { wishCount: count } = model;
  return (
    <button
      type="button"
      className={styles['open']}
      aria-haspopup="dialog"
      data-active={count > 0}
      aria-label={count === 0 ? t('filter.open') : t('filter.openActive', { count })}
      onClick={() => model.setChoosingDiet(true)}
    >
      <Leaf aria-hidden="true" size={20} />
      <span>{t('filter.open')}</span>
      {count > 0 && <span className={styles['count']}>{count}</span>}
    </button>
  );
});

/** How many dishes match and how many are undeclared, announced on change; nothing without a filter. */
export const DietCount = observer(function DietCount({ model }: DietProps) {
  const { t } = useText();
  const overview = model.dietOverview;
  return (
    <div role="status" className={styles['found']}>
      {overview !== undefined && (
        <>
          <p>{t('filter.found', { count: overview.suiting, total: overview.total })}</p>
          {overview.unknown > 0 && <p>{t('filter.unknown', { count: overview.unknown })}</p>}
        </>
      )}
    </div>
  );
});

/** Above the dishes: that not all of them are shown, and why. Source: PAIN-54. */
export const DietSummary = observer(function DietSummary({ model }: DietProps) {
  const { t } = useText();
  if (model.wishCount === 0) return null;
  return (
    <section className={styles['summary']} aria-label={t('filter.open')}>
      <Wishes model={model} />
      {model.isChoosingDiet ? null : <DietCount model={model} />}
      <p className={styles['actions']}>
        <Button variant="quiet" onClick={() => model.setChoosingDiet(true)}>
          {t('filter.change')}
        </Button>
        <Button variant="quiet" onClick={model.clearDiet}>
          {t('filter.clear')}
        </Button>
      </p>
    </section>
  );
});

const Wishes = observer(function Wishes({ model }: DietProps) {
  const { t, language } = useText();
  const { diets, withoutAllergens } = model.dietFilter;
  const names = [
    ...diets.map((diet) => dietName(diet, t).toLocaleLowerCase(formatLocale(language))),
    ...withoutAllergens.map((name) => t('filter.withoutOne', { name: allergenName(name, t) })),
  ];
  return (
    <p className={styles['wishes']}>
      {t('filter.wishes', { names: new Intl.ListFormat(formatLocale(language)).format(names) })}
    </p>
  );
});

/** Replaces the dishes of a category without a match. */
export const NothingSuits = observer(function NothingSuits({ model }: DietProps) {
  const { t } = useText();
  if (model.wishCount === 0) return null;
  return <p className={styles['nothing']}>{t('filter.nothing')}</p>;
});
