/**
 * The API cannot start, for a reason that the operator can remove. The message is for the operator: print it alone and
 * exit with a code other than zero.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
