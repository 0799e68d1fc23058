import type { LookFile } from '@api/chain/chain-schema';

type Palette = LookFile['light'];

const PROPERTIES = {
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
} as const satisfies Readonly<Record<keyof Palette, string>>;

/** A shop's rules, all under its body class `shop-{id}`. Source: AMB-53. */
export const stylesheetOf = (shopId: number, look: Pick<LookFile, 'light' | 'dark' | 'radius'>): string =>
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
  COLOURS.map((colour) => `${indent}${PROPERTIES[colour]}: ${palette[colour]};`);

const COLOURS = [
  ...(['paper', 'surface', 'ink', 'inkSoft', 'line'] as const),
  ...(['appetite', 'onAppetite', 'accent', 'onAccent', 'plate'] as const),
] satisfies readonly (keyof Palette)[];
