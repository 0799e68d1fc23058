import { observer } from 'mobx-react-lite';

import { canChoose } from '@/domain/menu/choices/choose';
import type { ChoiceOption } from '@/domain/menu/choices/choice-selection';
import { isRadioGroup } from '@/domain/menu/choices/is-radio-group';
import type { Article, Currency } from '@/domain/menu/menu';
import { articleName } from '@/domain/menu/menu-texts';
import { ZERO_AMOUNT } from '@/domain/shared/amount';
import { formatMoney } from '@/domain/shared/format-money';
import { useText } from '@/ui/view-model/use-text';
import { DietMark } from '@/ui/components/diet-mark';
import { Picture } from '@/ui/components/picture';
import type { ArticleViewModel } from '@/ui/screens/article/article-view-model';
import styles from '@/ui/screens/article/choice-groups.module.css';

interface ChoiceOptionFieldProps {
  readonly model: ArticleViewModel;
  readonly article: Article;
  readonly option: ChoiceOption;
  readonly currency: Currency;
}

/** One choice, with its surcharge and whether it is sold out (PAIN-50). */
export const ChoiceOptionField = observer(function ChoiceOptionField(props: ChoiceOptionFieldProps) {
  const { model, article, option, currency } = props;
  const { language } = useText();
  const { choice, path, group, parent } = option;
  const isChosen = model.selection.has(path);
  const picture = model.pictures.addressOfChoice(choice);
  // What is chosen while the page is taken over is received twice.
  const choose = (isWanted: boolean) => isWanted !== model.selection.has(path) && model.toggle(path);
  return (
    <label className={styles['option']} data-chosen={isChosen}>
      <input
        type={isRadioGroup(group) ? 'radio' : 'checkbox'}
        name={`${parent}/${group.code}`}
        value={path}
        checked={isChosen}
        autoComplete="off"
        disabled={!canChoose(article, model.selection, path)}
        onChange={({ target }) => choose(target.checked)}
      />
      {picture !== undefined && (
        <span className={styles['picture']}>
          <Picture address={picture} sizes="2.5rem" />
        </span>
      )}
      <span className={styles['name']}>
        {articleName(choice, language)}
        <DietMark conflict={model.conflictOf(choice)} />
      </span>
      <OptionPrice choice={choice} currency={currency} />
    </label>
  );
});

const OptionPrice = observer(function OptionPrice({
  choice,
  currency,
}: Pick<ChoiceOption, 'choice'> & Pick<ChoiceOptionFieldProps, 'currency'>) {
  const { t, language } = useText();
  if (choice.isSoldOut) return <span className={styles['price']}>{t('choice.soldOut')}</span>;
  if (choice.price === ZERO_AMOUNT) return null;
  const price = formatMoney(choice.price, currency, language);
  return (
    <span className={styles['price']}>
      {choice.price > ZERO_AMOUNT ? t('choice.price', { price }) : price}
    </span>
  );
});
