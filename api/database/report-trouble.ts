/** Takes a line for the API's log about something that went wrong beside any request. */
export type ReportTrouble = (message: string, error?: unknown) => void;
