/** The id of the data block in a page of the server. */
export const PAGE_STATE_ID = 'lucka-page';

/** The id of the data block by which the script of such a page shows and changes the basket. */
export const PAGE_BASKET_ID = 'lucka-basket';

/** Tells the page, before anything is tapped anew, that its script does what is tapped. */
export const READY_EVENT = 'lucka:ready';

/** Names the file that a style element in a page of the server replaces. */
export const INLINE_STYLE_ATTRIBUTE = 'data-href';

/** Marks one that has only the rules that its page uses. */
export const STYLE_PART_ATTRIBUTE = 'data-part';

/** The address of a link in a page of the server that carries the query of the page's address along. */
export const DRAWN_HREF_ATTRIBUTE = 'data-drawn-href';

/**
 * The head of a page of the server names the script files that every page starts with, in the order in which they run.
 */
export const FIRST_FILES_META = 'lucka:first-files';

/** Those that its screen needs beside them. */
export const FILES_META = 'lucka:files';
