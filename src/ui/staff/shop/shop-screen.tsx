import { observer } from 'mobx-react-lite';

import { mayDo, type StaffRole } from '@/domain/staff/permissions';
import type { StaffShop } from '@/domain/staff/staff-member';
import { FieldError } from '@/ui/components/field';
import { Articles } from '@/ui/staff/shop/articles';
import { Hours } from '@/ui/staff/shop/hours';
import { Pause } from '@/ui/staff/shop/pause';
import { ShopViewModel } from '@/ui/staff/shop/shop-view-model';
import { useStaffText } from '@/ui/staff/use-staff-text';
import { useModel } from '@/ui/view-model/services';
import styles from '@/ui/staff/shop/shop.module.css';

interface ShopScreenProps {
  readonly shop: StaffShop;
  readonly role: StaffRole;
}

/** Orders on and off, what has run out, prices and the hours of a day. */
export const ShopScreen = observer(function ShopScreen({ shop, role }: ShopScreenProps) {
  const model = useModel(ShopViewModel, shop);
  const { t, say } = useStaffText();
  const { state, problem } = model;
  return (
    <div className={styles['page']} aria-busy={model.isSending}>
      <h1>{shop.name}</h1>
      <div role="alert">{problem !== undefined && <FieldError id="shop-problem" text={say(problem)} />}</div>
      {state === undefined ? (
        problem === undefined && <p role="status">{t('staff.loading')}</p>
      ) : (
        <>
          {mayDo(role, 'pauseShop') && <Pause model={model} state={state} />}
          <Articles model={model} mayPrice={mayDo(role, 'changePrice')} currency={state.currency} />
          {mayDo(role, 'changeHours') && <Hours model={model} days={state.days} />}
        </>
      )}
    </div>
  );
});
