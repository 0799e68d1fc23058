import { Leaf, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import { useText } from '@/ui/view-model/use-text';
import { Button, IconButton } from '@/ui/components/button';
import { declaredText } from '@/ui/components/diet-texts';
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
      <span className={styles['name']}>{t('filter.open')}</span>
      <span className={styles['shortName']}>{t('filter.short')}</span>
      {count > 0 && <span className={styles['count']}>{count}</span>}
    </button>
  );
});

/** How many dishes match; nothing without a filter. */
export const DietCount = observer(function DietCount({ model }: DietProps) {
  const { t } = useText();
  const overview = model.dietOverview;
  if (overview === undefined) return null;
  const { suiting: count, total } = overview;
  return <p className={styles['found']}>{t('filter.found', { count, total })}</p>;
});

/** That some dishes are hidden because they are not fully declared. Source: PAIN-54. */
export const DietUnknown = observer(function DietUnknown({ model }: DietProps) {
  const { t } = useText();
  const count = model.dietOverview?.unknown ?? 0;
  return count === 0 ? null : <p className={styles['note']}>{t('filter.unknown', { count })}</p>;
});

/** Above the dishes, in as little room as possible: that not all of them are shown, and why. Source: PAIN-54. */
export const DietSummary = observer(function DietSummary({ model }: DietProps) {
  const { t } = useText();
  if (model.wishCount === 0) return null;
  return (
    <section className={styles['summary']} aria-label={t('filter.open')}>
      <Leaf aria-hidden="true" size={20} />
      <div className={styles['filtered']}>
        <FilterNames model={model} />
        <div role="status">{!model.isChoosingDiet && <DietCount model={model} />}</div>
      </div>
      <div className={styles['acts']}>
        <Button variant="bare" onClick={() => model.setChoosingDiet(true)}>
          {t('filter.change')}
        </Button>
        <IconButton label={t('filter.clear')} onClick={model.clearDiet}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
});

const FilterNames = observer(function FilterNames({ model }: DietProps) {
  return <p className={styles['names']}>{declaredText(model.dietFilter, useText())}</p>;
});

/** Replaces the dishes of a category without a match. */
export const NothingSuits = observer(function NothingSuits({ model }: DietProps) {
  const { t } = useText();
  if (model.wishCount === 0) return null;
  return <p className={styles['nothing']}>{t('filter.nothing')}</p>;
});
