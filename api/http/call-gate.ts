/** Says whether a call of a route can be answered soon. */
export interface CallGate {
  /** Seconds to wait if the call is refused. */
  refusal(): number | undefined;
  /**
   * The refusal waits so long. Clients that repeat refused calls at once can then refuse themselves no more often than
   * this, and leave the event loop to the other calls.
   */
  readonly refusalDelayMs?: number;
}
