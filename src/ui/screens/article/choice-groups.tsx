import { observer } from 'mobx-react-lite';
import { useId } from 'react';

import { optionsOf, type OpenGroup } from '@/domain/menu/choices/choice-selection';
import type { Article, Currency } from '@/domain/menu/menu';
import { choiceGroupName } from '@/domain/menu/menu-texts';
import { useText } from '@/ui/view-model/use-text';
import { SHOWS_ATTRIBUTE } from '@/ui/components/act-attribute';
import { FieldError } from '@/ui/components/field';
import type { ArticleViewModel } from '@/ui/screens/article/article-view-model';
import styles from '@/ui/screens/article/choice-groups.module.css';
import { ChoiceOptionField } from '@/ui/screens/article/choice-option-field';
import { MISSING_ATTRIBUTE } from '@/ui/screens/article/focus-missing';
import { groupHint } from '@/ui/screens/article/group-hint';

interface ChoiceGroupsProps {
  readonly model: ArticleViewModel;
  readonly article: Article;
  readonly currency: Currency;
  /** The path of the choice that contains the groups; empty for those of the article. */
  readonly parent: string;
}

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
      aria-describedby={open.group.min > 0 ? `${id}-missing ${id}-hint` : `${id}-hint`}
      {...{ [MISSING_ATTRIBUTE]: missing !== undefined }}
    >
      <legend className={styles['legend']}>{name}</legend>
      <GroupHint id={`${id}-hint`} model={model} open={open} />
      {open.group.min > 0 && (
        <FieldError
          id={`${id}-missing`}
          hidden={!isWrong}
          text={isWrong ? t('choice.missing', { count: missing.missing, name }) : ''}
        />
      )}
      <div className={styles['options']}>
        {optionsOf(open).map((option) => (
          <div key={option.path} className={styles['choice']}>
            <ChoiceOptionField model={model} article={article} option={option} currency={currency} />
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
  id,
  model,
  open,
}: Pick<ChoiceGroupFieldProps, 'model' | 'open'> & { readonly id: string }) {
  const { t } = useText();
  const { key, values } = groupHint(open, model.selection);
  return (
    <p id={id} className={styles['hint']} suppressHydrationWarning {...{ [SHOWS_ATTRIBUTE]: 'hint' }}>
      {t(key, values)}
    </p>
  );
});
