import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

import type { Currency } from '@/domain/menu/menu';
import type { StateArticle, StateChoice } from '@/domain/staff/shop-state';
import { Button } from '@/ui/components/button';
import { Field } from '@/ui/components/field';
import { Price } from '@/ui/staff/shop/price';
import type { ShopViewModel } from '@/ui/staff/shop/shop-view-model';
import { StopButtons } from '@/ui/staff/shop/stop-buttons';
import { useStopText } from '@/ui/staff/shop/use-stop-text';
import { useStaffText } from '@/ui/staff/use-staff-text';
import styles from '@/ui/staff/shop/shop.module.css';

interface ArticlesProps {
  readonly model: ShopViewModel;
  readonly mayPrice: boolean;
  readonly currency: Currency;
}

/** The menu: what has run out, and prices. */
export const Articles = observer(function Articles({ model, mayPrice, currency }: ArticlesProps) {
  const { t } = useStaffText();
  return (
    <section className={styles['part']} aria-labelledby="menu-header">
      <h2 id="menu-header">{t('staff.menu.header')}</h2>
      <Field
        label={t('staff.menu.search')}
        type="search"
        value={model.search}
        onChange={({ target }) => model.setSearch(target.value)}
      />
      {model.categories.length === 0 && <p>{t('staff.menu.none')}</p>}
      {model.categories.map(({ name, articles }) => (
        <div key={name}>
          <h3>{name}</h3>
          <ul className={styles['articles']}>
            {articles.map((article) => (
              <li key={article.id}>
                <Article article={article} model={model}>
                  {mayPrice && (
                    <Price key={article.price} article={article} currency={currency} model={model} />
                  )}
                </Article>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
});

interface ArticleProps {
  readonly article: StateArticle;
  readonly model: ShopViewModel;
  readonly children: ReactNode;
}

const Article = observer(function Article({ article, model, children }: ArticleProps) {
  const { t } = useStaffText();
  return (
    <details className={styles['article']}>
      <summary>
        <span>{article.name}</span>
        <SoldOut thing={article} model={model} />
      </summary>
      <div className={styles['acts']}>
        <Availability thing={article} model={model} />
        {children}
        {article.choices.length > 0 && (
          <>
            <h4>{t('staff.menu.choices')}</h4>
            <ul className={styles['choices']}>
              {article.choices.map((choice) => (
                <li key={choice.id}>
                  <span>
                    {choice.name} <SoldOut thing={choice} model={model} />
                  </span>
                  <Availability thing={choice} model={model} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </details>
  );
});

interface ThingProps {
  readonly thing: StateChoice;
  readonly model: ShopViewModel;
}

const SoldOut = observer(function SoldOut({ thing, model }: ThingProps) {
  const stopText = useStopText(model);
  if (!thing.isSoldOut) return null;
  return (
    <span className={styles['state']} data-stopped="true">
      {stopText(thing.soldOutUntil, 'staff.menu.soldOut')}
    </span>
  );
});

const Availability = observer(function Availability({ thing, model }: ThingProps) {
  const { t } = useStaffText();
  const { id, name, isSoldOut } = thing;
  if (!isSoldOut)
    return (
      <StopButtons
        label={t('staff.menu.sellOut', { name })}
        isSending={model.isSending}
        onStop={(length) => model.sellOut(id, length)}
      />
    );
  return (
    <Button
      variant="quiet"
      aria-disabled={model.isSending}
      onClick={() => void model.change({ kind: 'offerAgain', id })}
    >
      {t('staff.menu.offerAgain', { name })}
    </Button>
  );
});
