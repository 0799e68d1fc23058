import type { BrowserWindow } from '@/adapters/browser/browser-window';

/** Sets a cookie of the page; one of a secure page is never sent over an open connection. */
export const writeCookie =
  (window: Pick<BrowserWindow, 'document' | 'location'>) =>
  (cookie: string): void => {
    window.document.cookie = window.location.protocol === 'https:' ? `${cookie}; Secure` : cookie;
  };
