/** The colours of a shop, as `#rrggbb`; every one is a custom property of the page. */
export interface Palette {
  /** The page's ground. */
  readonly paper: string;
  /** Cards on it. */
  readonly surface: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly line: string;
  /** The main action, and the text on it. */
  readonly appetite: string;
  readonly onAppetite: string;
  /** Badges and highlights, and the text on them. */
  readonly accent: string;
  readonly onAccent: string;
  /** The ground behind pictures. */
  readonly plate: string;
}

export interface Look {
  readonly light: Palette;
  readonly dark: Palette;
  readonly radius: string;
}
