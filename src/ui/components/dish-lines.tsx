import styles from '@/ui/components/dish-lines.module.css';

export interface DishLine {
  readonly key: string;
  readonly quantity: number;
  readonly name: string;
  readonly choices: readonly string[];
  /** What it contains. */
  readonly contents?: string | undefined;
  readonly price: string;
}

/** Dishes with their prices and the total (PAIN-08). */
export function DishLines({ lines, total }: { readonly lines: readonly DishLine[]; readonly total: Total }) {
  return (
    <>
      <ul>
        {lines.map(({ key, quantity, name, choices, contents, price }) => (
          <li key={key} className={styles['line']}>
            <span className={styles['quantity']}>{`${quantity} ×`}</span>
            <span className={styles['dish']}>
              <span className={styles['name']}>{name}</span>
              {choices.length > 0 && <span className={styles['choices']}>{choices.join(', ')}</span>}
              {contents !== undefined && <span className={styles['choices']}>{contents}</span>}
            </span>
            <span className={styles['price']}>{price}</span>
          </li>
        ))}
      </ul>
      <p className={styles['total']}>
        <span>{total.label}</span>
        <strong>{total.price}</strong>
      </p>
    </>
  );
}

interface Total {
  readonly label: string;
  readonly price: string;
}
