import { observer } from 'mobx-react-lite';

import type { TextKey } from '@/adapters/i18n/text-key';
import { AppStore } from '@/application/app/app-store';
import { MAX_QUANTITY } from '@/domain/basket/quantity';
import { isOrderable } from '@/domain/menu/choices/is-orderable';
import type { Article, Currency } from '@/domain/menu/menu';
import { formatMoney } from '@/domain/shared/format-money';
import { useService } from '@/ui/view-model/services';
import { useSmallScreen } from '@/ui/view-model/use-small-screen';
import { useText } from '@/ui/view-model/use-text';
import { BottomBar } from '@/ui/components/bottom-bar';
import bar from '@/ui/components/bottom-bar.module.css';
import { Button } from '@/ui/components/button';
import { ACT_ATTRIBUTE, NEXT_ATTRIBUTE } from '@/ui/components/act-attribute';
import { liftPicture } from '@/ui/components/fly-to-basket';
import { QuantityControl } from '@/ui/components/quantity-control';
import { unavailableText } from '@/ui/components/unavailable-text';
import type { ArticleViewModel } from '@/ui/screens/article/article-view-model';
import styles from '@/ui/screens/article/article.module.css';
import { DietWarning } from '@/ui/screens/article/diet-warning';
import { focusMissing } from '@/ui/screens/article/focus-missing';
import { BasketTotalButton } from '@/ui/basket/basket-total-button';

interface ArticleAmountProps {
  readonly model: ArticleViewModel;
  readonly article: Article;
  readonly currency: Currency;
  /** The id of the element whose picture flies to the basket. */
  readonly pictureId: string;
}

/**
 * The quantity, and the button that adds or finishes editing, with the price: in the bottom bar on a small screen,
 * below the choices on a large one. The server does not know the screen: its style sheet decides. Source: OPEN-26;
 * PAIN-48, PAIN-51.
 */
export const ArticleAmount = observer(function ArticleAmount(props: ArticleAmountProps) {
  const { t } = useText();
  const { showsVisitor } = useService(AppStore);
  const isSmall = useSmallScreen();
  const quantity = <Quantity model={props.model} />;
  if (!showsVisitor) {
    return (
      <div className={`${styles['amount']} ${styles['ofAnyScreen']}`}>
        {quantity}
        <aside id="basket" tabIndex={-1} className={bar['bar']} aria-label={t('article.bar')}>
          <div className={bar['row']}>
            <BasketTotalButton />
            <PutButton {...props} />
          </div>
        </aside>
      </div>
    );
  }
  if (!isSmall) {
    return (
      <div className={styles['amount']}>
        <DietWarning conflict={props.model.dietConflict} />
        {quantity}
        <PutButton {...props} />
      </div>
    );
  }
  return (
    <>
      {quantity}
      <BottomBar
        id="basket"
        label={t('article.bar')}
        news={<DietWarning conflict={props.model.dietConflict} />}
      >
        <BasketTotalButton />
        <PutButton {...props} />
      </BottomBar>
    </>
  );
});

const Quantity = observer(function Quantity({ model }: Pick<ArticleAmountProps, 'model'>) {
  const { t } = useText();
  return (
    <div className={styles['quantity']}>
      <span aria-hidden="true">{t('quantity.label')}</span>
      <QuantityControl
        quantity={model.quantity}
        max={MAX_QUANTITY}
        labels={{
          group: t('quantity.label'),
          fewer: t('quantity.fewer'),
          more: t('quantity.more'),
          remove: t('quantity.remove'),
        }}
        onFewer={() => model.setQuantity(model.quantity - 1)}
        onMore={() => model.setQuantity(model.quantity + 1)}
      />
    </div>
  );
});

const PutButton = observer(function PutButton({ model, article, currency, pictureId }: ArticleAmountProps) {
  const tools = useText();
  const { t, language } = tools;
  const price = formatMoney(model.price, currency, language);
  const put = async () => {
    const fly = liftPicture(document.getElementById(pictureId));
    if (!model.put()) return focusMissing(document);
    await model.goOn();
    fly();
  };
  if (!isOrderable(article)) {
    return (
      <Button isBig disabled>
        {unavailableText(article, tools)}
      </Button>
    );
  }
  return (
    <Button
      isBig
      suppressHydrationWarning
      onClick={() => void put()}
      {...{ [ACT_ATTRIBUTE]: 'put', [NEXT_ATTRIBUTE]: model.menuPath }}
    >
      {t(putKey(model), { price })}
    </Button>
  );
});

function putKey({ isEditing, dietConflict: conflict }: ArticleViewModel): TextKey {
  if (isEditing) return conflict === undefined ? 'article.done' : 'article.doneAnyway';
  return conflict === undefined ? 'article.add' : 'article.addAnyway';
}
