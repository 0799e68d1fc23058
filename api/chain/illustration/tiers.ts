import { shade } from '@api/chain/illustration/shapes';

/** One layer of a stack seen from the side, whose upper edge is at `y`. */
export type Tier = (y: number, next: () => number) => { readonly svg: string; readonly height: number };

const LEFT = 70;
const RIGHT = 442;
const WIDTH = RIGHT - LEFT;

const patty =
  (color: string): Tier =>
  (y, next) => {
    const dots = Array.from(
      { length: 22 },
      () =>
        `<ellipse cx="${(LEFT + 20 + next() * (WIDTH - 40)).toFixed(0)}" cy="${(y + 10 + next() * 40).toFixed(0)}" rx="${(4 + next() * 7).toFixed(0)}" ry="4"/>`,
    );
    return {
      height: 54,
      svg: `<rect x="${LEFT - 4}" y="${y}" width="${WIDTH + 8}" height="60" rx="28" fill="${shade(color, -0.25)}"/><rect x="${LEFT - 2}" y="${y}" width="${WIDTH + 4}" height="50" rx="25" fill="${color}"/>
        <g fill="${shade(color, -0.35)}" opacity=".6">${dots.join('')}</g><path d="M${LEFT + 26} ${y + 13}H${RIGHT - 150}" stroke="${shade(color, 0.35)}" stroke-width="8" stroke-linecap="round" opacity=".6"/>`,
    };
  };

const crumbed: Tier = (y, next) => {
  const bumps = Array.from({ length: 12 }, (_, index) => {
    const x = LEFT - 6 + (index + 0.5) * (WIDTH / 12 + 1);
    return `<circle cx="${x.toFixed(0)}" cy="${(y + 20 + next() * 12).toFixed(0)}" r="${(24 + next() * 8).toFixed(0)}"/>`;
  });
  const crumbs = Array.from(
    { length: 40 },
    () =>
      `<circle cx="${(LEFT + next() * WIDTH).toFixed(0)}" cy="${(y + next() * 46).toFixed(0)}" r="${(2 + next() * 4).toFixed(0)}"/>`,
  );
  return {
    height: 56,
    svg: `<g fill="#b86a22" transform="translate(0 7)">${bumps.join('')}</g><g fill="#dc9438">${bumps.join('')}</g><g fill="#f6c775">${crumbs.join('')}</g>`,
  };
};

const slab =
  (color: string, edge: string, height = 36): Tier =>
  (y) => ({
    height,
    svg: `<rect x="${LEFT + 6}" y="${y}" width="${WIDTH - 12}" height="${height + 6}" rx="14" fill="${edge}"/><rect x="${LEFT + 10}" y="${y + 3}" width="${WIDTH - 20}" height="${height - 6}" rx="11" fill="${color}"/>
      <path d="M${LEFT + 60} ${y + 3}v${height - 6}M${LEFT + 140} ${y + 3}v${height - 6}M${LEFT + 220} ${y + 3}v${height - 6}M${LEFT + 300} ${y + 3}v${height - 6}" stroke="${edge}" stroke-width="12" opacity=".65"/>`,
  });

const leaves =
  (color: string): Tier =>
  (y, next) => {
    const count = 9;
    const step = (WIDTH + 40) / count;
    const wave = Array.from(
      { length: count },
      () => `q${(step / 2).toFixed(0)} ${(30 + next() * 26).toFixed(0)} ${step.toFixed(0)} 0`,
    ).join('');
    const start = LEFT - 20;
    return {
      height: 22,
      svg: `<path d="M${start} ${y + 10}${wave}Q${RIGHT} ${y - 12} 256 ${y - 8}Q${LEFT} ${y - 12} ${start} ${y + 10}Z" fill="${shade(color, -0.25)}" transform="translate(0 6)"/><path d="M${start} ${y + 8}${wave}Q${RIGHT} ${y - 12} 256 ${y - 8}Q${LEFT} ${y - 12} ${start} ${y + 8}Z" fill="${color}"/>
        <path d="M${start + 20} ${y + 8}H${RIGHT - 20}" stroke="${shade(color, 0.45)}" stroke-width="5" stroke-linecap="round" opacity=".7"/>`,
    };
  };

