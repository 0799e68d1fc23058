import type { Act } from '@/adapters/recording/step';
import type { ActingPage } from '@simulator/program/acting-page';
import { MenuStore } from '@/application/menu/menu-store';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { PutArticle } from '@/application/basket/put-article';
import { choose } from '@/domain/menu/choices/choose';
import { openGroups, optionsOf } from '@/domain/menu/choices/choice-selection';
import { defaultSelection } from '@/domain/menu/choices/default-selection';
import { walkMenu } from '@/domain/menu/walk-menu';

type Put = Extract<Act, { readonly do: 'put' }>;

/** Puts a dish of the menu that is shown into the basket. */
export function putArticle(page: ActingPage, { article: code, choose: paths, quantity }: Put): string {
  const menu = page.get(MenuStore).current;
  const { current: route } = page.get(NavigationStore);
  if (menu === undefined || route?.params.shopId !== menu.shopId) return 'there is no menu';
  const article = [...walkMenu(menu)].find((placed) => placed.article.code === code)?.article;
  if (article === undefined) return 'it is not on the menu';
  let selection = defaultSelection(article);
  for (const path of paths) {
    const option = openGroups(article, selection)
      .flatMap(optionsOf)
      .find((each) => each.path === path);
    if (option !== undefined) selection = choose(article, selection, option.path);
  }
  const put = page.get(PutArticle).put({ article, selection, quantity });
  return put.ok ? `${put.value?.quantity ?? 0} in the line` : put.error.kind;
}
