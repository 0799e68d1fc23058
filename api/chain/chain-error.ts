/** An error in a file of a chain, for its author. */
export interface ChainError {
  readonly file: string;
  /** The keys that lead to the field; none for the whole file. */
  readonly path: readonly PropertyKey[];
  /** What is expected. */
  readonly message: string;
  /** Where in the file it is, for an error that is in no field, such as a missing comma. */
  readonly offset?: number;
}

export const errorInFile = (file: string, message: string): ChainError => ({ file, path: [], message });

/** `categories[0].articles[2].price` */
export const pathText = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
