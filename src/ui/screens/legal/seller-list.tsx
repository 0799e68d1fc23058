import { observer } from 'mobx-react-lite';

import type { ShopSeller } from '@/domain/legal/shop-seller';
import { formatLocale } from '@/domain/shared/language';
import { useText } from '@/ui/view-model/use-text';
import styles from '@/ui/screens/legal/legal.module.css';

/** The companies that sell, each with its restaurants; nothing where the chain names none. Source: DEC-138. */
export const SellerList = observer(function SellerList({
  sellers,
}: {
  readonly sellers: readonly ShopSeller[];
}) {
  const { t, language } = useText();
  if (sellers.length === 0) return null;
  const names = new Intl.ListFormat(formatLocale(language));
  return (
    <ul className={styles['sellers']}>
      {sellers.map(({ name, organisationNumber, address, shops }) => (
        <li key={organisationNumber + name}>
          <strong>{name}</strong>
          <p>{`${t('receipt.organisationNumber')} ${organisationNumber}`}</p>
          {address.length > 0 && <p>{address.join(', ')}</p>}
          <p>{t('terms.seller.shops', { names: names.format(shops.map((shop) => shop.name)) })}</p>
        </li>
      ))}
    </ul>
  );
});
