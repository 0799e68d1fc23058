import { portToken } from '@/domain/ports/port-token';

/** Prints the page as it is shown. */
export interface Printer {
  print(): void;
}

export const Printer = portToken<Printer>('Printer');
