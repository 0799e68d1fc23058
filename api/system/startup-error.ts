interface StartupErrorOptions extends ErrorOptions {
  readonly isRetryable?: boolean;
}

/**
 * The API cannot start, for a reason that the operator can remove. The message is for the operator: print it alone and
 * exit with a code other than zero.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
  /** Whether the same start may succeed later, without another setting. */
  readonly isRetryable: boolean;

  constructor(message: string, { isRetryable = false, ...options }: StartupErrorOptions = {}) {
    super(message, options);
    this.isRetryable = isRetryable;
  }
}
