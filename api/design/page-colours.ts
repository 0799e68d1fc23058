import type { PageColours } from '@api/design/contrast';

export type ColourScheme = 'light' | 'dark';

/** The custom property of each colour. */
export const COLOUR_PROPERTIES: Readonly<Record<keyof PageColours, string>> = {
  paper: '--color-paper',
  surface: '--color-surface',
  ink: '--color-ink',
  inkSoft: '--color-ink-soft',
  appetite: '--color-appetite',
  onAppetite: '--color-on-appetite',
  accent: '--color-accent',
  onAccent: '--color-on-accent',
  plate: '--color-plate',
  good: '--color-good',
  bad: '--color-bad',
};

export const COLOUR_NAMES = [
  ...(['paper', 'surface', 'ink', 'inkSoft', 'appetite'] as const),
  ...(['onAppetite', 'accent', 'onAccent', 'plate', 'good', 'bad'] as const),
] satisfies readonly (keyof PageColours)[];

/** The properties that a shop may set: those above, and the colour of lines. */
export const COLOUR_TOKENS: readonly string[] = [...Object.values(COLOUR_PROPERTIES), '--color-line'];

/** The chain's default colours: those of src/ui/design/tokens.css, which a test compares. */
export const CHAIN_COLOURS: Readonly<Record<ColourScheme, PageColours>> = {
  light: {
    paper: '#fbf4e6',
    surface: '#fffcf5',
    ink: '#2b1a12',
    inkSoft: '#6a5344',
    appetite: '#c2361a',
    onAppetite: '#fffaf2',
    accent: '#f3b63f',
    onAccent: '#2b1a12',
    plate: '#f6e0bd',
    good: '#2f6b3a',
    bad: '#a3211c',
  },
  dark: {
    paper: '#1a120d',
    surface: '#261b14',
    ink: '#f8eddd',
    inkSoft: '#cbb6a1',
    appetite: '#ff8f6b',
    onAppetite: '#2a0f05',
    accent: '#f3b63f',
    onAccent: '#2b1a12',
    plate: '#3b2a1d',
    good: '#8fd39b',
    bad: '#ffa59b',
  },
};
