import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';

import type { OfferedDish } from '@/domain/menu/home-dishes';
import { articleName } from '@/domain/menu/menu-texts';
import { distinctCurrency } from '@/domain/menu/distinct-currency';
import { buildPath } from '@/domain/navigation/build-path';
import { useMoney } from '@/ui/view-model/use-money';
import { useText } from '@/ui/view-model/use-text';
import { Picture } from '@/ui/components/picture';
import styles from '@/ui/screens/home/dish-strip.module.css';
import type { HomeViewModel } from '@/ui/screens/home/home-view-model';

/** As many as a phone shows without scrolling. */
const SEEN_FIRST = 3;

/** Dishes that can be ordered now; nothing where the server sends none. Source: DEC-80. */
export const DishStrip = observer(function DishStrip({ model }: { readonly model: HomeViewModel }) {
  const { t } = useText();
  if (model.offered.length === 0) return null;
  return (
    <ul className={styles['strip']} aria-label={t('home.dishes')}>
      {model.offered.map((offered, index) => (
        <Dish key={offered.dish.code} model={model} offered={offered} isFirst={index < SEEN_FIRST} />
      ))}
    </ul>
  );
});

interface DishProps {
  readonly model: HomeViewModel;
  readonly offered: OfferedDish;
  readonly isFirst: boolean;
}

const Dish = observer(function Dish({ model, offered, isFirst }: DishProps) {
  const { t, language } = useText();
  const { shop, dish } = offered;
  const money = useMoney(distinctCurrency(dish.currency, model.currencies));
  /** A new tab opens the address. Here, the basket of another shop is asked about first (AMB-01). */
  const choose = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void model.chooseDish(offered);
  };
  return (
    <li className={`${styles['dish']} shop-${shop.id}`}>
      <Link
        to={buildPath.articleRedirect(shop.id, dish.code)}
        className={styles['choose']}
        aria-busy={model.choosing === shop.id}
        onClick={choose}
      >
        <Picture
          address={model.pictures.of(dish)}
          sizes="(min-width: 90rem) 13rem, (min-width: 37.5rem) 10rem, 6.5rem"
          isFirst={isFirst}
        />
        <span className={styles['name']}>{articleName(dish, language)}</span>
        <span className={styles['price']}>
          {dish.canRise === true ? t('price.from', { price: money(dish.price) }) : money(dish.price)}
        </span>
        {model.single === undefined && <span className={styles['shop']}>{shop.name}</span>}
      </Link>
    </li>
  );
});
