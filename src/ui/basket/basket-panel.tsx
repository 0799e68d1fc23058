import { observer } from 'mobx-react-lite';

import type { BasketFlags } from '@/domain/basket/basket';
import { useModel } from '@/ui/view-model/services';
import { useSmallScreen } from '@/ui/view-model/use-small-screen';
import { useText } from '@/ui/view-model/use-text';
import { BASKET_TARGET_ATTRIBUTE } from '@/ui/components/fly-to-basket';
import { AnnouncedOnce } from '@/ui/components/announced-once';
import { useUnhurried } from '@/ui/components/use-unhurried';
import { BasketBar } from '@/ui/basket/basket-bar';
import { BasketContents } from '@/ui/basket/basket-contents';
import { BasketMenuModel } from '@/ui/basket/basket-menu-model';
import styles from '@/ui/basket/basket-panel.module.css';
import { BasketViewModel } from '@/ui/basket/basket-view-model';
import { OrderInfoViewModel } from '@/ui/basket/order-info-view-model';
import { useMoney } from '@/ui/view-model/use-money';

/** The basket beside the screen, where the route shows it. Source: spec §2 Shell elements; SHELL-17 to SHELL-21. */
export const BasketPanel = observer(function BasketPanel() {
  const model = useModel(BasketViewModel);
  return model.flags.visible ? <VisibleBasket model={model} /> : null;
});

/**
 * Beside the content on a large screen, a bar below it on a small one; article pages have their own bar, with the
 * total button in it.
 */
const VisibleBasket = observer(function VisibleBasket({ model }: { readonly model: BasketViewModel }) {
  useModel(BasketMenuModel);
  const info = useModel(OrderInfoViewModel);
  const isSmall = useSmallScreen();
  return (
    <>
      <BasketTotalStatus model={model} />
      {!isSmall && <SideBasket model={model} info={info} />}
      {isSmall && !hasOwnBar(model.flags) && <BasketBar model={model} />}
    </>
  );
});

/** The pages of an article and of its suggestions. */
const hasOwnBar = (flags: BasketFlags): boolean => flags.showAddItemButton || flags.editMode;

interface SideBasketProps {
  readonly model: BasketViewModel;
  readonly info: OrderInfoViewModel;
}

const SideBasket = observer(function SideBasket({ model, info }: SideBasketProps) {
  const { t } = useText();
  return (
    <aside id="basket" tabIndex={-1} className={styles['side']} aria-labelledby="basket-header">
      <header className={styles['head']}>
        <h2 id="basket-header">{t('basket.header')}</h2>
        <span className={styles['count']} {...{ [BASKET_TARGET_ATTRIBUTE]: '' }}>
          {t('basket.count', { count: model.count })}
        </span>
      </header>
      <BasketContents model={model} info={info} />
    </aside>
  );
});

/** Announces each new total; not the one at the first rendering. */
const BasketTotalStatus = observer(function BasketTotalStatus({
  model,
}: {
  readonly model: BasketViewModel;
}) {
  const { t } = useText();
  const money = useMoney(model.currency);
  const count = useUnhurried(model, 'count');
  const total = useUnhurried(model, 'total');
  if (model.currency === undefined) return null;
  return (
    <p className="visually-hidden" role="status">
      {count > 0 && (
        <AnnouncedOnce
          key={`${count} ${total}`}
          text={() => t('basket.totalIs', { count, total: money(total) })}
        />
      )}
    </p>
  );
});
