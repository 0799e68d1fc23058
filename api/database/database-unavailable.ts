import { DatabaseError } from 'pg';

/** What the server itself may answer that passes by waiting: a SQLSTATE, or the beginning of several. */
const PASSING_STATES = [
  '40', // a deadlock or a conflict of transactions: this one was undone
  '53', // out of connections, memory or disk
  '57014', // the statement time-out
  '55P03', // the lock time-out
  '25006', // read-only: a standby while the main server changes
];

/** The server's last words on a connection: it stops, it starts, it recovers, or an administrator ended it. */
const ENDING_STATES = ['08', '57P', '25P03'];

/** The database cannot be reached or cannot answer now. The request may be repeated: 503 with Retry-After. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /** Whether the connection is of no more use, as against a refusal that came over it. */
  readonly isConnectionLost: boolean;

  constructor(cause: unknown, isConnectionLost: boolean) {
    super(`The database does not answer: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.isConnectionLost = isConnectionLost;
  }
}

/** An error of the driver as callers should see it: DatabaseUnavailable when it passes by waiting, else as it is. */
export function asDatabaseError(error: unknown): unknown {
  if (error instanceof DatabaseError) return classify(error);
  // The driver's complaints about what we gave it, or about what we read.
  if (error instanceof TypeError || error instanceof RangeError) return error;
  // What the server did not say itself is a trouble on the way to it.
  return new DatabaseUnavailable(error, true);
}

function classify(error: DatabaseError): Error {
  const isAmong = (states: readonly string[]): boolean =>
    states.some((state) => error.code?.startsWith(state) === true);
  if (isAmong(ENDING_STATES)) return new DatabaseUnavailable(error, true);
  return isAmong(PASSING_STATES) ? new DatabaseUnavailable(error, false) : error;
}
