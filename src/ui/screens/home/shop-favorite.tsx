import { observer } from 'mobx-react-lite';

import { shopFavorite } from '@/domain/customer/favorite';
import type { Shop } from '@/domain/shop/shop';
import { FavoriteToggle } from '@/ui/components/favorite-toggle';

/** The favourite toggle of a shop in the list. Source: ENT-10; HOME-15, HOME-25. */
export const ShopFavorite = observer(function ShopFavorite({ shop }: { readonly shop: Shop }) {
  return <FavoriteToggle favorite={shopFavorite(shop.id)} name={shop.name} />;
});
