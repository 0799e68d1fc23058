import type { PageDish } from '@/application/page/page-dish';
import type { PageMenu } from '@/application/page/page-menu';
import { MAX_QUANTITY } from '@/domain/basket/quantity';
import { type OpenGroup, openGroups, optionsOf } from '@/domain/menu/choices/choice-selection';
import { canChoose } from '@/domain/menu/choices/choose';
import { choiceGroupName } from '@/domain/menu/menu-texts';
import { formatMoney } from '@/domain/shared/format-money';
import { writeText } from '@/ui/app/write-text';
import { ACT_ATTRIBUTE, SHOWS_ATTRIBUTE } from '@/ui/components/act-attribute';
import { MISSING_ATTRIBUTE } from '@/ui/screens/article/focus-missing';
import { groupHint } from '@/ui/screens/article/group-hint';

/**
 * Writes how a dish is wanted into its page, with the elements and words of the program's views, which take them over:
 * `article-amount.tsx` and `choice-groups.tsx`.
 */
export class PageDishView {
  private readonly root: Element;
  private readonly menu: PageMenu;

  /** `root` is the element of the dish. */
  constructor(root: Element, menu: PageMenu) {
    this.root = root;
    this.menu = menu;
  }

  show(dish: PageDish): void {
    const { article, draft } = dish;
    const { currency, language } = this.menu;
    const price = formatMoney(dish.price, currency, language);
    writeText(this.find(SHOWS_ATTRIBUTE, 'portions'), String(draft.quantity));
    this.find(ACT_ATTRIBUTE, 'fewer')?.toggleAttribute('disabled', draft.quantity <= 1);
    this.find(ACT_ATTRIBUTE, 'more')?.toggleAttribute('disabled', draft.quantity >= MAX_QUANTITY);
    writeText(this.find(ACT_ATTRIBUTE, 'put'), this.menu.text('article.add', { price }));
    for (const open of openGroups(article, draft.selection)) this.showGroup(dish, open);
  }

  /** What was put, until the next page is there. */
  showPut(quantity: number): void {
    writeText(this.find(ACT_ATTRIBUTE, 'put'), this.menu.text('menu.inBasket', { quantity }));
  }

  private showGroup(dish: PageDish, open: OpenGroup): void {
    const { article, draft } = dish;
    const inputs = [...this.root.querySelectorAll('input')];
    for (const { path } of optionsOf(open)) {
      const input = inputs.find(({ value }) => value === path);
      if (input === undefined) continue;
      input.checked = draft.selection.has(path);
      input.disabled = !canChoose(article, draft.selection, path);
      input.closest('label')?.setAttribute('data-chosen', String(input.checked));
    }
    const first = optionsOf(open)[0]?.path;
    const group = inputs.find(({ value }) => value === first)?.closest('fieldset');
    if (group !== null && group !== undefined) this.showState(group, dish, open);
  }

  private showState(group: Element, dish: PageDish, open: OpenGroup): void {
    const { selection, isMissingShown } = dish.draft;
    const count = dish.missing.find(
      (each) => each.group === open.group && each.parent === open.parent,
    )?.missing;
    const name = choiceGroupName(open.group, this.menu.language);
    const { key, values } = groupHint(open, selection);
    writeText(group.querySelector(`[${SHOWS_ATTRIBUTE}="hint"]`), this.menu.text(key, values));
    const error = group.querySelector<HTMLElement>(`[${SHOWS_ATTRIBUTE}="missing"]`);
    const isWrong = count !== undefined && isMissingShown;
    group.setAttribute(MISSING_ATTRIBUTE, String(count !== undefined));
    if (error === null) return;
    error.textContent = isWrong ? this.menu.text('choice.missing', { count, name }) : '';
    error.parentElement?.toggleAttribute('hidden', !isWrong);
  }

  private find(attribute: string, value: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(`[${attribute}="${value}"]`);
  }
}
