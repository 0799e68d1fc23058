import { DatabaseError } from 'pg';

/** SQLSTATEs, or their prefixes, of temporary failures. */
const PASSING_STATES = [
  '40', // a deadlock or a conflict of transactions: this one was undone
  '53', // out of connections, memory or disk
  '57014', // the statement time-out
  '55P03', // the lock time-out
  '25006', // read-only: a standby while the main server changes
];

/** SQLSTATEs of a lost connection: the server stops, starts or recovers, or an administrator ended it. */
const ENDING_STATES = ['08', '57P', '25P03'];

/** The database cannot be reached or cannot answer now. The request may be repeated: 503 with Retry-After. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /** Whether the connection is unusable, as opposed to a refusal that came over it. */
  readonly isConnectionLost: boolean;

  constructor(cause: unknown, isConnectionLost: boolean) {
    super(`The database does not answer: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.isConnectionLost = isConnectionLost;
  }
}

/** Converts a driver's error: DatabaseUnavailable if it is temporary, else unchanged. */
export function asDatabaseError(error: unknown): unknown {
  if (error instanceof DatabaseError) return classify(error);
  // Errors of the driver about its arguments or results.
  if (error instanceof TypeError || error instanceof RangeError) return error;
  // An error that does not come from the server is a connection failure.
  return new DatabaseUnavailable(error, true);
}

function classify(error: DatabaseError): Error {
  const isAmong = (states: readonly string[]): boolean =>
    states.some((state) => error.code?.startsWith(state) === true);
  if (isAmong(ENDING_STATES)) return new DatabaseUnavailable(error, true);
  return isAmong(PASSING_STATES) ? new DatabaseUnavailable(error, false) : error;
}
