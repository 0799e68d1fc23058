/**
 * Names a control that stands elsewhere once the server's page is taken over, so that an early tap on it is done where
 * it is by then (src/ui/app/early-acts.ts).
 */
export const ACT_ATTRIBUTE = 'data-act';
