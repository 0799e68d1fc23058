import { observer } from 'mobx-react-lite';

import { ALLERGENS } from '@/domain/menu/allergens';
import type { Menu } from '@/domain/menu/menu';
import { dietsOnMenu } from '@/domain/menu/menu-diets';
import { useSmallScreen } from '@/ui/view-model/use-small-screen';
import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import { allergenName, dietName } from '@/ui/components/content-names';
import { Dialog, DialogActions } from '@/ui/components/dialog';
import styles from '@/ui/screens/menu/diet-filter.module.css';
import { DietCount, DietUnknown } from '@/ui/screens/menu/diet-summary';
import type { MenuViewModel } from '@/ui/screens/menu/menu-view-model';

interface DietChoiceProps {
  readonly model: MenuViewModel;
  readonly menu: Menu;
}

/** The visitor's diets and allergens to avoid; each checkbox applies at once. Source: PAIN-54. */
export const DietChoice = observer(function DietChoice({ model, menu }: DietChoiceProps) {
  const { t } = useText();
  const isSmall = useSmallScreen();
  const { diets, withoutAllergens } = model.dietFilter;
  const close = () => model.setChoosingDiet(false);
  return (
    <Dialog
      title={t('filter.header')}
      closeLabel={t('popup.close')}
      onClose={close}
      shape={isSmall ? 'sheet' : 'dialog'}
    >
      <div className={styles['choice']}>
        <Checkboxes
          legend={t('filter.diets')}
          names={dietsOnMenu(menu)}
          chosen={diets}
          nameOf={(name) => dietName(name, t)}
          onToggle={model.toggleDiet}
        />
        <Checkboxes
          legend={t('filter.without')}
          names={ALLERGENS}
          chosen={withoutAllergens}
          nameOf={(name) => allergenName(name, t)}
          onToggle={model.toggleAllergen}
        />
        <p className={styles['note']}>{t('filter.note')}</p>
        <div role="status">
          <DietCount model={model} />
          <DietUnknown model={model} />
        </div>
      </div>
      <DialogActions>
        <Button variant="quiet" onClick={model.clearDiet}>
          {t('filter.clear')}
        </Button>
        <Button onClick={close}>{t('filter.show')}</Button>
      </DialogActions>
    </Dialog>
  );
});

interface CheckboxesProps {
  readonly legend: string;
  readonly names: readonly string[];
  readonly chosen: readonly string[];
  readonly nameOf: (name: string) => string;
  readonly onToggle: (name: string) => void;
}

function Checkboxes({ legend, names, chosen, nameOf, onToggle }: CheckboxesProps) {
  if (names.length === 0) return null;
  return (
    <fieldset className={styles['ticks']}>
      <legend>{legend}</legend>
      {names.map((name) => (
        <label key={name} className={styles['tick']}>
          <input type="checkbox" checked={chosen.includes(name)} onChange={() => onToggle(name)} />
          <span>{nameOf(name)}</span>
        </label>
      ))}
    </fieldset>
  );
}
