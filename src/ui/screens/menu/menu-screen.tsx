import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';

import type { Menu } from '@/domain/menu/menu';
import type { MatchedRoute } from '@/domain/navigation/route';
import type { Shop } from '@/domain/shop/shop';
import { useModel } from '@/ui/view-model/services';
import type { ScreenProps } from '@/ui/view-model/screen-props';
import { MenuFailure } from '@/ui/components/menu-failure';
import { ShopAge } from '@/ui/components/shop-age';
import { ShopStatus } from '@/ui/components/shop-status';
import { PromisedTime } from '@/ui/components/promised-time';
import { CategoryNavigation } from '@/ui/screens/menu/category-navigation';
import { ChosenSpot } from '@/ui/screens/menu/chosen-spot';
import { DietChoice } from '@/ui/screens/menu/diet-choice';
import { DietButton, DietSummary, DietUnknown, NothingSuits } from '@/ui/screens/menu/diet-summary';
import { MenuPlace } from '@/ui/screens/menu/menu-place';
import { MenuSearch } from '@/ui/screens/menu/menu-search';
import { MenuSkeleton } from '@/ui/screens/menu/menu-skeleton';
import { MenuViewModel } from '@/ui/screens/menu/menu-view-model';
import styles from '@/ui/screens/menu/menu.module.css';
import { SearchResult } from '@/ui/screens/menu/search-result';

/** Source: spec §2 menuPage, decisions Menu; ROUTE-31, ROUTE-32. */
export const Screen = observer(function MenuScreen({ route }: ScreenProps) {
  const model = useModel(MenuViewModel, route);
  useLayoutEffect(() => model.visit(route), [model, route]);
  const { shop, menu, failure } = model;
  if (shop === undefined) return null;
  if (failure !== undefined) {
    return <MenuFailure failure={failure} onRetry={() => void model.retry()} />;
  }
  return (
    <div className={styles['menu']}>
      <header className={styles['head']}>
        <div className={styles['shop']}>
          <p className={styles['shopName']}>{shop.name}</p>
          <div className={styles['status']}>
            <ShopStatus shop={shop} />
          </div>
          <div className={styles['promised']}>
            <PromisedTime shopId={shop.id} />
          </div>
          <ShopAge />
          <ChosenSpot />
        </div>
        <div className={styles['finding']}>
          <MenuSearch model={model} />
          <DietButton model={model} />
        </div>
      </header>
      {menu === undefined ? (
        <MenuSkeleton />
      ) : (
        <LoadedMenu model={model} shop={shop} menu={menu} route={route} />
      )}
    </div>
  );
});

interface LoadedMenuProps {
  readonly model: MenuViewModel;
  readonly shop: Shop;
  readonly menu: Menu;
  readonly route: MatchedRoute;
}

const LoadedMenu = observer(function LoadedMenu({ model, shop, menu, route }: LoadedMenuProps) {
  const path = route.params.path ?? [];
  return (
    <>
      <CategoryNavigation shopId={shop.id} menu={menu} path={path} />
      <div className={styles['content']}>
        <DietSummary model={model} />
        {model.isSearching && !model.isSearchMissing ? (
          <SearchResult model={model} shopId={shop.id} menu={menu} />
        ) : (
          <MenuPlace
            cards={model.cards}
            shopId={shop.id}
            menu={menu}
            path={path}
            accepts={(article) => model.accepts(article)}
            nothing={<NothingSuits model={model} />}
          />
        )}
        <DietUnknown model={model} />
      </div>
      {model.isChoosingDiet && <DietChoice model={model} menu={menu} />}
    </>
  );
});
