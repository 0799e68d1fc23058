/** The texts of one part of a language, as its file in `locales/` nests them. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/**
 * `first` is what home and the frame around every screen say; `legal` is the terms, the privacy policy and what the
 * device stores, which few read; `rest` is all else (docs/adr/0006-first-and-rest.md).
 */
export type CataloguePart = 'first' | 'rest' | 'legal';
