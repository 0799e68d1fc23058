import { ROUTE_NAMES } from '@/domain/navigation/route';
import { ROUTE_VISITS } from '@test/support/browser/addresses';
import type { Guest } from '@test/support/browser/guest';

/** Every page that a guest can open, except digital signage, which adapts to no visitor. */
const ADDRESSES = [
  ...new Set(ROUTE_NAMES.map((name) => ROUTE_VISITS[name].lands ?? ROUTE_VISITS[name].address)),
].filter((address) => !address.endsWith('/digital-signage'));

/** With something in the basket, looks at every page, and at the language popup. */
export async function walk(guest: Guest, look: (place: string) => Promise<void>): Promise<void> {
  guest.faults.expect(/Failed to load resource.*(401|404|503)/);
  await guest.goToMenu(1, 'DineInPlace', '/cold-drinks');
  await guest.addFromMenu();
  for (const address of ADDRESSES) {
    await guest.goTo(address);
    await guest.sees(guest.page.getByRole('heading', { level: 1 }));
    await guest.page.waitForLoadState('networkidle');
    await look(address);
  }
}

/** The faults of a place, each with its name. */
export const faultsOf = (place: string, faults: readonly string[]): readonly string[] =>
  faults.map((fault) => `${place}: ${fault}`);
