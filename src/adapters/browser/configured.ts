import type { BrowserWindow } from '@/adapters/browser/browser-window';

/** An address from the head of the page: `<meta name="lucka:failure-address" content="…">`. */
export const configured = (window: BrowserWindow, name: string): string | undefined =>
  window.document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;
