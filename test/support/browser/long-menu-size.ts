/** The number of articles of the long menu (PAIN-53). */
export const LONG_MENU_SIZE = 2_000;
