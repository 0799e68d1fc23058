import { observer } from 'mobx-react-lite';

import { dietsOf } from '@/domain/menu/diets';
import { NOTHING_CHOSEN } from '@/domain/menu/choices/choice-selection';
import type { Article } from '@/domain/menu/menu';
import { articleName, articleText } from '@/domain/menu/menu-texts';
import { usePrice } from '@/ui/view-model/use-price';
import { useText } from '@/ui/view-model/use-text';
import { Diets } from '@/ui/components/diets';
import { LoadFailure } from '@/ui/components/load-failure';
import { Loader } from '@/ui/components/loader';
import { Picture } from '@/ui/components/picture';
import type { ClosedShopViewModel } from '@/ui/screens/closed-shop/closed-shop-view-model';
import styles from '@/ui/screens/closed-shop/closed-shop.module.css';

/** The menu of a shop that is not selected, to read. */
export const ClosedShopMenu = observer(function ClosedShopMenu({
  model,
}: {
  readonly model: ClosedShopViewModel;
}) {
  const { t } = useText();
  return (
    <section className={styles['menu']} aria-labelledby="closed-shop-menu">
      <h2 id="closed-shop-menu">{t('menu.header')}</h2>
      <Sections model={model} />
    </section>
  );
});

const Sections = observer(function Sections({ model }: { readonly model: ClosedShopViewModel }) {
  const { say } = useText();
  if (model.menuFailure !== undefined)
    return <LoadFailure text={say(model.menuFailure)} onRetry={() => void model.retryMenu()} />;
  if (model.menu === undefined) return <Loader />;
  return model.sections.map(({ id, name, articles }) => (
    <section key={id} className={styles['section']} aria-label={name === '' ? undefined : name}>
      {name !== '' && <h3>{name}</h3>}
      <ul className={styles['articles']}>
        {articles.map((article) => (
          <ReadArticle key={article.code} model={model} article={article} />
        ))}
      </ul>
    </section>
  ));
});

interface ReadArticleProps {
  readonly model: ClosedShopViewModel;
  readonly article: Article;
}

const ReadArticle = observer(function ReadArticle({ model, article }: ReadArticleProps) {
  const { language } = useText();
  const price = usePrice(model.menu?.currency);
  return (
    <li className={styles['article']}>
      <Picture address={model.pictureOf(article)} sizes="4rem" />
      <div className={styles['text']}>
        <h4>{articleName(article, language)}</h4>
        <p className={styles['description']}>{articleText(article, language)}</p>
        <Diets diets={dietsOf(article, NOTHING_CHOSEN)} />
      </div>
      <span className={styles['price']}>{price(article)}</span>
    </li>
  );
});
