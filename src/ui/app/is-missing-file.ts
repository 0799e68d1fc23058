/** The message of `createRouter` for a missing deferred part, then those of the browsers for a missing module. */
const WORDS =
  /could not be fetched|dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether the error means that a file of the program could not be loaded: no network, or a new release removed it. */
export const isMissingFile = (error: unknown): boolean => error instanceof Error && WORDS.test(error.message);
