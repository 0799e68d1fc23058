import type { Look, Palette } from '@api/demonstration/chain/looks/palette';

const PROPERTIES: Readonly<Record<keyof Palette, string>> = {
  paper: '--color-paper',
  surface: '--color-surface',
  ink: '--color-ink',
  inkSoft: '--color-ink-soft',
  line: '--color-line',
  appetite: '--color-appetite',
  onAppetite: '--color-on-appetite',
  accent: '--color-accent',
  onAccent: '--color-on-accent',
  plate: '--color-plate',
};

/** A shop's rules, all under its body class `shop-{id}`. Source: AMB-53. */
export const stylesheetOf = (shopId: number, look: Look): string =>
  [
    `.shop-${shopId} {`,
    ...declarations(look.light, '  '),
    `  --radius: ${look.radius};`,
    '}',
    '@media (prefers-color-scheme: dark) {',
    `  .shop-${shopId} {`,
    ...declarations(look.dark, '    '),
    '  }',
    '}',
    '',
  ].join('\n');

const declarations = (palette: Palette, indent: string): string[] =>
  colorNames.map((color) => `${indent}${PROPERTIES[color]}: ${palette[color]};`);

const colorNames = [
  'paper',
  'surface',
  'ink',
  'inkSoft',
  'line',
  'appetite',
  'onAppetite',
  'accent',
  'onAccent',
  'plate',
] as const satisfies readonly (keyof Palette)[];
