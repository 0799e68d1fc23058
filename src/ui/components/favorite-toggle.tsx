import { Heart } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import type { Favorite } from '@/domain/customer/session';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import styles from '@/ui/components/favorite-toggle.module.css';
import { FavoriteToggleModel } from '@/ui/components/favorite-toggle-model';

interface FavoriteToggleProps {
  readonly favorite: Favorite;
  /** The name of the shop or article. */
  readonly name: string;
}

/** Marks a shop or an article as a favourite; for members only. Source: spec §4 Favourite button; FAV-01. */
export const FavoriteToggle = observer(function FavoriteToggle({ favorite, name }: FavoriteToggleProps) {
  const model = useModel(FavoriteToggleModel, favorite);
  const { t } = useText();
  return (
    <button
      type="button"
      className={styles['toggle']}
      aria-pressed={model.isOn}
      aria-label={t('favorite.toggle', { name })}
      onClick={() => void model.toggle()}
    >
      <Heart aria-hidden="true" size={22} />
    </button>
  );
});
