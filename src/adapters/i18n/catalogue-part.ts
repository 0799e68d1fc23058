/** The texts of one part of a language, as its file in `locales/` nests them. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/**
 * `first` holds home and the frame around every screen; `legal` the terms, the privacy policy and the data on the
 * device, which few visitors read; `rest` all else (docs/adr/0006-first-and-rest.md).
 */
export type CataloguePart = 'first' | 'rest' | 'legal';
