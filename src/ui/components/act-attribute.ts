/**
 * Names what a control does, so that it is done before the program is there, or where the control stands by then
 * (src/ui/app/page-acts.ts, src/ui/app/early-acts.ts).
 */
export const ACT_ATTRIBUTE = 'data-act';

/** Marks a control that was tapped before the program was there, until the tap is repeated. */
export const AWAITED_ATTRIBUTE = 'data-awaited';

/** The code of the article that a card shows. */
export const ARTICLE_ATTRIBUTE = 'data-article';

/** The code of the article whose page it is. */
export const DISH_ATTRIBUTE = 'data-dish';

/** Where the visitor goes on after the act of a button. */
export const NEXT_ATTRIBUTE = 'data-next';

/**
 * What an element shows of the basket, or of a dish as it is wanted; the script of a page writes it, too
 * (src/ui/app/page-basket-view.ts, src/ui/app/page-dish-view.ts).
 */
export const SHOWS_ATTRIBUTE = 'data-shows';
