import { observer } from 'mobx-react-lite';

import type { Currency } from '@/domain/menu/menu';
import { netOf, percentOf, vatByRate, type VatShare } from '@/domain/order/vat';
import { formatPercent } from '@/domain/shared/format-percent';
import styles from '@/ui/screens/receipt/receipt.module.css';
import { useMoney } from '@/ui/view-model/use-money';
import { useText } from '@/ui/view-model/use-text';

interface VatTableProps {
  readonly shares: readonly VatShare[];
  readonly currency: Currency;
}

/** The tax in what was paid, by rate; nothing where none is stated. */
export const VatTable = observer(function VatTable({ shares, currency }: VatTableProps) {
  const { t, language } = useText();
  const money = useMoney(currency);
  const rows = vatByRate(shares);
  if (rows.length === 0) return null;
  return (
    <table className={styles['vat']}>
      <thead>
        <tr>
          <th scope="col">{t('receipt.rate')}</th>
          <th scope="col">{t('receipt.net')}</th>
          <th scope="col">{t('receipt.vat')}</th>
          <th scope="col">{t('receipt.gross')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.rate}>
            <th scope="row">{formatPercent(percentOf(row.rate), language)}</th>
            <td data-name={t('receipt.net')}>{money(netOf(row), 'receipt')}</td>
            <td data-name={t('receipt.vat')}>{money(row.vat, 'receipt')}</td>
            <td data-name={t('receipt.gross')}>{money(row.gross, 'receipt')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
