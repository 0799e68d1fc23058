import type { BrowserWindow } from '@/adapters/browser/browser-window';

/** Whoever serves the page writes the addresses into its head: `<meta name="lucka:failure-address" content="…">`. */
export const configured = (window: BrowserWindow, name: string): string | undefined =>
  window.document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;
