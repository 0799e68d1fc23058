import { observer } from 'mobx-react-lite';

import { startingPrice } from '@/domain/menu/choices/starting-price';
import { useMoney } from '@/ui/view-model/use-money';
import { usePrice } from '@/ui/view-model/use-price';
import { useText } from '@/ui/view-model/use-text';
import { Picture } from '@/ui/components/picture';
import type { BoardPage, BoardRow } from '@/ui/screens/signage/signage-view-model';
import styles from '@/ui/screens/signage/signage.module.css';

/** One page of the menu: articles and prices. */
export const MenuPage = observer(function MenuPage({ page }: { readonly page: BoardPage }) {
  const { t } = useText();
  const { title, above, part, parts, columns, picture } = page;
  return (
    <section className={styles['body']}>
      <div className={styles['title']}>
        {above !== '' && <p className={styles['above']}>{above}</p>}
        <h2>{title}</h2>
        {parts > 1 && <p className={styles['part']}>{t('signage.part', { part, parts })}</p>}
      </div>
      <div className={styles['columns']} data-columns={columns.length}>
        {columns.map((rows, index) => (
          <ul key={index} className={styles['rows']}>
            {rows.map((row) => (
              <Row key={row.article.code} row={row} page={page} />
            ))}
          </ul>
        ))}
      </div>
      <div className={styles['picture']} aria-hidden="true">
        <Picture address={picture} sizes="22vw" isFirst />
      </div>
    </section>
  );
});

interface RowProps {
  readonly row: BoardRow;
  readonly page: BoardPage;
}

const Row = observer(function Row({ row, page }: RowProps) {
  const { t } = useText();
  const { name, isToBeHad } = row;
  return (
    <li className={styles['row']} data-sold-out={!isToBeHad}>
      <span className={styles['name']}>{name}</span>
      <span className={styles['price']}>
        {isToBeHad ? <Price row={row} page={page} /> : t('menu.soldOut')}
      </span>
    </li>
  );
});

/** "From" stands above or below the amount, so that the name has the width. */
const Price = observer(function Price({ row: { article }, page }: RowProps) {
  const amount = useMoney(page.currency)(startingPrice(article).lowest);
  const [before, after] = usePrice(page.currency)(article).split(amount);
  return (
    <>
      {before && <small>{before}</small>}
      {amount}
      {after && <small>{after}</small>}
    </>
  );
});
