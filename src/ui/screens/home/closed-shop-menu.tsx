import { observer } from 'mobx-react-lite';

import { dietsOf } from '@/domain/menu/diets';
import { NOTHING_CHOSEN } from '@/domain/menu/choices/choice-selection';
import type { Article } from '@/domain/menu/menu';
import { articleName, articleText } from '@/domain/menu/menu-texts';
import type { Shop } from '@/domain/shop/shop';
import { useModel } from '@/ui/view-model/services';
import { usePrice } from '@/ui/view-model/use-price';
import { useText } from '@/ui/view-model/use-text';
import { Dialog } from '@/ui/components/dialog';
import { Diets } from '@/ui/components/diets';
import { LoadFailure } from '@/ui/components/load-failure';
import { Loader } from '@/ui/components/loader';
import { Picture } from '@/ui/components/picture';
import { ShopStatus } from '@/ui/components/shop-status';
import styles from '@/ui/screens/home/closed-shop-menu.module.css';
import { ClosedShopMenuModel } from '@/ui/screens/home/closed-shop-menu-model';

interface ClosedShopMenuProps {
  readonly shop: Shop;
  readonly onClose: () => void;
}

/** The menu of a shop that takes no orders now, to read. Source: DEC-81. */
export const ClosedShopMenu = observer(function ClosedShopMenu({ shop, onClose }: ClosedShopMenuProps) {
  const model = useModel(ClosedShopMenuModel, shop.id);
  const { t } = useText();
  return (
    <Dialog shape="sheet" title={shop.name} closeLabel={t('popup.close')} onClose={onClose}>
      <div className={`${styles['menu']} shop-${shop.id}`}>
        <ShopStatus shop={shop} />
        <Sections model={model} />
      </div>
    </Dialog>
  );
});

const Sections = observer(function Sections({ model }: { readonly model: ClosedShopMenuModel }) {
  const { say } = useText();
  if (model.failure !== undefined)
    return <LoadFailure text={say(model.failure)} onRetry={() => void model.load()} />;
  if (model.menu === undefined) return <Loader />;
  return model.sections.map(({ id, name, articles }) => (
    <section key={id} className={styles['section']} aria-label={name}>
      <h3>{name}</h3>
      <ul className={styles['articles']}>
        {articles.map((article) => (
          <ReadArticle key={article.code} model={model} article={article} />
        ))}
      </ul>
    </section>
  ));
});

interface ReadArticleProps {
  readonly model: ClosedShopMenuModel;
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
