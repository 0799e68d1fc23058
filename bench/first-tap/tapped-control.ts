import { COMPARISON } from '@bench/pages/front';

/** What is tapped on a page that was opened just now. */
export interface TappedControl {
  readonly name: string;
  readonly address: string;
  /** The first one of it is tapped. */
  readonly selector: string;
  /** The tap is answered once the texts and choices of these elements differ. */
  readonly shown: string;
}

const MENU = '/shop/1/menu/cold-drinks';
const DISH = '/shop/1/menu/burgers/beef-burgers/articles/burger-classic';
const SIMPLE_DISH = '/shop/1/menu/sides/articles/side-rings';
const BASKET = '[data-basket-target]';
const DIALOG = 'dialog';
const ADD = { selector: '[data-act="add"]', shown: BASKET } as const;

/** The least page that can do it, the least with React and MobX, and what the storefront shows. */
export const TAPPED_CONTROLS: readonly TappedControl[] = [
  { name: 'plain page', address: `${COMPARISON}plain.html`, selector: 'li button', shown: BASKET },
  { name: 'React and MobX', address: `${COMPARISON}floor.html`, selector: 'li button', shown: BASKET },
  { name: 'add on a menu', address: MENU, ...ADD },
  { name: 'add at a table', address: `${MENU}?spotId=4&orderType=DineInPlace`, ...ADD },
  { name: 'add on a dish', address: SIMPLE_DISH, selector: '[data-act="put"]', shown: '[data-act="put"]' },
  {
    ...{ name: 'one more of a dish', address: DISH },
    ...{ selector: '[data-act="more"]', shown: '[data-shows="portions"]' },
  },
  {
    ...{ name: 'a choice of a dish', address: DISH },
    ...{ selector: 'label[data-chosen="false"]', shown: 'label[data-chosen]' },
  },
  { name: 'the basket', address: MENU, selector: '[data-act="basket"]', shown: DIALOG },
  { name: 'the languages', address: '/', selector: 'header [aria-haspopup]', shown: DIALOG },
];
