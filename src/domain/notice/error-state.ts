import type { ErrorState, Notice } from '@/domain/notice/notice';

/** Clears the message and hides it. Source: spec §4 Error banner; ERR-02. */
export const closedError: ErrorState = { visible: false, message: undefined };

/** Sets the message and shows it. Source: spec §4 Error banner; ERR-01. */
export const shownError = (message: Notice): ErrorState => ({ visible: true, message });
