import { observer } from 'mobx-react-lite';

import { BasketStore } from '@/application/basket/basket-store';
import { ShopStore } from '@/application/shops/shop-store';
import { useService } from '@/ui/view-model/services';
import type { ScreenProps } from '@/ui/view-model/screen-props';
import { DEFAULT_LOADER_KEY, Loader } from '@/ui/components/loader';
import styles from '@/ui/shell/loading-shop.module.css';

/**
 * The shop of an address while it loads: its name, where it is stored on this device. Nothing else that is stored,
 * since it may be open or closed by now (DEC-02).
 */
export const LoadingShop = observer(function LoadingShop({ route }: ScreenProps) {
  const { shop } = useService(ShopStore);
  const { basket } = useService(BasketStore);
  const { shopId } = route.params;
  const seen = [shop, basket.shopId === undefined ? undefined : { id: basket.shopId, name: basket.shopName }];
  const name = seen.find((each) => each !== undefined && each.id === shopId)?.name;
  return (
    <>
      {name !== undefined && <p className={styles['name']}>{name}</p>}
      <Loader textKey={route.flags.requiresShop ? 'loader.shop' : DEFAULT_LOADER_KEY} />
    </>
  );
});
