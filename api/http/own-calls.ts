/**
 * The remote address of calls that the program makes of itself, in the process: those of its pages do not count under
 * the rate limits. No connection has this address.
 */
export const OWN_CALLS = '0.0.0.0';
