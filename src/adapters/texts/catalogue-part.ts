export type Catalogue = Readonly<Record<string, string>>;

/**
 * `first` is what home and the frame around every screen say; `legal` is the terms, the privacy policy and what the
 * device keeps, which few read; `rest` is all else (docs/adr/0006-first-and-rest.md).
 */
export type CataloguePart = 'first' | 'rest' | 'legal';
