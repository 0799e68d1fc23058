import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';

import { closedShopPath } from '@/domain/navigation/closed-shop';
import { waitingMinutes } from '@/domain/order/promised-time';
import type { Shop } from '@/domain/shop/shop';
import { shopDescription } from '@/domain/shop/shop-description';
import { canSelectShop, isMenuReadable } from '@/domain/shop/shop-availability';
import { Picture } from '@/ui/components/picture';
import { useText } from '@/ui/view-model/use-text';
import type { HomeViewModel } from '@/ui/screens/home/home-view-model';
import { ShopDistance } from '@/ui/screens/home/shop-distance';
import { ShopStatus } from '@/ui/components/shop-status';
import { ShopAddress } from '@/ui/components/shop-address';
import styles from '@/ui/screens/home/shop-card.module.css';

/** Its texts are in the deferred part of the program. */
const ShopFavorite = lazy(() =>
  import('@/ui/screens/home/shop-favorite').then((module) => ({ default: module.ShopFavorite })),
);

interface ShopCardProps {
  readonly model: HomeViewModel;
  readonly shop: Shop;
  readonly query: ReadonlyMap<string, string>;
  /** Whether it is among the first of the page, whose pictures load at once. */
  readonly isFirst?: boolean;
}

/**
 * One shop in the list, with a dish of its own. The whole card is the button of its name. One that cannot be chosen
 * shows why, and its menu can be read. Source: spec §2 Home screen, AMB-06, AMB-26, DEC-80, DEC-81, DEC-95; HOME-13 to
 * HOME-20, HOME-24, HOME-25.
 */
export const ShopCard = observer(function ShopCard({ model, shop, query, isFirst = false }: ShopCardProps) {
  const { t, language } = useText();
  const distanceKm = model.distanceKm(shop);
  const picture = model.pictures.ofShop(shop);
  return (
    <li className={`${styles['card']} shop-${shop.id}`} data-selectable={canSelectShop(shop)}>
      <span className={styles['hatch']} data-has-dish={picture !== undefined} aria-hidden="true">
        {picture === undefined ? (
          <span className={styles['initial']}>{initialOf(shop)}</span>
        ) : (
          <Picture address={picture} sizes="(min-width: 90rem) 9rem, 4.5rem" isFirst={isFirst} />
        )}
      </span>
      <div className={styles['text']}>
        <h3>
          <ShopName model={model} shop={shop} query={query} />
        </h3>
        <p className={styles['description']}>{shopDescription(shop, language)}</p>
        <ShopAddress shop={shop}>{distanceKm !== undefined && <ShopDistance km={distanceKm} />}</ShopAddress>
        <ShopStatus shop={shop}>
          <Waiting shop={shop} />
        </ShopStatus>
        {isMenuReadable(shop) && <p className={styles['read']}>{t('home.readMenu')}</p>}
      </div>
      {model.isAppLoaded && model.isMember && (
        <span className={styles['favorite']}>
          <Suspense>
            <ShopFavorite shop={shop} />
          </Suspense>
        </span>
      )}
    </li>
  );
});

/** Chooses a shop that takes orders, and leads to the page of one that takes none now. */
const ShopName = observer(function ShopName({ model, shop, query }: ShopCardProps) {
  if (canSelectShop(shop)) {
    return (
      <button
        type="button"
        className={styles['name']}
        aria-busy={model.choosing === shop.id}
        onClick={() => void model.choose(shop.id, query)}
      >
        {shop.name}
      </button>
    );
  }
  if (!isMenuReadable(shop)) return shop.name;
  return (
    <Link className={styles['name']} to={closedShopPath(shop.id)}>
      {shop.name}
    </Link>
  );
});

/** Nothing where the shop takes no orders now, or promises no time. */
const Waiting = observer(function Waiting({ shop }: { readonly shop: Shop }) {
  const { t } = useText();
  const { readyInMinutes } = shop;
  if (readyInMinutes === undefined || !canSelectShop(shop)) return null;
  return (
    <strong className={styles['waiting']}>
      {t('home.readyIn', { minutes: waitingMinutes(readyInMinutes) })}
    </strong>
  );
});

/** All names begin with the chain's, so the last word distinguishes them. */
const initialOf = ({ name }: Shop): string => name.trim().split(/\s+/).at(-1)?.charAt(0) ?? '';
