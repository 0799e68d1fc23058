/** What create-router says when the rest of the program is missing, then what each browser says of a lost module. */
const WORDS =
  /could not be fetched|dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether an error means that a part of the program could not be fetched: no network, or a new release took it away. */
export const isMissingFile = (error: unknown): boolean => error instanceof Error && WORDS.test(error.message);
