import { observer } from 'mobx-react-lite';
import { useId } from 'react';

import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import { FieldError } from '@/ui/components/field';
import fieldStyles from '@/ui/components/field.module.css';
import styles from '@/ui/screens/account/account.module.css';
import { useErrorText } from '@/ui/screens/account/use-error-text';
import type { RegisterViewModel } from '@/ui/screens/register/register-view-model';

/** Becomes the first favourite. Source: FORM-06, OPEN-38. */
export const FavoriteShopField = observer(function FavoriteShopField({
  model,
}: {
  readonly model: RegisterViewModel;
}) {
  const { t } = useText();
  const error = useErrorText(model.errors)('favoriteShop');
  const id = useId();
  const { shops = [], isShopRequired } = model;
  return (
    <div className={fieldStyles['field']}>
      <label className={fieldStyles['label']} htmlFor={id}>
        {t(isShopRequired ? 'register.favoriteShop' : 'register.favoriteShopOptional')}
      </label>
      <select
        id={id}
        name="favoriteShop"
        className={fieldStyles['input']}
        required={isShopRequired}
        aria-invalid={error !== undefined}
        aria-busy={model.shops === undefined && !model.haveShopsFailed}
        aria-describedby={error && `${id}-error`}
        value={model.draft.favoriteShop ?? ''}
        onChange={(event) => model.chooseShop(event.target.value)}
      >
        <option value="">
          {t(isShopRequired ? 'register.favoriteShopChoose' : 'register.favoriteShopNone')}
        </option>
        {shops.map((shop) => (
          <option key={shop.id} value={shop.id}>
            {shop.name}
          </option>
        ))}
      </select>
      {error && <FieldError id={`${id}-error`} text={error} />}
      {model.haveShopsFailed && (
        <p className={styles['way']} role="alert">
          {t('register.shopsFailed')}
          <Button variant="quiet" onClick={() => void model.retryShops()}>
            {t('home.retry')}
          </Button>
        </p>
      )}
    </div>
  );
});
