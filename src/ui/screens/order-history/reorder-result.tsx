import { observer } from 'mobx-react-lite';

import type { DishesAgain, LeftOutDish } from '@/domain/customer/dishes-again';
import type { PastOrder } from '@/domain/customer/past-order';
import { articleName } from '@/domain/menu/menu-texts';
import { buildPath } from '@/domain/navigation/build-path';
import { assertNever } from '@/domain/shared/assert-never';
import { useText, type TextTools } from '@/ui/view-model/use-text';
import { ButtonLink } from '@/ui/components/button';
import type {
  OrderHistoryViewModel,
  ShownReorder,
} from '@/ui/screens/order-history/order-history-view-model';
import styles from '@/ui/screens/order-history/order-history.module.css';
import { useMoney } from '@/ui/view-model/use-money';

interface ReorderResultProps {
  readonly model: OrderHistoryViewModel;
  readonly order: PastOrder;
}

/** The result of a reorder: what was added, what was left out, and which prices changed. */
export const ReorderResult = observer(function ReorderResult({ model, order }: ReorderResultProps) {
  const { reordered } = model;
  const isOfThis = reordered?.orderId === order.orderId;
  return (
    <div role="status" className={styles['news']}>
      {isOfThis && <News order={order} reorder={reordered.reorder} />}
    </div>
  );
});

interface NewsProps {
  readonly order: PastOrder;
  readonly reorder: ShownReorder['reorder'];
}

const News = observer(function News({ order, reorder }: NewsProps) {
  const { t } = useText();
  switch (reorder.kind) {
    case 'filled':
      return (
        <>
          <p className={styles['good']}>{t('again.filled', { count: portions(reorder.again) })}</p>
          <Changes order={order} again={reorder.again} />
          <p className={styles['actions']}>
            <ButtonLink to={buildPath.checkoutPage(reorder.shop.id)}>{t('basket.checkout')}</ButtonLink>
            <ButtonLink variant="quiet" to={buildPath.menuPage(reorder.shop.id)}>
              {t('article.toMenu')}
            </ButtonLink>
          </p>
        </>
      );
    case 'nothingLeft':
      return (
        <>
          <p>{t('again.nothingLeft')}</p>
          <Changes order={order} again={reorder.again} />
        </>
      );
    case 'notSelectable':
      return <p>{t('again.notSelectable', { shopName: reorder.shop.name })}</p>;
    default:
      return assertNever(reorder);
  }
});

const portions = ({ lines }: DishesAgain): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

interface ChangesProps {
  readonly order: PastOrder;
  readonly again: DishesAgain;
}

const Changes = observer(function Changes({ order, again }: ChangesProps) {
  const tools = useText();
  const { t, language } = tools;
  const money = useMoney(order.currency);
  if (again.leftOut.length + again.repriced.length === 0) return null;
  return (
    <ul>
      {again.leftOut.map((dish, index) => (
        <li key={`left ${index}`}>{reasonFor(dish, tools)}</li>
      ))}
      {again.repriced.map(({ dish, before, after }, index) => (
        <li key={`price ${index}`}>
          {t('slip.risen', {
            name: articleName(dish, language),
            before: money(before),
            after: money(after),
          })}
        </li>
      ))}
    </ul>
  );
});

function reasonFor({ dish, reason, articleCode }: LeftOutDish, { t, language }: TextTools): string {
  const name = articleName(dish, language);
  const chosen = dish.choices.find(({ code }) => code === articleCode);
  const choice = chosen && articleName(chosen, language);
  switch (reason) {
    case 'gone':
      return choice === undefined ? t('slip.gone', { name }) : t('slip.choiceGone', { name, choice });
    case 'soldOut':
      return choice === undefined ? t('slip.soldOut', { name }) : t('slip.choiceSoldOut', { name, choice });
    case 'notServed':
      return t('slip.notServed', { name });
    case 'choicesChanged':
      return t('slip.choicesChanged', { name });
    default:
      return assertNever(reason);
  }
}
