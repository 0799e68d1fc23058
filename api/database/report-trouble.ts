/** Logs a failure that belongs to no request. */
export type ReportTrouble = (message: string, error?: unknown) => void;
