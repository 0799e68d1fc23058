import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';

import type { Currency } from '@/domain/menu/menu';
import { parsePrice } from '@/domain/staff/parse-price';
import { toDecimal } from '@/domain/shared/amount';
import type { StateArticle } from '@/domain/staff/shop-state';
import { Button } from '@/ui/components/button';
import { Field } from '@/ui/components/field';
import type { ShopViewModel } from '@/ui/staff/shop/shop-view-model';
import { useStaffText } from '@/ui/staff/use-staff-text';
import styles from '@/ui/staff/shop/shop.module.css';

interface PriceProps {
  readonly article: StateArticle;
  readonly currency: Currency;
  readonly model: ShopViewModel;
}

/** The price of an article, as guests pay it from the next order on. */
export const Price = observer(function Price({ article, currency, model }: PriceProps) {
  const { t } = useStaffText();
  const [text, setText] = useState(() => String(toDecimal(article.price)));
  const [isWrong, setWrong] = useState(false);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const price = parsePrice(text);
    setWrong(price === undefined);
    if (price !== undefined) void model.change({ kind: 'changePrice', id: article.id, price });
  };
  return (
    <form className={styles['line']} onSubmit={onSubmit}>
      <Field
        label={t('staff.menu.price', { currency: currency.symbol })}
        inputMode="decimal"
        value={text}
        error={isWrong ? t('staff.amountWrong') : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="quiet" aria-disabled={model.isSending}>
        {t('staff.menu.setPrice', { name: article.name })}
      </Button>
      {article.isPriceChanged && (
        <Button
          variant="quiet"
          aria-disabled={model.isSending}
          onClick={() => void model.change({ kind: 'usualPrice', id: article.id })}
        >
          {t('staff.menu.usualPrice', { name: article.name })}
        </Button>
      )}
    </form>
  );
});
