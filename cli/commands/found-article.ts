import type { CommandInput } from '@cli/command/command';
import { chosenShop } from '@cli/commands/chosen-shop';
import { failureOutcome } from '@cli/command/failure-outcome';
import { failed, type Outcome } from '@cli/command/outcome';
import type { Terminal } from '@cli/terminal/terminal';
import { LoadMenu } from '@/application/menu/load-menu';
import { findArticle } from '@/domain/menu/find-article';
import { parseArticleCode, type Article, type Menu } from '@/domain/menu/menu';
import { err, ok, type Result } from '@/domain/shared/result';

export interface FoundArticle {
  readonly menu: Menu;
  readonly article: Article;
}

/** The article in the arguments, in the menu of the chosen shop. */
export async function foundArticle(
  terminal: Terminal,
  input: CommandInput,
  code: string,
): Promise<Result<FoundArticle, Outcome>> {
  const shopId = chosenShop(terminal, input);
  if (!shopId.ok) return shopId;
  const menu = await terminal.get(LoadMenu).load(shopId.value);
  if (!menu.ok) return err(failureOutcome(terminal, menu.error));
  const articleCode = parseArticleCode(code);
  const article = articleCode === undefined ? undefined : findArticle(menu.value, articleCode);
  if (article !== undefined) return ok({ menu: menu.value, article });
  const reason = { code: 'not-found', isRetryable: false, field: 'article' };
  return err(failed(reason, terminal.text('error.notFound')));
}
