/** Source: spec §9 Monitoring defaults; CONST-02. */
export const TELEMETRY_SESSION_EXPIRY_MS = 24 * 60 * 60 * 1000;
export const TELEMETRY_SESSION_RENEWAL_MS = 30 * 60 * 1000;
export const TELEMETRY_ID_CHARS = 22;
export const TELEMETRY_SAMPLING_PERCENT = 100;
export const TELEMETRY_USER_COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** The storage key of the visitor's number. */
export const TELEMETRY_USER_COOKIE = 'lucka-user';

export const TELEMETRY_BATCH_MAX = 20;
export const TELEMETRY_BATCH_WAIT_MS = 5_000;
