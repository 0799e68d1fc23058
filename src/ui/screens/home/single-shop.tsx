import { observer } from 'mobx-react-lite';

import type { TextKey } from '@/adapters/i18n/text-key';
import type { Shop } from '@/domain/shop/shop';
import { shopDescription } from '@/domain/shop/shop-description';
import { startButton, type StartButton } from '@/domain/shop/single-shop';
import { useText } from '@/ui/view-model/use-text';
import { Picture } from '@/ui/components/picture';
import { Button } from '@/ui/components/button';
import type { HomeViewModel } from '@/ui/screens/home/home-view-model';
import { ShopStatus } from '@/ui/components/shop-status';
import styles from '@/ui/screens/home/home.module.css';

const KEYS: Readonly<Record<StartButton['label'], TextKey>> = {
  start: 'singleShop.start',
  paused: 'singleShop.paused',
  offline: 'singleShop.offline',
  closed: 'singleShop.closed',
};

interface SingleShopProps {
  readonly model: HomeViewModel;
  readonly shop: Shop;
  readonly query: ReadonlyMap<string, string>;
}

/** The chain's only shop: today's hours and one button. Source: spec §2 Home screen, AMB-06; HOME-04 to HOME-08. */
export const SingleShop = observer(function SingleShop({ model, shop, query }: SingleShopProps) {
  const { t, language } = useText();
  const button = startButton(shop);
  const picture = model.pictures.ofShop(shop);
  return (
    <section className={`${styles['single']} shop-${shop.id}`}>
      {picture !== undefined && (
        <span className={styles['dish']} aria-hidden="true">
          <Picture address={picture} sizes="11rem" isFirst />
        </span>
      )}
      <h2>{shop.name}</h2>
      <p>{shopDescription(shop, language)}</p>
      <ShopStatus shop={shop} />
      {button !== undefined && (
        <Button
          isBig
          disabled={button.isDisabled}
          aria-busy={model.choosing === shop.id}
          onClick={() => void model.choose(shop.id, query)}
        >
          {t(KEYS[button.label])}
        </Button>
      )}
    </section>
  );
});
