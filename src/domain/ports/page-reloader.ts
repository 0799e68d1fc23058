import { portToken } from '@/domain/ports/port-token';

/** Starts the page anew; what is kept outlives that. Source: spec §7 Service worker; SW-02. */
export interface PageReloader {
  /**
   * By itself never twice in a minute in one tab, counted over reloads: then it answers false and does nothing. With
   * `isAsked` a person wants it, as often as they like.
   */
  reload(options?: { readonly isAsked?: boolean }): boolean;
}

export const PageReloader = portToken<PageReloader>('PageReloader');
