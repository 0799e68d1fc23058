import { observer } from 'mobx-react-lite';

import { articleName } from '@/domain/menu/menu-texts';
import type { OrderDetails, OrderShop } from '@/domain/order/order';
import type { Receipt, Seller } from '@/domain/order/receipt';
import { formatLongMoment } from '@/domain/shared/format-time';
import { contactLines } from '@/domain/shop/contact-lines';
import { orderedContentsText } from '@/ui/components/diet-texts';
import { DishLines } from '@/ui/components/dish-lines';
import { Refunds } from '@/ui/screens/order/refunds';
import styles from '@/ui/screens/receipt/receipt.module.css';
import { VatTable } from '@/ui/screens/receipt/vat-table';
import { useMoney } from '@/ui/view-model/use-money';
import { useText } from '@/ui/view-model/use-text';

interface ReceiptSheetProps {
  readonly details: OrderDetails;
  readonly receipt: Receipt;
}

/** All of a receipt. Times are those of the shop. */
export const ReceiptSheet = observer(function ReceiptSheet({ details, receipt }: ReceiptSheetProps) {
  const tools = useText();
  const { t, language } = tools;
  const money = useMoney(details.currency);
  const lines = details.items.map((item, index) => ({
    key: String(index),
    quantity: item.quantity,
    name: articleName(item, language),
    choices: item.choices.map((choice) => articleName(choice, language)),
    contents: orderedContentsText(item, tools),
    price: money(item.total, 'receipt'),
  }));
  return (
    <article className={styles['sheet']}>
      <header>
        <h1>{t('receiptPage.header')}</h1>
        <p className={styles['shop']}>{details.shopName}</p>
        {details.shop !== undefined && <ShopLines shop={details.shop} />}
        <p>{formatLongMoment(receipt.at, details.timeZone, language)}</p>
      </header>
      <DishLines
        lines={lines}
        total={{ label: t('receipt.total'), price: money(details.total, 'receipt') }}
      />
      <Refunds details={details} />
      <VatTable shares={receipt.vat} currency={details.currency} />
      <dl className={styles['facts']}>
        <Fact name={t('receipt.number')} value={receipt.number} />
        <Fact name={t('order.header')} value={details.number} />
        {receipt.paidWith !== undefined && <Fact name={t('receipt.paidWith')} value={receipt.paidWith} />}
        {receipt.seller !== undefined && <SellerFacts seller={receipt.seller} />}
      </dl>
    </article>
  );
});

/** Its address and phone number. */
const ShopLines = ({ shop }: { readonly shop: OrderShop }) =>
  contactLines(shop.contactInformation).map((line) => <p key={line}>{line}</p>);

const SellerFacts = observer(function SellerFacts({ seller }: { readonly seller: Seller }) {
  const { t } = useText();
  return (
    <div>
      <dt>{t('receipt.seller')}</dt>
      {[seller.name, ...seller.address].map((line) => (
        <dd key={line}>{line}</dd>
      ))}
      <dt>{t('receipt.organisationNumber')}</dt>
      <dd>{seller.organisationNumber}</dd>
    </div>
  );
});

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
