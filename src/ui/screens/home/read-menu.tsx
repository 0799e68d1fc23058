import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';

import type { HomeViewModel } from '@/ui/screens/home/home-view-model';

const ClosedShopMenu = lazy(() =>
  import('@/ui/screens/home/closed-shop-menu').then((module) => ({ default: module.ClosedShopMenu })),
);

/** The menu that the visitor opened from the card of a shop that takes no orders now. Source: DEC-81. */
export const ReadMenu = observer(function ReadMenu({ model }: { readonly model: HomeViewModel }) {
  if (model.reading === undefined) return null;
  return (
    <Suspense>
      <ClosedShopMenu shop={model.reading} onClose={model.closeMenu} />
    </Suspense>
  );
});
