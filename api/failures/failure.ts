/** An error as it was thrown; `stack` in the form of any engine, also with the message before it. */
export interface ThrownError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/** `pages` is the server of the pages where it is a program of its own. */
export type FailureSource = 'api' | 'pages' | 'browser';

/** What broke, for those who correct the program. */
export interface Failure {
  readonly from: FailureSource;
  /** `lucka:uncaught-error`, or what the program was doing: `answer`, `background-work`, `page`, or `crash`. */
  readonly code: string;
  /** The outermost first, then what caused it. */
  readonly errors: readonly ThrownError[];
  /** The pattern of a call or the name of a screen, never an address. */
  readonly route: string | undefined;
  readonly requestId: string | undefined;
}

/** Never throws and never waits. */
export type ReportFailure = (failure: Failure) => void;

export interface FailureForwarder {
  readonly report: ReportFailure;
  /** Resolves when what was reported has been sent, or will not be. */
  delivered(): Promise<void>;
}

const CAUSES_MAX = 3;

/** An error with what caused it, as far as that is an error, too. */
export function thrownErrors(error: unknown): readonly ThrownError[] {
  if (!(error instanceof Error)) return [{ type: 'unknown', message: String(error), stack: '' }];
  const { name: type, message, stack = '', cause } = error;
  const causes: readonly unknown[] = error instanceof AggregateError ? error.errors : [cause];
  const known = causes.slice(0, CAUSES_MAX).filter((each) => each instanceof Error);
  return [{ type, message, stack }, ...known.flatMap(thrownErrors)].slice(0, CAUSES_MAX + 1);
}
