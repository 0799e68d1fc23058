import { parseArticleCode, parseCategoryCode, parseChoiceCode } from '@/domain/menu/menu';
import { parseAmount } from '@/domain/shared/amount';
import { parseSpotId } from '@/domain/shop/delivery-spot';
import { parseShopId } from '@/domain/shop/shop';
import { must } from '@test/support/builders/must';

export const shopId = (value: number) => must(parseShopId(value));
export const spotId = (value: number) => must(parseSpotId(value));
export const articleCode = (text: string) => must(parseArticleCode(text));
export const categoryCode = (text: string) => must(parseCategoryCode(text));
export const choiceCode = (text: string) => must(parseChoiceCode(text));

/** Money as people write it: `amount('99.50')`. */
export const amount = (decimal: number | string) => must(parseAmount(decimal));
