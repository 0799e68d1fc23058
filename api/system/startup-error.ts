/**
 * The database cannot be opened, for a reason that the person who started the API can do something about. The message
 * is written for that person: print it alone and end with an exit code other than zero.
 */
export class StartupError extends Error {
  override readonly name = 'CannotStart';
}
