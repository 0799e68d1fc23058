import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Shop } from '@/domain/shop/shop';
import styles from '@/ui/components/shop-address.module.css';

/** Both address lines, zip code and city, followed by `children`. Source: HOME-14. */
export function ShopAddress({
  shop,
  children,
}: {
  readonly shop: Pick<Shop, 'contactInformation'>;
  readonly children?: ReactNode;
}) {
  const { address1, address2, zipCode, city } = shop.contactInformation;
  const town = `${zipCode} ${city}`.trim();
  const streets = [address1, address2].filter((line) => line !== '').join(', ');
  return (
    <address className={styles['address']}>
      <MapPin aria-hidden="true" size={16} />
      <span>
        {streets}
        {streets !== '' && town !== '' && ', '}
        <span className={styles['town']}>{town}</span>
        {children}
      </span>
    </address>
  );
}
