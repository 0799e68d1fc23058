import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';

import type { Shop } from '@/domain/shop/shop';
import { canSelectShop } from '@/domain/shop/shop-availability';
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
}

/**
 * One shop in the list. The whole card is the button of its name; one that cannot be chosen stays readable and shows
 * why. Source: spec §2 Home screen, AMB-06, AMB-26; HOME-13 to HOME-20, HOME-24, HOME-25.
 */
export const ShopCard = observer(function ShopCard({ model, shop, query }: ShopCardProps) {
  const distanceKm = model.distanceKm(shop);
  const isChoosing = model.choosing === shop.id;
  return (
    <li className={`${styles['card']} shop-${shop.id}`} data-selectable={canSelectShop(shop)}>
      <span className={styles['hatch']} aria-hidden="true">
        <span className={styles['initial']}>{initialOf(shop)}</span>
      </span>
      <div className={styles['text']}>
        <h3>
          {canSelectShop(shop) ? (
            <button
              type="button"
              className={styles['name']}
              aria-busy={isChoosing}
              onClick={() => void model.choose(shop.id, query)}
            >
              {shop.name}
            </button>
          ) : (
            shop.name
          )}
        </h3>
        <p className={styles['description']}>{shop.description}</p>
        <ShopAddress shop={shop}>{distanceKm !== undefined && <ShopDistance km={distanceKm} />}</ShopAddress>
        <ShopStatus shop={shop} />
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

/** All names begin with the chain's, so the last word distinguishes them. */
const initialOf = ({ name }: Shop): string => name.trim().split(/\s+/).at(-1)?.charAt(0) ?? '';
