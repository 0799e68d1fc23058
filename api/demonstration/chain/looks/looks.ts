import type { Look } from '@api/demonstration/chain/looks/palette';

/** Bold: ketchup red and mustard on bun-coloured paper. */
const burgerBar: Look = {
  light: {
    paper: '#fff6e6',
    surface: '#fffdf8',
    ink: '#2a1508',
    inkSoft: '#6b4a35',
    line: '#ecd9bd',
    appetite: '#c4260e',
    onAppetite: '#ffffff',
    accent: '#ffc22e',
    onAccent: '#2a1508',
    plate: '#ffe3a8',
  },
  dark: {
    paper: '#1a0f0a',
    surface: '#281812',
    ink: '#fff1df',
    inkSoft: '#d3b49b',
    line: '#463023',
    appetite: '#ff6a45',
    onAppetite: '#220700',
    accent: '#ffc22e',
    onAccent: '#2a1508',
    plate: '#4a2c17',
  },
  radius: '20px',
};

/** Calm: sea green and rice, with a touch of salmon. */
const sushiBar: Look = {
  light: {
    paper: '#f5f7f4',
    surface: '#ffffff',
    ink: '#13201e',
    inkSoft: '#4d605c',
    line: '#d9e1dc',
    appetite: '#0f6b62',
    onAppetite: '#ffffff',
    accent: '#ffb09c',
    onAccent: '#3a120a',
    plate: '#dfebe5',
  },
  dark: {
    paper: '#0c1514',
    surface: '#14211f',
    ink: '#e9f2ee',
    inkSoft: '#a3b8b2',
    line: '#2a3b38',
    appetite: '#5fcabb',
    onAppetite: '#04211d',
    accent: '#ffb09c',
    onAccent: '#3a120a',
    plate: '#1f3733',
  },
  radius: '6px',
};

/** Warm: crust, cinnamon and a blush of raspberry. */
const bakery: Look = {
  light: {
    paper: '#fbf3ea',
    surface: '#fffbf6',
    ink: '#33211a',
    inkSoft: '#725546',
    line: '#ead9c8',
    appetite: '#9a4a1c',
    onAppetite: '#ffffff',
    accent: '#f6c7c7',
    onAccent: '#54141f',
    plate: '#f4dfc8',
  },
  dark: {
    paper: '#19110d',
    surface: '#251a15',
    ink: '#f9ece0',
    inkSoft: '#cdb3a2',
    line: '#41302a',
    appetite: '#f0a068',
    onAppetite: '#2c1204',
    accent: '#f2b3b6',
    onAccent: '#4c0f1a',
    plate: '#46301f',
  },
  radius: '28px',
};

/** Lively: basil, tomato and flour. */
const pizzeria: Look = {
  light: {
    paper: '#fdf8ee',
    surface: '#ffffff',
    ink: '#1d2416',
    inkSoft: '#555d49',
    line: '#e3e0cc',
    appetite: '#1f7a3a',
    onAppetite: '#ffffff',
    accent: '#e5432a',
    onAccent: '#180300',
    plate: '#f9e1c5',
  },
  dark: {
    paper: '#10150d',
    surface: '#1a2116',
    ink: '#f3f4e6',
    inkSoft: '#b6bda6',
    line: '#343d2d',
    appetite: '#74cf83',
    onAppetite: '#05210d',
    accent: '#ff7a61',
    onAccent: '#2b0700',
    plate: '#3c3320',
  },
  radius: '14px',
};

/** Homely: lingonberry and blue enamel. */
const homeKitchen: Look = {
  light: {
    paper: '#f2f5fa',
    surface: '#ffffff',
    ink: '#141e33',
    inkSoft: '#4d5a74',
    line: '#d7dfec',
    appetite: '#27509b',
    onAppetite: '#ffffff',
    accent: '#f4cf5b',
    onAccent: '#2b1f00',
    plate: '#dde8f7',
  },
  dark: {
    paper: '#0d1320',
    surface: '#161e2f',
    ink: '#ecf1fb',
    inkSoft: '#acb8d0',
    line: '#2c3750',
    appetite: '#8db4ff',
    onAppetite: '#06183d',
    accent: '#f4cf5b',
    onAccent: '#2b1f00',
    plate: '#25365a',
  },
  radius: '10px',
};

/** A market hall: aubergine and marigold under one roof. */
const foodHall: Look = {
  light: {
    paper: '#faf5f8',
    surface: '#ffffff',
    ink: '#25142a',
    inkSoft: '#65506b',
    line: '#e7d9e6',
    appetite: '#7a2372',
    onAppetite: '#ffffff',
    accent: '#ffb43d',
    onAccent: '#2f1900',
    plate: '#f1e1ee',
  },
  dark: {
    paper: '#160d18',
    surface: '#221525',
    ink: '#f7edf8',
    inkSoft: '#c7b0ca',
    line: '#3e2a42',
    appetite: '#e79bdd',
    onAppetite: '#310a2d',
    accent: '#ffb43d',
    onAccent: '#2f1900',
    plate: '#432848',
  },
  radius: '16px',
};

/** One look for each kind of kitchen. */
export const looks = { burgerBar, sushiBar, bakery, pizzeria, homeKitchen, foodHall } as const;
