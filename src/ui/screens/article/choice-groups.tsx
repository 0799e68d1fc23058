import { observer } from 'mobx-react-lite';
import { useId } from 'react';

import { chosenIn, optionsOf, type OpenGroup } from '@/domain/menu/choices/choice-selection';
import { isRadioGroup } from '@/domain/menu/choices/is-radio-group';
import type { Article, Currency } from '@/domain/menu/menu';
import { choiceGroupName } from '@/domain/menu/menu-texts';
import { useText } from '@/ui/view-model/use-text';
import { FieldError } from '@/ui/components/field';
import type { ArticleViewModel } from '@/ui/screens/article/article-view-model';
import styles from '@/ui/screens/article/choice-groups.module.css';
import { ChoiceOptionField } from '@/ui/screens/article/choice-option-field';

interface ChoiceGroupsProps {
  readonly model: ArticleViewModel;
  readonly article: Article;
  readonly currency: Currency;
  /** The path of the choice that contains the groups; empty for those of the article. */
  readonly parent: string;
}

/** Marks an incomplete group, so that it can be focused (PAIN-48). */
export const MISSING_ATTRIBUTE = 'data-missing';

/** The groups of the article, or of one choice; those of a chosen choice are below it. */
export const ChoiceGroups = observer(function ChoiceGroups(props: ChoiceGroupsProps) {
  return props.model.groups
    .filter(({ parent }) => parent === props.parent)
    .map((open) => <ChoiceGroupField key={open.group.code} {...props} open={open} />);
});

interface ChoiceGroupFieldProps extends ChoiceGroupsProps {
  readonly open: OpenGroup;
}

/** One group: its choices, how many are allowed, and what is missing. Source: decisions, Article. */
const ChoiceGroupField = observer(function ChoiceGroupField(props: ChoiceGroupFieldProps) {
  const { model, article, currency, open } = props;
  const { t, language } = useText();
  const id = useId();
  const name = choiceGroupName(open.group, language);
  const missing = model.missing.find((each) => each.group === open.group && each.parent === open.parent);
  const isWrong = missing !== undefined && model.isMissingShown;
  return (
    <fieldset
      className={styles['group']}
      aria-describedby={isWrong ? `${id}-missing` : `${id}-hint`}
      {...{ [MISSING_ATTRIBUTE]: missing !== undefined }}
    >
      <legend className={styles['legend']}>{name}</legend>
      <p id={`${id}-hint`} className={styles['hint']}>
        <GroupHint model={model} open={open} />
      </p>
      {isWrong && (
        <FieldError id={`${id}-missing`} text={t('choice.missing', { count: missing.missing, name })} />
      )}
      <div className={styles['options']}>
        {optionsOf(open).map((option) => (
          <div key={option.path} className={styles['choice']}>
            <ChoiceOptionField
              model={model}
              article={article}
              option={option}
              currency={currency}
              groupName={id}
            />
            {model.selection.has(option.path) && option.choice.choiceGroups.length > 0 && (
              <div className={styles['nested']}>
                <ChoiceGroups {...props} parent={option.path} />
              </div>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
});

const GroupHint = observer(function GroupHint({
  model,
  open,
}: Pick<ChoiceGroupFieldProps, 'model' | 'open'>) {
  const { t } = useText();
  const { group } = open;
  if (isRadioGroup(group)) return t('choice.one');
  const isFull = group.max > 1 && chosenIn(open, model.selection).length >= group.max;
  if (isFull && group.articles.length > group.max) return t('choice.full', { count: group.max });
  if (group.min === group.max) return t('choice.exactly', { count: group.min });
  if (group.min > 0) return t('choice.between', { min: group.min, max: group.max });
  return group.max < group.articles.length ? t('choice.upTo', { count: group.max }) : t('choice.any');
});