const cheese =
  (color: string): Tier =>
  (y) => ({
    height: 16,
    svg: `<path d="M${LEFT} ${y}H${RIGHT}L${RIGHT - 30} ${y + 18}L370 ${y + 52}L320 ${y + 20}L${LEFT + 150} ${y + 20}L150 ${y + 44}L${LEFT + 30} ${y + 18}Z" fill="${shade(color, -0.15)}" stroke="${shade(color, -0.15)}" stroke-width="10" stroke-linejoin="round"/><path d="M${LEFT} ${y - 2}H${RIGHT}L${RIGHT - 30} ${y + 14}L370 ${y + 46}L320 ${y + 15}H${LEFT + 150}L150 ${y + 38}L${LEFT + 30} ${y + 14}Z" fill="${color}" stroke="${color}" stroke-width="8" stroke-linejoin="round"/>`,
  });

const rounds =
  (rim: string, flesh: string, count: number, height = 20): Tier =>
  (y) => {
    const width = (WIDTH - 10) / count;
    return {
      height,
      svg: Array.from({ length: count }, (_, index) => {
        const x = LEFT + 5 + index * width;
        return `<rect x="${(x + 1).toFixed(0)}" y="${y}" width="${(width - 3).toFixed(0)}" height="${height + 5}" rx="${height / 2}" fill="${rim}"/><rect x="${(x + 9).toFixed(0)}" y="${y + 4}" width="${(width - 20).toFixed(0)}" height="${height * 0.4}" rx="${height * 0.2}" fill="${flesh}"/>`;
      }).join(''),
    };
  };

const sauce =
  (color: string): Tier =>
  (y, next) => {
    const drops = [0.16, 0.37, 0.58, 0.8].map((at) => {
      const x = LEFT + WIDTH * (at + next() * 0.06);
      return `<rect x="${x.toFixed(0)}" y="${y}" width="26" height="${(26 + next() * 28).toFixed(0)}" rx="13"/>`;
    });
    return {
      height: 11,
      svg: `<g fill="${color}"><rect x="${LEFT + 2}" y="${y - 4}" width="${WIDTH - 4}" height="22" rx="11"/>${drops.join('')}</g><path d="M${LEFT + 26} ${y + 2}H${RIGHT - 170}" stroke="#fff" opacity=".55" stroke-width="5" stroke-linecap="round"/>`,
    };
  };

const crisps =
  (color: string, fat: string): Tier =>
  (y) => ({
    height: 18,
    svg: `<path d="M${LEFT - 14} ${y + 10}q30 -22 62 0t62 0t62 0t62 0t62 0t62 0t28 0" stroke="${color}" stroke-width="22" fill="none" stroke-linecap="round"/><path d="M${LEFT - 14} ${y + 10}q30 -22 62 0t62 0t62 0t62 0t62 0t62 0t28 0" stroke="${fat}" stroke-width="6" fill="none" stroke-linecap="round"/>`,
  });

const bits =
  (color: string, count = 12, radius = 10): Tier =>
  (y, next) => ({
    height: 14,
    svg: Array.from({ length: count }, (_, index) => {
      const x = LEFT + 14 + ((index + next() * 0.6) * (WIDTH - 28)) / count;
      const cy = y + 6 + next() * 8;
      return `<circle cx="${x.toFixed(0)}" cy="${(cy + 3).toFixed(0)}" r="${radius}" fill="${shade(color, -0.3)}"/><circle cx="${x.toFixed(0)}" cy="${cy.toFixed(0)}" r="${radius - 1}" fill="${color}"/><circle cx="${(x - 3).toFixed(0)}" cy="${(cy - 3).toFixed(0)}" r="${radius * 0.3}" fill="${shade(color, 0.6)}"/>`;
    }).join(''),
  });

