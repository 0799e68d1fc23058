import type { ErrorState, Notice } from '@/domain/notice/notice';

/** Closing clears the message and hides it. Source: spec §4 Error banner; ERR-02. */
export const closedError: ErrorState = { visible: false, message: undefined };

/** Showing sets the message and visibility on. Source: spec §4 Error banner; ERR-01. */
export const shownError = (message: Notice): ErrorState => ({ visible: true, message });
