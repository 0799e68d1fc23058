import { aligned } from '@cli/commands/aligned';
import type { Command } from '@cli/command/command';
import { chosenShop } from '@cli/commands/chosen-shop';
import { failureOutcome } from '@cli/command/failure-outcome';
import { done, misused } from '@cli/command/outcome';
import { shownPrice } from '@cli/commands/shown-price';
import { LoadMenu } from '@/application/menu/load-menu';
import { startingPrice } from '@/domain/menu/choices/starting-price';
import { articleName } from '@/domain/menu/menu-texts';
import { buildSearchIndex } from '@/domain/menu/search/search-index';
import { searchMenu } from '@/domain/menu/search/search-menu';
import { toDecimal } from '@/domain/shared/amount';

export const menu: Command = {
  usage: 'menu [search]',
  description: 'Lists the dishes of a restaurant, or those that a search finds.',
  options: [{ flags: '--limit <number>', description: 'the maximum number of dishes' }],
  example: 'lucka menu burger --shop 1',
  isQuery: true,
  async run(terminal, input) {
    const limit = input.option('limit') ?? '1000';
    if (!/^[1-9]\d{0,3}$/.test(limit))
      return misused('limit', `--limit must be a whole number, not "${limit}".`);
    const shopId = chosenShop(terminal, input);
    if (!shopId.ok) return shopId.error;
    const loaded = await terminal.get(LoadMenu).load(shopId.value);
    if (!loaded.ok) return failureOutcome(terminal, loaded.error);
    const { language } = terminal;
    const { currency } = loaded.value;
    const found = searchMenu(buildSearchIndex(loaded.value, language), input.words.join(' '));
    const articles = found.slice(0, Number(limit)).map(({ article, path }) => ({
      code: article.code,
      name: articleName(article, language),
      price: toDecimal(startingPrice(article).lowest),
      shownPrice: shownPrice(terminal, article, currency),
      category: path.join('/'),
      isSoldOut: article.isSoldOut,
      isServed: article.servedNext === undefined,
      hasChoices: article.choiceGroups.length > 0,
    }));
    const rows = articles.map(({ code, name, shownPrice, category }) => [code, name, shownPrice, category]);
    const counted = { found: found.length, articles };
    return done({ shopId: shopId.value, currency: currency.name, ...counted }, aligned(rows));
  },
};
