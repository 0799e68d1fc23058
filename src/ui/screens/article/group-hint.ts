import { chosenIn, type ChoiceSelection, type OpenGroup } from '@/domain/menu/choices/choice-selection';
import { isRadioGroup } from '@/domain/menu/choices/is-radio-group';

export type GroupHintKey =
  | 'choice.one'
  | 'choice.full'
  | 'choice.exactly'
  | 'choice.between'
  | 'choice.upTo'
  | 'choice.any';

interface GroupHint {
  readonly key: GroupHintKey;
  readonly values?: Readonly<Record<string, number>>;
}

/** How many choices a group allows, or that it has as many. */
export function groupHint(open: OpenGroup, selection: ChoiceSelection): GroupHint {
  const { group } = open;
  const { min, max } = group;
  if (isRadioGroup(group)) return { key: 'choice.one' };
  const isFull = max > 1 && chosenIn(open, selection).length >= max;
  if (isFull && group.articles.length > max) return { key: 'choice.full', values: { count: max } };
  if (min === max) return { key: 'choice.exactly', values: { count: min } };
  if (min > 0) return { key: 'choice.between', values: { min, max } };
  return max < group.articles.length ? { key: 'choice.upTo', values: { count: max } } : { key: 'choice.any' };
}
