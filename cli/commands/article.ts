import type { Command } from '@cli/command/command';
import { foundArticle } from '@cli/commands/found-article';
import { shownPrice } from '@cli/commands/shown-price';
import { done } from '@cli/command/outcome';
import type { Terminal } from '@cli/terminal/terminal';
import { choicePath } from '@/domain/menu/choices/choice-selection';
import type { ChoiceGroup, Currency } from '@/domain/menu/menu';
import { startingPrice } from '@/domain/menu/choices/starting-price';
import { articleName, articleText, choiceGroupName } from '@/domain/menu/menu-texts';
import { toDecimal, ZERO_AMOUNT } from '@/domain/shared/amount';
import type { Language } from '@/domain/shared/language';

export const article: Command = {
  usage: 'article <code>',
  description: 'Shows a dish: its description, its price, and its choices with their paths.',
  options: [],
  example: 'lucka article burger-classic --shop 1',
  isQuery: true,
  async run(terminal, input) {
    const found = await foundArticle(terminal, input, input.words[0] ?? '');
    if (!found.ok) return found.error;
    const { article, menu } = found.value;
    const { language } = terminal;
    return done(
      {
        code: article.code,
        name: articleName(article, language),
        text: articleText(article, language),
        price: toDecimal(startingPrice(article).lowest),
        currency: menu.currency.name,
        isSoldOut: article.isSoldOut,
        isServed: article.servedNext === undefined,
        allergens: article.allergens,
        diets: article.diets,
        choices: choicesOf(article.choiceGroups, language),
      },
      [
        `${articleName(article, language)}  ${shownPrice(terminal, article, menu.currency)}`,
        articleText(article, language),
        ...choiceLines(terminal, article.choiceGroups, menu.currency),
      ].filter((line) => line !== ''),
    );
  },
};

interface ChoiceGroupData {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly options: readonly {
    /** The value for `--choose`. */
    readonly path: string;
    readonly name: string;
    readonly price: number;
    readonly isSoldOut: boolean;
    readonly choices: readonly ChoiceGroupData[];
  }[];
}

const choicesOf = (
  groups: readonly ChoiceGroup[],
  language: Language,
  parent = '',
): readonly ChoiceGroupData[] =>
  groups.map((group) => ({
    name: choiceGroupName(group, language),
    min: group.min,
    max: group.max,
    options: group.articles.map((option) => {
      const path = choicePath(parent, group.code, option.code);
      return {
        path,
        name: articleName(option, language),
        price: toDecimal(option.price),
        isSoldOut: option.isSoldOut,
        choices: choicesOf(option.choiceGroups, language, path),
      };
    }),
  }));

function choiceLines(
  terminal: Terminal,
  groups: readonly ChoiceGroup[],
  currency: Currency,
  parent = '',
): readonly string[] {
  const { language } = terminal;
  return groups.flatMap((group) => [
    `${choiceGroupName(group, language)} (${group.min} to ${group.max})`,
    ...group.articles.flatMap((option) => {
      const path = choicePath(parent, group.code, option.code);
      const price = option.price === ZERO_AMOUNT ? '' : `  +${terminal.money(option.price, currency)}`;
      const soldOut = option.isSoldOut ? `  ${terminal.text('choice.soldOut')}` : '';
      const line = `--choose ${path}  ${articleName(option, language)}${price}${soldOut}`;
      return [line, ...choiceLines(terminal, option.choiceGroups, currency, path)].map(indent);
    }),
  ]);
}

const indent = (line: string): string => `  ${line}`;
