import { portToken } from '@/domain/ports/port-token';
/** Moves the visitor. In the browser the router does it, headless a plain history. */
export interface Wayfinder {
  go(path: string, options?: { readonly replace?: boolean }): Promise<void>;
  /** One step back, or to `otherwise` when there is no step to take inside the site. */
  back(otherwise: string): Promise<void>;
}

export const Wayfinder = portToken<Wayfinder>('Wayfinder');