/** Sauces and spreads, which run down the side. */
const SPREADS: Readonly<Record<string, string>> = {
  houseSauce: '#f0a06a',
  mayo: '#fff3cf',
  veganMayo: '#fdf3d2',
  truffleMayo: '#efe0bb',
  chiliMayo: '#f58a5a',
  aioli: '#f8e8b0',
  yoghurt: '#fffdf6',
  creamFraiche: '#fffdf6',
  creamCheese: '#fffdf6',
  hummus: '#e4c58a',
  mustard: '#e6b422',
  ketchup: '#c92a1c',
  bbq: '#6d2412',
  hotHoney: '#eda01f',
  balsamic: '#4a1e1c',
};

export const TIER_SAUCES: readonly string[] = Object.keys(SPREADS);

/** The layers of burgers and sandwiches, from the top to the bottom. */
export const TIERS: readonly (readonly [code: string, tier: Tier])[] = [
  ...Object.entries(SPREADS).map(([code, color]) => [code, sauce(color)] as const),
  ['coleslaw', bits('#efe6b2', 16, 11)],
  ['kimchi', bits('#d9572f', 15, 11)],
  ['lingonberry', bits('#c8102e', 14, 11)],
  ['mango', rounds('#e08a1c', '#fbb02d', 5, 18)],
  ['pear', rounds('#c9c76a', '#f8f3cf', 4)],
  ['redOnion', rounds('#b0447e', '#f0b8d6', 5, 14)],
  ['onion', rounds('#e0c488', '#fff3d2', 5, 14)],
  ['jalapeno', rounds('#4b8a2a', '#c4e08a', 7, 16)],
  ['pepper', rounds('#c92f1c', '#f06a48', 6, 16)],
  ['cucumber', rounds('#3f8a3a', '#d9eeb0', 6, 16)],
  ['avocado', rounds('#6f9a36', '#d6e07a', 4, 22)],
  ['egg', rounds('#fffaf0', '#f7a823', 4, 24)],
  ['tomato', rounds('#d2321e', '#f58a6a', 2, 24)],
  ['pickles', rounds('#6f8f2c', '#c3d272', 5, 17)],
  ['springOnion', bits('#79b843', 12, 8)],
  ['mint', leaves('#4fae4a')],
  ['mushroom', rounds('#b5895c', '#efdcc0', 5, 20)],
  ['peanuts', bits('#d9a35c', 14, 10)],
  ['horseradish', bits('#fffaf0', 14, 7)],
  ['shrimp', bits('#f58a5b', 12, 15)],
  ['smokedSalmon', crisps('#f07a4e', '#ffbf9c')],
  ['ham', crisps('#ee9a9a', '#ffe1dc')],
  ['parmaHam', crisps('#d9575c', '#fbe4dc')],
  ['salami', rounds('#8f1f16', '#c93a26', 5, 14)],
  ['bacon', crisps('#a8352a', '#f6c8a4')],
  ['anchovy', bits('#8d6a52', 8, 7)],
  ['parmesan', bits('#f3d98a', 10, 10)],
  ['feta', bits('#fffdf6', 11, 12)],
  ['gorgonzola', bits('#e4e6e0', 11, 12)],
  ['goatCheese', rounds('#efe6d0', '#fffdf8', 3, 26)],
  ['cheddar', cheese('#fbb424')],
  ['swissCheese', cheese('#fbe08a')],
  ['brownCheese', cheese('#b8743a')],
  ['beef', patty('#7d4526')],
  ['elk', patty('#693722')],
  ['friedChicken', crumbed],
  ['chicken', slab('#e8b468', '#b3712c', 44)],
  ['halloumi', slab('#fbeec6', '#cf9540', 44)],
  ['plantPatty', patty('#7f7a38')],
  ['portobello', patty('#5a4336')],
  ['beetroot', patty('#7d1b3f')],
  ['spinach', leaves('#3d8a3a')],
  ['rocket', leaves('#579c36')],
  ['lettuce', leaves('#8cc63f')],
];

const TIER_CODES: ReadonlySet<string> = new Set(TIERS.map(([code]) => code));

/** Whether it can be a layer of a burger or a sandwich. */
export const isTier = (code: string): boolean => TIER_CODES.has(code);
