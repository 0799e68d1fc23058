/**
 * Names what a control does, so that it is done before the program is there, or where the control stands by then
 * (src/ui/app/page-acts.ts, src/ui/app/early-acts.ts).
 */
export const ACT_ATTRIBUTE = 'data-act';

/** The code of the article that a card shows. */
export const ARTICLE_ATTRIBUTE = 'data-article';

/** What an element shows of the basket; the script of a page writes it, too (src/ui/app/page-basket-view.ts). */
export const SHOWS_ATTRIBUTE = 'data-shows';
