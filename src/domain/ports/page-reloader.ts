import { portToken } from '@/domain/ports/port-token';

/** Reloads the page; stored values remain. Source: spec §7 Service worker; SW-02. */
export interface PageReloader {
  /**
   * Returns false, without a reload, for a second automatic reload within a minute in the same tab. With `isAsked` the
   * visitor asked for it, and it always reloads.
   */
  reload(options?: { readonly isAsked?: boolean }): boolean;
}

export const PageReloader = portToken<PageReloader>('PageReloader');
